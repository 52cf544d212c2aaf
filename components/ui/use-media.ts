import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds, also when the window changes. The server draws as if it held: CSS hides there what
 * a small window has no room for.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
}
