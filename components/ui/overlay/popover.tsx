'use client'

import { Popover as Base } from '@base-ui/react/popover'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePopupContainer } from './use-popup-container'

/** A remark or a small form beside what it belongs to; the page behind stays usable. */
export function Popover({
  label,
  className,
  title,
  closeLabel,
  children,
}: {
  /** What the button says. */
  label: ReactNode
  className?: string
  title: string
  closeLabel: string
  children: ReactNode
}) {
  const { home, ref } = usePopupContainer()
  return (
    <Base.Root>
      <Base.Trigger ref={ref} className={className}>
        {label}
      </Base.Trigger>
      <Base.Portal container={home}>
        <Base.Positioner positionMethod="fixed" sideOffset={6} align="start" className="z-30">
          <Base.Popup className="w-[min(22rem,calc(100vw-2rem))] border border-strong bg-paper p-4 text-sm text-ink">
            <div className="flex items-start justify-between gap-3">
              <Base.Title className="font-bold">{title}</Base.Title>
              <Base.Close
                aria-label={closeLabel}
                className="-mt-1.5 -mr-2 grid size-9 shrink-0 place-content-center text-soft hover:text-ink"
              >
                <X size={18} aria-hidden="true" />
              </Base.Close>
            </div>
            <div className="mt-1">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
