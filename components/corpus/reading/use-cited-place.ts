import { useEffect } from 'react'
import { placeOf } from './permalink'

/** Marks the place that the address names, and unfolds the opinion that it is in. */
function markCited(): void {
  for (const each of document.querySelectorAll('[data-cited]')) each.removeAttribute('data-cited')
  const id = decodeURIComponent(window.location.hash.slice(1))
  const named = id === '' ? null : document.getElementById(id)
  if (!named || placeOf(named) !== named) return
  named.setAttribute('data-cited', '')
  const folded = named.closest('details')
  if (!folded || folded.open) return
  folded.open = true
  named.scrollIntoView()
}

/** `:target` is not enough: it does not follow where the router leads. */
export function useCitedPlace(): void {
  useEffect(() => {
    markCited()
    window.addEventListener('hashchange', markCited)
    return () => window.removeEventListener('hashchange', markCited)
  }, [])
}
