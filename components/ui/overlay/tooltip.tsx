'use client'

import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'
import { usePopupContainer } from './use-popup-container'

/** Names a button that shows an icon only. What a reader must know does not belong here: touch has no hover. */
export function Tooltip({
  text,
  className,
  onClick,
  children,
}: {
  text: string
  className?: string
  onClick?: () => void
  children: ReactNode
}) {
  const { home, ref } = usePopupContainer()
  return (
    <Base.Root>
      <Base.Trigger ref={ref} aria-label={text} className={className} onClick={onClick}>
        {children}
      </Base.Trigger>
      <Base.Portal container={home}>
        <Base.Positioner positionMethod="fixed" sideOffset={6} className="z-30">
          <Base.Popup className="max-w-72 bg-ink px-2.5 py-1 text-xs text-paper">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
