'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'

/** Asks before the site is closed to everybody else. */
export function CloseDialog({
  open,
  own,
  covered,
  onCancel,
  onClose,
}: {
  open: boolean
  own: string | null
  /** Whether the administrator's own address is allowed. */
  covered: boolean
  onCancel: () => void
  onClose: () => void
}) {
  const t = useTranslations('adminSettings.confirm')
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('title')}
      closeLabel={t('dismiss')}
      footer={
        <>
          <button type="button" className={buttonClass()} onClick={onCancel}>
            {t('cancel')}
          </button>
          <button type="button" className={buttonClass('primary')} onClick={onClose}>
            {t('close')}
          </button>
        </>
      }
    >
      <p>{t('text')}</p>
      {covered ? null : (
        <Notice tone="warn" title={t('lockedTitle')}>
          <p>{own ? t('locked', { address: own }) : t('lockedUnknown')}</p>
        </Notice>
      )}
    </Dialog>
  )
}
