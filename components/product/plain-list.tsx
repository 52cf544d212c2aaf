/** A few sentences of equal weight, parted by lines. */
export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item} className="py-2 first:pt-0 last:pb-0">
          {item}
        </li>
      ))}
    </ul>
  )
}
