'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { resendReply } from '@/lib/contact/actions'
import { useInquiryAction } from './use-inquiry-action'

/** Sends the mail of a stored answer at once. */
export function ResendReplyButton({ reply }: { reply: string }) {
  const t = useTranslations('adminContent.inquiries')
  const { working, run } = useInquiryAction()
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      disabled={working}
      onClick={() => run(() => resendReply(reply))}
    >
      {t(working ? 'working' : 'mailAgain')}
    </button>
  )
}
