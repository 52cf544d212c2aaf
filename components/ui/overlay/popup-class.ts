/** The list that a select, combobox or menu opens. */
export const popupClass =
  'max-h-[min(22rem,var(--available-height))] overflow-y-auto border border-strong bg-paper py-1 text-ink outline-none'

/** A choice in it, with a column for the mark of the chosen one. */
export const popupItemClass =
  'grid cursor-default grid-cols-[1rem_1fr] items-center gap-2 px-3 py-2 text-sm outline-none select-none data-disabled:text-soft data-highlighted:bg-sheet data-selected:font-semibold'
