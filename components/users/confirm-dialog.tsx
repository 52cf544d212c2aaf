import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'

/** Asks once more before something is changed. */
export function ConfirmDialog({
  open,
  title,
  confirm,
  danger = false,
  ready = true,
  onConfirm,
  onClose,
  children,
}: {
  open: boolean
  title: string
  confirm: string
  danger?: boolean
  /** Whether what has to be filled in is filled in. */
  ready?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  const t = useTranslations('adminUsers')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('acts.close')}
      footer={
        <>
          <button type="button" className={buttonClass()} onClick={onClose}>
            {t('acts.cancel')}
          </button>
          <button
            type="button"
            className={buttonClass(danger ? 'danger' : 'primary')}
            disabled={!ready}
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            {confirm}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
