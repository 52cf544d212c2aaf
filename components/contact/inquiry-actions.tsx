'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { useToast } from '@/components/ui/overlay/toast'
import { closeInquiry, reopenInquiry, resendReply } from '@/lib/contact/actions'
import type { InquiryActionResult } from '@/lib/contact/types'

/** Runs one action on an inquiry at a time, and reports when it failed. */
function useInquiryAction(): {
  working: boolean
  run: (action: () => Promise<InquiryActionResult>) => void
} {
  const t = useTranslations('adminContent')
  const errors = useTranslations('errors.code')
  const toast = useToast()
  const [working, start] = useTransition()
  const [sent, setSent] = useState(false)

  function run(action: () => Promise<InquiryActionResult>) {
    if (working || sent) return
    setSent(true)
    start(async () => {
      const done = await action().catch(
        (): InquiryActionResult => ({ ok: false, reason: 'network' }),
      )
      setSent(false)
      if (done.ok) return
      const { reason } = done
      const text =
        reason === 'missing' || reason === 'unsent'
          ? t(`inquiries.outcome.${reason}`)
          : errors(reason, { caseNumber: '' })
      toast({ title: t('posts.failed'), text, tone: 'danger' })
    })
  }
  return { working: working || sent, run }
}

/** Closes an inquiry, or opens it again. */
export function CloseInquiryButton({ id, closed }: { id: string; closed: boolean }) {
  const t = useTranslations('adminContent.inquiries')
  const { working, run } = useInquiryAction()
  return (
    <button
      type="button"
      className={buttonClass('quiet')}
      disabled={working}
      onClick={() => run(() => (closed ? reopenInquiry(id) : closeInquiry(id)))}
    >
      {t(closed ? 'reopen' : 'close')}
    </button>
  )
}

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
