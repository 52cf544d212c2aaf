import { useFormatter } from 'next-intl'

// In figures only: browsers lack the words of some languages that the server has.
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A day, or a moment, of the Korean calendar. */
export function Day({ at, time = false }: { at: string; time?: boolean }) {
  const format = useFormatter()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.dateTime(new Date(at), time ? minute : day)}
    </time>
  )
}
