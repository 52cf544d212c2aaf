import { useSyncExternalStore } from 'react'
import { type Consent, consentKey, consentMaxAgeSeconds, consents } from './constants'

const changeEvent = 'beopdap:consent'

/** For browsers that store nothing: the choice then lasts for this page. */
let unsaved: Consent | null = null

function named(text: string | null | undefined): Consent | null {
  return consents.find((each) => each === text) ?? null
}

/** What the server stored for a press that came before the script. */
function readCookie(): Consent | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${consentKey}=`))
  return named(pair?.slice(consentKey.length + 1))
}

/** The visitor's choice; null until there is one. */
export function readConsent(): Consent | null {
  try {
    return named(localStorage.getItem(consentKey)) ?? readCookie() ?? unsaved
  } catch {
    return unsaved
  }
}

export function storeConsent(consent: Consent): void {
  unsaved = consent
  try {
    localStorage.setItem(consentKey, consent)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `${consentKey}=${consent}; path=/; max-age=${consentMaxAgeSeconds}; samesite=lax`
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
