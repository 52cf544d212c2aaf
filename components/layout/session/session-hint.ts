import { useSyncExternalStore } from 'react'
import { signedInCookie } from '@/lib/supabase/constants'

const changed = 'beopdap:session'

export function hasSessionHint(): boolean {
  return document.cookie.split('; ').includes(`${signedInCookie}=1`)
}

/** Calls when another tab signed in or out, and whenever this one is looked at again. */
export function watchOtherTabs(listener: () => void): () => void {
  const told = ({ key }: StorageEvent) => {
    if (key === changed) listener()
  }
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('storage', told)
  window.addEventListener('focus', seen)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('storage', told)
    window.removeEventListener('focus', seen)
    document.removeEventListener('visibilitychange', seen)
  }
}

function subscribe(listener: () => void): () => void {
  const stop = watchOtherTabs(listener)
  window.addEventListener(changed, listener)
  return () => {
    stop()
    window.removeEventListener(changed, listener)
  }
}

/** Tells the other tabs to read the hint again. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(changed, String(Date.now()))
  } catch {
    // Without storage they notice when they are looked at.
  }
}

/** Tells this page and the other tabs to read the hint again; every new page does so anyway. */
export function announceSessionChange(): void {
  window.dispatchEvent(new Event(changed))
  notifyOtherTabs()
}

/** Whether a cookie says that somebody may be signed in here; it proves nothing. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, hasSessionHint, () => false)
}
