import { type ReactNode, useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ConfirmDialog } from '@/components/ui/overlay/confirm-dialog'

type Props = {
  words: { open: string; title: string; confirm: string; cancel: string }
  onDelete: () => Promise<void>
  /** What goes, and what stays. */
  children: ReactNode
}

/** Asks once more before something is deleted for good. */
export function DeleteButton({ words, onDelete, children }: Props) {
  const [open, setOpen] = useState(false)
  const [isPending, start] = useTransition()
  return (
    <>
      <button type="button" className={buttonClass('bare')} onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <ConfirmDialog
        open={open}
        danger
        title={words.title}
        words={{ confirm: words.confirm, cancel: words.cancel, close: words.cancel }}
        ready={!isPending}
        onConfirm={() => start(onDelete)}
        onClose={() => setOpen(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
