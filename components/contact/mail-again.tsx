'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { mailAgain } from '@/lib/contact/actions'
import { useInquiryAct } from './use-inquiry-act'

/** Sends the mail of a stored answer at once. */
export function MailAgain({ reply }: { reply: string }) {
  const t = useTranslations('adminContent.inquiries')
  const { working, run } = useInquiryAct()
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      disabled={working}
      onClick={() => run(() => mailAgain(reply))}
    >
      {t(working ? 'working' : 'mailAgain')}
    </button>
  )
}
