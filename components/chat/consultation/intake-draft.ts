import type { FormEntries } from '@/lib/chat/consultation/types'

const key = 'consultation'

/** What was typed and not sent, in this tab alone: going back, or choosing another field, loses nothing. */
export async function readDraft(): Promise<FormEntries | null> {
  try {
    const kept = sessionStorage.getItem(key)
    if (kept === null) return null
    const { readDraftText } = await import('@/lib/chat/consultation/draft')
    return readDraftText(kept)
  } catch {
    return null
  }
}

export function saveDraft(entries: FormEntries): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(entries))
  } catch {
    // Full, or not allowed: the text is still on the page.
  }
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}
