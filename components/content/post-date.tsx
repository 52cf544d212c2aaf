import { useFormatter } from 'next-intl'

/** The Korean calendar day of a moment, as the reader's language writes it. */
export function PostDate({ at }: { at: string }) {
  const format = useFormatter()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.dateTime(new Date(at), { year: 'numeric', month: 'long', day: 'numeric' })}
    </time>
  )
}
