import { useEffect, useRef } from 'react'

/** Asks before the page is left with unsaved work: closed, reloaded, or by a link of the site itself. */
export function useLeaveWarning(active: boolean, question: string): void {
  const agreed = useRef(false)
  useEffect(() => {
    if (!active) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!agreed.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(target instanceof HTMLAnchorElement) || target.target || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      const here = target.pathname === location.pathname && target.search === location.search
      if (here && target.hash) return
      if (window.confirm(question)) {
        agreed.current = true
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [active, question])
}
