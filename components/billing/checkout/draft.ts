import type { Draft } from './parse-draft'

const key = 'beopdap:checkout'

/** What was typed in this tab before, as it stands; for `readDraft`, which a form loads only then. */
export function storedDraft(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    // No storage at all: the form begins empty.
    return null
  }
}

export function storeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Without storage it is typed again.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was none.
  }
}
