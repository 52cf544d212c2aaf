import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DateTime } from '@/components/ui/date-time'
import type { OpenedInquiry } from '@/lib/contact/inbox-schema'
import { answerDue } from '@/lib/contact/response-hours'
import { InquiryWaiting } from './inquiry-waiting'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5">
      <dt className="text-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

/** The sender of an inquiry, its time, and the time until which a reply was promised. */
export function InquiryFacts({ inquiry, now }: { inquiry: OpenedInquiry; now: Date }) {
  const t = useTranslations('adminContent.inquiries')
  const types = useTranslations('contact.form.types')
  const languages = useTranslations('language')
  const due = answerDue(new Date(inquiry.createdAt)).toISOString()
  return (
    <dl className="border-t border-strong text-sm">
      <Fact name={t('who')}>
        <span lang={inquiry.locale}>{inquiry.name}</span>
      </Fact>
      <Fact name={t('company')}>
        <span lang={inquiry.locale}>{inquiry.company ?? '–'}</span>
      </Fact>
      <Fact name={t('email')}>{inquiry.email}</Fact>
      <Fact name={t('phone')}>{inquiry.phone}</Fact>
      <Fact name={t('type')}>{types(inquiry.type)}</Fact>
      <Fact name={t('language')}>{languages(inquiry.locale)}</Fact>
      <Fact name={t('when')}>
        <DateTime at={inquiry.createdAt} to="minute" />
      </Fact>
      <Fact name={t('due')}>
        <DateTime at={due} to="minute" />
      </Fact>
      {inquiry.status === 'new' ? (
        <Fact name={t('waiting')}>
          <InquiryWaiting inquiry={inquiry} now={now} />
        </Fact>
      ) : null}
      <Fact name={t('number')}>
        <span className="text-xs break-all">{inquiry.id}</span>
      </Fact>
    </dl>
  )
}
