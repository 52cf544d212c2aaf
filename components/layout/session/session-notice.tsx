'use client'

import { useTranslations } from 'next-intl'
import { CloseButton } from '@/components/ui/close-button'
import type { SessionNoticeName } from './session-notice-names'

/** What has just been done, on the page that it led to. */
export function SessionNotice({
  notice,
  onClose,
}: {
  notice: SessionNoticeName
  onClose: () => void
}) {
  const t = useTranslations('session.notice')
  return (
    <div className="border-t-2 border-good bg-paper">
      <div className="page flex items-center justify-between gap-4 py-2">
        <p role="status" className="text-sm font-medium">
          {t(notice)}
        </p>
        <CloseButton label={t('close')} className="-mr-2.5" onClick={onClose} />
      </div>
    </div>
  )
}
