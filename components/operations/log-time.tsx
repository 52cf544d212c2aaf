import { useFormatter } from 'next-intl'

/** To the second, in Korea: what a log is compared by. */
export function LogTime({ at }: { at: string }) {
  const format = useFormatter()
  const words = format.dateTime(new Date(at), {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {words}
    </time>
  )
}
