import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Whether a press means this window: a key held down opens another one, or saves what the link leads to. */
function staysHere(event: MouseEvent): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !withKey && !event.defaultPrevented
}

/** Lets the router follow the plain links of components/ui/text-link.tsx, wherever they stand. */
export function useRoutedLinks(): void {
  const router = useRouter()
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (!staysHere(event) || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[data-routed]')
      if (!link || link.target === '_blank') return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}
