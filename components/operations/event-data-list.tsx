/** The facts of a log's row as they are kept: names and plain values. */
export function EventDataList({ facts }: { facts: Record<string, unknown> }) {
  const entries = Object.entries(facts)
  if (entries.length === 0) return <span className="text-soft">–</span>
  return (
    <ul className="text-xs leading-5">
      {entries.map(([name, value]) => (
        <li key={name} className="break-all">
          <span className="text-soft">{name}</span>{' '}
          {typeof value === 'object' ? JSON.stringify(value) : String(value)}
        </li>
      ))}
    </ul>
  )
}
