import type { Source } from '@/lib/chat/parts/source-parts'
import {
  readSource,
  type SourceText,
  sourceAddress,
  sourceAnswerSchema,
} from '@/lib/chat/sources/source-text'

export type OpenedSource =
  | { state: 'open'; text: SourceText }
  /** It is not held, or its number names several decisions. */
  | { state: 'missing' }
  | { state: 'failed' }

const keptMs = 10 * 60 * 1000
const kept = new Map<string, { at: number; text: SourceText }>()

/** Opens a source by the public API, from memory when that was less than ten minutes ago. */
export async function openSource(source: Source, signal: AbortSignal): Promise<OpenedSource> {
  const address = sourceAddress(source)
  const before = kept.get(address)
  if (before && Date.now() - before.at < keptMs) return { state: 'open', text: before.text }
  try {
    const response = await fetch(address, { signal })
    if (response.status === 404 || response.status === 400) return { state: 'missing' }
    if (!response.ok) return { state: 'failed' }
    const answer = sourceAnswerSchema.parse(await response.json())
    if (answer.choices) return { state: 'missing' }
    const text = readSource(source.type, answer.data)
    kept.set(address, { at: Date.now(), text })
    return { state: 'open', text }
  } catch (thrown) {
    if (signal.aborted) throw thrown
    return { state: 'failed' }
  }
}
