import { z } from 'zod'
import { categories } from '@/lib/content/constants'
import { locales } from '@/lib/i18n/routing'
import type { Draft } from './post-draft'

const text = z.object({ title: z.string(), excerpt: z.string(), body: z.string() })
const storedDraftSchema = z.object({
  base: z.string().nullable(),
  draft: z.object({
    id: z.string(),
    category: z.enum(categories),
    author: z.string(),
    cover: z.string().nullable(),
    texts: z.record(z.enum(locales), text),
  }),
})
type StoredDraft = { base: string | null; draft: Draft }

const keyOf = (current: string | null) => `post-draft:${current ?? ''}`

/** What was typed and not saved, kept in this tab against a lost session or a closed page. */
export function readStoredDraft(current: string | null): StoredDraft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(current))
    return kept === null ? null : storedDraftSchema.parse(JSON.parse(kept))
  } catch {
    return null
  }
}

export function storeDraft(current: string | null, kept: StoredDraft): void {
  try {
    sessionStorage.setItem(keyOf(current), JSON.stringify(kept))
  } catch {
    // Full, or not allowed: the text is still on the page.
  }
}

export function deleteStoredDraft(current: string | null): void {
  try {
    sessionStorage.removeItem(keyOf(current))
  } catch {
    // As above.
  }
}
