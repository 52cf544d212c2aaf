/** A line of an opened menu: a link or a button over its whole width. */
export const menuItemClass =
  'block w-full px-4 py-2 text-left text-sm hover:bg-sheet data-highlighted:bg-sheet aria-[current]:font-bold aria-[current]:text-seal data-disabled:text-soft'
