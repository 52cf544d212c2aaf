import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { useToast } from '@/components/ui/overlay/toast'
import type { InquiryActionResult } from '@/lib/contact/types'

/** Runs an act on an inquiry once at a time, and says when it did not work. */
export function useInquiryAction(): {
  working: boolean
  run: (act: () => Promise<InquiryActionResult>) => void
} {
  const t = useTranslations('adminContent')
  const errors = useTranslations('errors.code')
  const toast = useToast()
  const [working, start] = useTransition()
  const [sent, setSent] = useState(false)

  function run(act: () => Promise<InquiryActionResult>) {
    if (working || sent) return
    setSent(true)
    start(async () => {
      const done = await act().catch((): InquiryActionResult => ({ ok: false, reason: 'network' }))
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
