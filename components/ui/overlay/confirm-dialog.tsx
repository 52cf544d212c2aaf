import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from './dialog'

/** Asks once more before something is changed. */
export function ConfirmDialog({
  open,
  title,
  words,
  danger = false,
  ready = true,
  onConfirm,
  onClose,
  children,
}: {
  open: boolean
  title: string
  words: { confirm: string; cancel: string; close: string }
  danger?: boolean
  /** Whether it can be confirmed: what has to be filled in is, and nothing is under way. */
  ready?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={words.close}
      footer={
        <>
          <button type="button" className={buttonClass()} onClick={onClose}>
            {words.cancel}
          </button>
          <button
            type="button"
            className={buttonClass(danger ? 'danger' : 'primary')}
            disabled={!ready}
            onClick={onConfirm}
          >
            {words.confirm}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
