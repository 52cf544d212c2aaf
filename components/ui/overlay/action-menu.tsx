'use client'

import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { menuItemClass } from './menu-item-class'
import { popupClass } from './popup-class'
import { usePopupContainer } from './use-popup-container'

export type MenuAction = {
  key: string
  label: ReactNode
  onSelect: () => void
  disabled?: boolean
  /** Cannot be taken back. */
  danger?: boolean
}

/** Things to do with one item of a list. For links there is `DisclosureMenu`. */
export function ActionMenu({
  label,
  ariaLabel,
  className,
  actions,
}: {
  label: ReactNode
  ariaLabel?: string
  /** Looks of the button that opens it. */
  className?: string
  actions: readonly MenuAction[]
}) {
  const { home, ref } = usePopupContainer()
  return (
    <Menu.Root>
      <Menu.Trigger ref={ref} aria-label={ariaLabel} className={className}>
        {label}
      </Menu.Trigger>
      <Menu.Portal container={home}>
        <Menu.Positioner
          positionMethod="fixed"
          sideOffset={4}
          align="end"
          className="z-30 outline-none"
        >
          <Menu.Popup className={`${popupClass} min-w-40`}>
            {actions.map(({ key, label: text, onSelect, disabled, danger }) => (
              <Menu.Item
                key={key}
                disabled={disabled}
                onClick={onSelect}
                className={`${menuItemClass} cursor-default outline-none ${danger ? 'text-danger' : ''}`}
              >
                {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
