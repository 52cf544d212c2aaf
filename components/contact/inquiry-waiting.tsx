import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { InquiryStatus } from '@/lib/contact/constants'
import { answerDue, officeTime } from '@/lib/contact/response-hours'

const MINUTE_MS = 60_000

/** How long the sender has waited in office hours, and whether that is longer than the site promises. */
export function InquiryWaiting({
  inquiry,
  now,
}: {
  inquiry: { status: InquiryStatus; createdAt: string }
  now: Date
}) {
  const t = useTranslations('adminContent.inquiries')
  if (inquiry.status !== 'new') return '–'
  const asked = new Date(inquiry.createdAt)
  const minutes = Math.floor(officeTime(asked, now) / MINUTE_MS)
  const text =
    minutes < 60
      ? t('minutes', { count: minutes })
      : t('hours', { count: Math.floor(minutes / 60) })
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <span className="whitespace-nowrap">{text}</span>
      {now > answerDue(asked) ? <Tag tone="warn">{t('overdue')}</Tag> : null}
    </span>
  )
}
