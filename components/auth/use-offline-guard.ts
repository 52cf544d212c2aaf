import { type FormEvent, useState } from 'react'

/** A form sent without a connection would end in an error page; this stops it and says so. */
export function useOfflineGuard() {
  const [isOffline, setOffline] = useState(false)
  return {
    isOffline,
    stopIfOffline(event: FormEvent) {
      setOffline(!navigator.onLine)
      if (!navigator.onLine) event.preventDefault()
    },
  }
}
