import { useSyncExternalStore } from 'react'
import { signedInCookie } from '@/lib/supabase/constants'

const changeEvent = 'beopdap:session'

export function hasSessionHint(): boolean {
  return document.cookie.split('; ').includes(`${signedInCookie}=1`)
}

/** Calls when another tab signed in or out, and whenever this one is looked at again. */
export function watchOtherTabs(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === changeEvent) listener()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('focus', onVisible)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('focus', onVisible)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

function subscribe(listener: () => void): () => void {
  const stop = watchOtherTabs(listener)
  window.addEventListener(changeEvent, listener)
  return () => {
    stop()
    window.removeEventListener(changeEvent, listener)
  }
}

/** Makes the other tabs read the hint again. */
export function notifyOtherTabs(): void {
  try {
    localStorage.setItem(changeEvent, String(Date.now()))
  } catch {
    // Without storage they notice when they are looked at.
  }
}

/** Makes this page and the other tabs read the hint again; every new page does so anyway. */
export function announceSessionChange(): void {
  window.dispatchEvent(new Event(changeEvent))
  notifyOtherTabs()
}

/** Whether a cookie says that the visitor may be signed in; it proves nothing. */
export function useSessionHint(): boolean {
  return useSyncExternalStore(subscribe, hasSessionHint, () => false)
}
