import { createStore, del, get, set, type UseStore } from 'idb-keyval'
import { z } from 'zod'
import { contentJsonSchema } from '@/lib/documents/editor/schema'

/** What was written and not saved yet, kept in the browser: a crash or a lost connection takes nothing. */

const draftSchema = z.object({
  /** The save that it goes on from. */
  rev: z.number().int(),
  content: contentJsonSchema,
  at: z.number(),
})
export type Draft = z.infer<typeof draftSchema>

let opened: UseStore | null = null
function store(): UseStore {
  opened ??= createStore('beopdap-drafts', 'drafts')
  return opened
}

/** A browser that keeps nothing (private windows of some) must not keep anybody from writing. */
async function quietly<T>(task: () => Promise<T>): Promise<T | null> {
  try {
    return await task()
  } catch {
    return null
  }
}

export const keepDraft = (id: string, draft: Draft): Promise<unknown> =>
  quietly(() => set(id, draft, store()))

export const dropDraft = (id: string): Promise<unknown> => quietly(() => del(id, store()))

export async function readDraft(id: string): Promise<Draft | null> {
  const kept = draftSchema.safeParse(await quietly(() => get(id, store())))
  return kept.success ? kept.data : null
}
