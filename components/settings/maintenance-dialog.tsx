'use client'

import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'

/** Asks before the site is closed to everybody else. */
export function MaintenanceDialog({
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
    <ConfirmDialog
      open={open}
      title={t('title')}
      words={{ confirm: t('close'), cancel: t('cancel'), close: t('dismiss') }}
      onConfirm={onClose}
      onClose={onCancel}
    >
      <p>{t('text')}</p>
      {covered ? null : (
        <Notice tone="warn" title={t('lockedTitle')}>
          <p>{own ? t('locked', { address: own }) : t('lockedUnknown')}</p>
        </Notice>
      )}
    </ConfirmDialog>
  )
}
