'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A summary that opens links below it. Native, so that it works before and without script; with
 * script it also closes on Escape, on a click elsewhere, when the focus leaves and on navigation.
 */
export function DisclosureMenu({
  label,
  ariaLabel,
  align = 'left',
  className = '',
  children,
}: {
  label: ReactNode
  ariaLabel?: string
  align?: 'left' | 'right'
  /** Looks of the summary, beside its own. */
  className?: string
  children: ReactNode
}) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()
  const close = () => details.current?.removeAttribute('open')

  // A new page closes what the old one opened; what was opened before the script came stays open.
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (openedOn.current !== pathname) details.current?.removeAttribute('open')
    openedOn.current = pathname
  }, [pathname])

  useEffect(() => {
    function closeElsewhere(event: PointerEvent) {
      const { target } = event
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    return () => document.removeEventListener('pointerdown', closeElsewhere)
  })

  return (
    <details
      ref={details}
      className="group relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a related target nothing else took the focus, as with a click in Safari.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        close()
        details.current.querySelector('summary')?.focus()
      }}
      onClick={({ target }) => {
        // A link to the page that is open already changes no path.
        if (target instanceof Element && target.closest('a')) close()
      }}
    >
      <summary
        aria-label={ariaLabel}
        className={`flex min-h-10 list-none items-center gap-1.5 px-2 text-sm whitespace-nowrap hover:text-seal ${className}`}
      >
        {label}
      </summary>
      <div
        className={`absolute z-20 min-w-44 border border-line bg-paper py-1 ${align === 'right' ? 'right-0' : 'left-0'}`}
      >
        {children}
      </div>
    </details>
  )
}
