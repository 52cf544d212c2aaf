import { useFormatter } from 'next-intl'

/** A moment in Korea, to the minute. */
export function InquiryTime({ at }: { at: string }) {
  const format = useFormatter()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.dateTime(new Date(at), {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      })}
    </time>
  )
}
