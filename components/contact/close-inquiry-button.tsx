'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { closeInquiry, reopenInquiry } from '@/lib/contact/actions'
import { useInquiryAction } from './use-inquiry-action'

/** Puts an inquiry away, or back among those to be answered. */
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
