import { useEffect, useRef, useState } from 'react'

/** Buttons anywhere on the page that open the notice again. */
const opener = '[data-cookie-settings]'

export function useCookieSettings(): { open: boolean; close: () => void } {
  const [open, setOpen] = useState(false)
  const openedBy = useRef<HTMLElement | null>(null)
  useEffect(() => {
    function click({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest<HTMLElement>(opener) : null
      if (!button) return
      openedBy.current = button
      setOpen(true)
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [])
  function close() {
    setOpen(false)
    openedBy.current?.focus()
    openedBy.current = null
  }
  return { open, close }
}
