import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Which time zone's days a reader lives in: Korea's until the browser says otherwise. */
export function useReaderZone(): string {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'Asia/Seoul',
  )
}
