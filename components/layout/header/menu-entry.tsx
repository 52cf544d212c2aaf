/** A link or button over the whole width of a menu. */
export const menuEntryClass = 'menu-entry'

/** A page's name and, under it, what it is good for: as `menu-entry` draws them, for there are many. */
export function MenuEntry({ name, hint }: { name: string; hint: string }) {
  return (
    <>
      <b>{name}</b>
      <span>{hint}</span>
    </>
  )
}
