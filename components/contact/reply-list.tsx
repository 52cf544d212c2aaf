import { useFormatter, useTranslations } from 'next-intl'
import { dateTimeFormats } from '@/components/ui/date-time'
import type { OpenedInquiry } from '@/lib/contact/inbox-schema'
import { ResendReplyButton } from './inquiry-actions'

/** The replies, oldest first. Their text is shown as it was written: nothing of it is markup. */
export function ReplyList({ inquiry }: { inquiry: OpenedInquiry }) {
  const t = useTranslations('adminContent.inquiries')
  const format = useFormatter()
  const time = (at: string) => format.dateTime(new Date(at), dateTimeFormats.minute)
  if (inquiry.replies.length === 0) return <p className="mt-3 text-soft">{t('noReplies')}</p>
  return (
    <ol className="mt-3 space-y-5">
      {inquiry.replies.map((reply) => (
        <li key={reply.id} className="border-l-2 border-line pl-4">
          <p className="text-sm text-soft">
            {t('by', { email: reply.author ?? t('formerStaff'), time: time(reply.createdAt) })}
          </p>
          <p className="mt-1 whitespace-pre-wrap break-words" lang={inquiry.locale}>
            {reply.body}
          </p>
          {reply.mailedAt ? (
            <p className="mt-1 text-sm text-good">{t('mailed', { time: time(reply.mailedAt) })}</p>
          ) : (
            <div className="mt-1 flex flex-wrap items-center gap-3 text-sm">
              <p className="text-warn">{t('notMailed')}</p>
              <ResendReplyButton reply={reply.id} />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
