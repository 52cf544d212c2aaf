import { useFormatter } from 'next-intl'

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** A moment as the Korean calendar has it, in figures, so that a column of them lines up. */
export function Moment({ at, time = false }: { at: string; time?: boolean }) {
  const format = useFormatter()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.dateTime(new Date(at), time ? minute : day)}
    </time>
  )
}
