import { useTranslations } from 'next-intl'
import type { OpenedInquiry } from '@/lib/contact/inbox-schema'
import { Link } from '@/lib/i18n/navigation'
import { InquiryFacts } from './inquiry-facts'
import { InquiryStatusTag } from './inquiry-status-tag'
import { ReplyForm } from './reply-form'
import { ReplyList } from './reply-list'

/** One inquiry with its replies, and the form of the next reply. */
export function InquiryDetail({
  inquiry,
  replyId,
  now,
}: {
  inquiry: OpenedInquiry
  replyId: string
  now: Date
}) {
  const t = useTranslations('adminContent.inquiries')
  return (
    <>
      <p className="-mt-3 mb-5 text-sm">
        <Link href="/admin/content/inquiries" className="link">
          {t('back')}
        </Link>
      </p>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-8">
          <section>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h2 className="text-lg font-bold" lang={inquiry.locale}>
                {inquiry.subject}
              </h2>
              <InquiryStatusTag status={inquiry.status} />
            </div>
            <h3 className="sr-only">{t('message')}</h3>
            <p className="mt-3 max-w-[42em] whitespace-pre-wrap break-words" lang={inquiry.locale}>
              {inquiry.message}
            </p>
          </section>
          <section className="max-w-[42em]">
            <h2 className="section-title">{t('replies')}</h2>
            <ReplyList inquiry={inquiry} />
          </section>
          <section className="max-w-[42em]">
            <h2 className="section-title">{t('answer')}</h2>
            <ReplyForm inquiry={inquiry} replyId={replyId} />
          </section>
        </div>
        <aside className="max-lg:order-first">
          <InquiryFacts inquiry={inquiry} now={now} />
        </aside>
      </div>
    </>
  )
}
