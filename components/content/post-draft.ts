import { type Category, categories } from '@/lib/content/constants'
import type { EditablePost, PostInput, TextInput } from '@/lib/content/schema'
import { type AppLocale, locales } from '@/lib/i18n/routing'

/** What the fields of the editor hold. */
export type Draft = {
  id: string
  category: Category
  author: string
  cover: string | null
  texts: Record<AppLocale, TextInput>
}

/** What the server knows of the post that is being written. */
export type SavedVersion = {
  current: string | null
  base: string | null
  status: 'new' | 'draft' | 'published'
}

const emptyText: TextInput = { title: '', excerpt: '', body: '' }

export function draftOf(post: EditablePost | null, author: string): Draft {
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, post?.texts[locale] ?? emptyText]),
  ) as Draft['texts']
  return {
    id: post?.id ?? '',
    category: post?.category ?? categories[0],
    author: post?.author ?? author,
    cover: post?.cover ?? null,
    texts,
  }
}

export function savedVersionOf(post: EditablePost | null): SavedVersion {
  return {
    current: post?.id ?? null,
    base: post?.updatedAt ?? null,
    status: post?.status ?? 'new',
  }
}

export function isFilled({ title, excerpt, body }: TextInput): boolean {
  return [title, excerpt, body].some((text) => text.trim() !== '')
}

/** What is sent: languages that were left empty are not part of the post. */
export function inputOf(draft: Draft, { current, base }: SavedVersion): PostInput {
  const filled = locales.filter((locale) => isFilled(draft.texts[locale]))
  const texts = Object.fromEntries(filled.map((locale) => [locale, draft.texts[locale]]))
  return { ...draft, current, base, texts }
}

export function isSame(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

type StoredDraft = { base: string | null; draft: Draft }

const storageKey = (current: string | null) => `post-draft:${current ?? ''}`

/** What was typed and not saved, stored in this tab against a lost session or a closed page. */
export async function readStoredDraft(current: string | null): Promise<StoredDraft | null> {
  try {
    const stored = sessionStorage.getItem(storageKey(current))
    if (stored === null) return null
    const { storedDraftSchema } = await import('./stored-draft-schema')
    return storedDraftSchema.parse(JSON.parse(stored))
  } catch {
    return null
  }
}

export function storeDraft(current: string | null, stored: StoredDraft): void {
  try {
    sessionStorage.setItem(storageKey(current), JSON.stringify(stored))
  } catch {
    // The storage is full or closed: the text is still on the page.
  }
}

export function deleteStoredDraft(current: string | null): void {
  try {
    sessionStorage.removeItem(storageKey(current))
  } catch {
    // As above.
  }
}
