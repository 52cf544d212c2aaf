import { useFormatter } from 'next-intl'
import { inquiryTime } from './inquiry-time-form'

/** A moment in Korea, to the minute. */
export function InquiryTime({ at }: { at: string }) {
  const format = useFormatter()
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.dateTime(new Date(at), inquiryTime)}
    </time>
  )
}
