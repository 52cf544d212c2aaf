'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from '@/components/ui/close-button'

/**
 * A modal `<dialog>`: the browser itself holds the focus inside, closes on Escape, makes the page
 * behind inert and gives the focus back. Its children exist only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
}: {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  /** Buttons, the next step last. */
  footer?: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto border border-strong bg-paper text-ink"
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is hit only beside its content: on the backdrop.
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      <div className="space-y-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <CloseButton
            label={closeLabel}
            className="-mt-1.5 -mr-2"
            onClick={() => dialog.current?.close()}
          />
        </div>
        {open ? children : null}
        {open && footer ? <div className="flex flex-wrap justify-end gap-2">{footer}</div> : null}
      </div>
    </dialog>
  )
}
