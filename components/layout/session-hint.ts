import { useSyncExternalStore } from 'react'
import { signedInCookie } from '@/lib/supabase/constants'

const changed = 'beopdap:session'

function hintsAtSession(): boolean {
  return document.cookie.split('; ').includes(`${signedInCookie}=1`)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** Tells the page to read the hint again; every new page does so anyway. */
export function sessionMayHaveChanged(): void {
  window.dispatchEvent(new Event(changed))
}

/** Whether a cookie says that somebody may be signed in here; it proves nothing. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, hintsAtSession, () => false)
}
