/** A link or button over the whole width of a menu. */
export const menuEntryClass = 'menu-entry'

/** A page's name and, under it, what it is good for. */
export function MenuEntry({ name, hint }: { name: string; hint: string }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <span className="block text-soft">{hint}</span>
    </>
  )
}
