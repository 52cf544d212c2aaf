'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { useMedia } from '@/components/ui/use-media'

/**
 * Beside the conversation: a column where there is room, elsewhere a drawer over it. The drawer is a modal
 * `<dialog>`: the browser keeps the focus inside, closes it on Escape and gives the focus back.
 */
export function SidePane({
  label,
  side,
  open,
  onClose,
  column,
  children,
}: {
  label: string
  side: 'left' | 'right'
  /** Of the drawer. */
  open: boolean
  onClose: () => void
  /** Looks of the column. */
  column: string
  children: ReactNode
}) {
  const wide = useMedia('(min-width: 64rem)')
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  })

  if (wide) {
    return (
      <aside aria-label={label} className={`no-print min-h-0 shrink-0 max-lg:hidden ${column}`}>
        {children}
      </aside>
    )
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={dialog}
      aria-label={label}
      className={`m-0 h-dvh max-h-none w-[min(26rem,100vw-2.5rem)] max-w-none bg-paper text-ink ${
        side === 'left' ? 'mr-auto border-r border-strong' : 'ml-auto border-l border-strong'
      }`}
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is hit only beside its content: on the backdrop.
        if (event.target === dialog.current) dialog.current.close()
      }}
    >
      {open ? children : null}
    </dialog>
  )
}
