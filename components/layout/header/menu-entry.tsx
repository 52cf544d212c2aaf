/** A link or button over the whole width of a menu. */
export const menuEntryClass =
  'block w-full px-4 py-2 text-left text-sm leading-snug hover:bg-sheet aria-[current]:text-seal'

/** A page's name and, under it, what it is good for. */
export function MenuEntry({ name, hint }: { name: string; hint: string }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block text-soft">{hint}</span>
    </>
  )
}
