import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds, also when the window changes.
 * @param onServer what the server draws by; CSS hides there what is not for a small window
 */
export function useMedia(query: string, onServer: boolean): boolean {
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
    () => onServer,
  )
}
