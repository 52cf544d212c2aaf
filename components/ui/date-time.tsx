import { useFormatter } from 'next-intl'

// In figures only: browsers lack the words of some languages that the server has.
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const minute = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const second = { ...minute, second: '2-digit' } as const

/** A moment in Korea, as exactly as it is wanted; on the clock of 24 hours. */
export const dateTimeFormats = { day, minute, second }

/** The same in a page, so that a column of them lines up. */
export function DateTime({ at, to = 'day' }: { at: string; to?: keyof typeof dateTimeFormats }) {
  const format = useFormatter()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.dateTime(new Date(at), dateTimeFormats[to])}
    </time>
  )
}
