import { useSyncExternalStore } from 'react'
import { consentKey } from './consent-key'

export const consents = ['necessary', 'statistics'] as const
/** What the visitor agreed to; null until they chose. Statistics include what is necessary. */
export type Consent = (typeof consents)[number]

const changeEvent = 'beopdap:consent'
/** A year: longer, and a choice would outlive the memory of it. */
const maxAgeSeconds = 31_536_000

/** For browsers that keep nothing: the choice then lasts for this page. */
let unsaved: Consent | null = null

export function readConsent(): Consent | null {
  try {
    const stored = localStorage.getItem(consentKey)
    return consents.find((each) => each === stored) ?? unsaved
  } catch {
    return unsaved
  }
}

export function storeConsent(consent: Consent): void {
  unsaved = consent
  try {
    localStorage.setItem(consentKey, consent)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${consentKey}=${consent}; path=/; max-age=${maxAgeSeconds}; samesite=lax`
  } catch {
    // Storage may be closed to us.
  }
  window.dispatchEvent(new Event(changeEvent))
}

/** Whether the browser itself asks not to be followed (Global Privacy Control, Do Not Track). */
export function refusesTracking(): boolean {
  return (
    navigator.doNotTrack === '1' ||
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}

/** Agreed to, and not taken back by the browser's own signal. */
export function allowsStatistics(): boolean {
  return readConsent() === 'statistics' && !refusesTracking()
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener)
  // Another tab of the same visitor.
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changeEvent, listener)
    window.removeEventListener('storage', listener)
  }
}

export function useConsent(): Consent | null {
  return useSyncExternalStore(subscribe, readConsent, () => null)
}
