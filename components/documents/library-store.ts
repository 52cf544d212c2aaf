import { z } from 'zod'
import { type Library, librarySchema } from '@/lib/documents/schema'

export type LibraryState =
  | { state: 'loading' }
  | { state: 'visitor' }
  | { state: 'failed' }
  | { state: 'ready'; shelf: Library }

const answerSchema = z.object({ data: librarySchema })
const loading = { state: 'loading' } as const

/** What a person keeps, once for both views of it. */
let current: LibraryState = loading
let asked = 0
const listeners = new Set<() => void>()

function change(next: LibraryState) {
  current = next
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentLibrary = (): LibraryState => current
export const serverLibrary = (): LibraryState => loading

async function ask(): Promise<LibraryState> {
  try {
    const response = await fetch('/api/documents')
    if (response.status === 401) return { state: 'visitor' }
    const answer = answerSchema.safeParse(await response.json())
    return response.ok && answer.success
      ? { state: 'ready', shelf: answer.data.data }
      : { state: 'failed' }
  } catch {
    return { state: 'failed' }
  }
}

/** Asks the server anew; what is shown stays until it has answered. The last question asked counts. */
export async function reloadLibrary(): Promise<void> {
  const no = ++asked
  if (current.state !== 'ready') change(loading)
  const next = await ask()
  if (no === asked) change(next)
}
