import { useCallback, useEffect, useState } from 'react'
import {
  addressWith,
  isSame,
  type PreviewRequest,
  requestOfAddress,
  requestOfLink,
  resultLinks,
} from './preview-request'

/** Whether there is a column beside the list; without one the preview covers the page. */
export const hasColumn = () => window.matchMedia('(min-width: 64rem)').matches

const isCovering = () => Boolean(window.history.state?.previewCovers)

/** Marks the result that is shown; the list is drawn by the server. */
function markShown(request: PreviewRequest | null) {
  for (const link of resultLinks()) {
    const result = link.closest('li')
    if (request && isSame(request, requestOfLink(link)))
      result?.setAttribute('aria-current', 'true')
    else result?.removeAttribute('aria-current')
  }
}

/**
 * What the preview shows: from the address, the field, or the results. The address follows without the server being
 * asked for the page again. Where the preview covers the page, going back leads to the list as it was.
 */
export function usePreview(initial: PreviewRequest | null) {
  const [request, setRequest] = useState(initial)

  const open = useCallback((next: PreviewRequest) => {
    setRequest(next)
    const url = addressWith(window.location.href, next)
    // Of a state that is not new, Next would not read the address.
    if (hasColumn()) window.history.replaceState(null, '', url)
    else if (isCovering()) window.history.replaceState({ previewCovers: true }, '', url)
    else window.history.pushState({ previewCovers: true }, '', url)
  }, [])

  const clear = useCallback(() => {
    setRequest(null)
    if (isCovering()) window.history.back()
    else window.history.replaceState(null, '', addressWith(window.location.href, null))
  }, [])

  useEffect(() => {
    const follow = () => {
      const { searchParams } = new URL(window.location.href)
      const now = requestOfAddress((name) => searchParams.get(name))
      setRequest((before) => (isSame(before, now) ? before : now))
    }
    // Who comes back gets the page as the server once sent it; the address has changed since.
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  useEffect(() => {
    markShown(request)
    return () => markShown(null)
  }, [request])

  return { request, open, clear }
}
