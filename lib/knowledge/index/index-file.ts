import { createHash } from 'node:crypto'
import type { Block } from '@/lib/documents/blocks/schema'
import { readDocument } from '@/lib/documents/read/read-document'
import { type RefusalReason, refusals } from '@/lib/documents/read/read-refusal'
import type { Fact } from '@/lib/knowledge/facts/fact'
import { readFacts } from '@/lib/knowledge/facts/read-facts'
import { splitBlocks } from './passages'
import { buildSegment } from './segment'

/** Raised when splitting or counting changes: segments of before are made anew. */
const splitterVersion = 2

/** What indexing a file comes to. */
export type IndexedFile =
  | {
      state: 'ready' | 'partly'
      version: string
      segment: Uint8Array
      pages: number | null
      passages: number
      /** Pages whose text could not be read. */
      unread: number
      facts: readonly Fact[]
    }
  | { state: 'failed'; reason: RefusalReason | 'password' | 'noText' }

/** What a segment is known by: the content and the name that it was made from. */
function versionOf(bytes: Uint8Array | string, name: string): string {
  const hash = createHash('sha256').update(bytes).update(name)
  return `${splitterVersion}-${hash.digest('hex').slice(0, 24)}`
}

/** Reads a file, splits it and counts its terms. Never throws for what is wrong with the file. */
export async function indexFile(bytes: Uint8Array, name: string): Promise<IndexedFile> {
  const version = versionOf(bytes, name)
  const read = await readDocument(bytes, name)
  if (read.state === 'password') return { state: 'failed', reason: 'password' }
  if (read.state === 'refused') return { state: 'failed', reason: read.reason }
  const { state, pages, unreadPages = [] } = read
  return indexBlocks(read.blocks, { name, version, state, pages, unread: unreadPages.length })
}

type Known = Pick<
  Extract<IndexedFile, { version: string }>,
  'state' | 'version' | 'pages' | 'unread'
>

function indexBlocks(
  blocks: readonly Block[],
  { name, ...known }: Known & { name: string },
): IndexedFile {
  const passages = splitBlocks(blocks)
  if (passages.length === 0) return { state: 'failed', reason: 'noText' }
  return {
    ...known,
    segment: buildSegment(name, passages),
    passages: passages.length,
    facts: readFacts(passages),
  }
}

/** What the library has read of a document. */
export type KeptReading = {
  state: string
  reason: string | null
  /** Of the content that was read. */
  sha256: string
  pages: number | null
  unreadPages: readonly number[]
  blocks: readonly Block[]
}

/** The same for a document that was read before. */
export function indexReading(reading: KeptReading, name: string): IndexedFile {
  const { state, reason, sha256, pages, unreadPages, blocks } = reading
  if (state === 'password') return { state: 'failed', reason: 'password' }
  if (state !== 'ready' && state !== 'partly')
    return { state: 'failed', reason: refusals.find((each) => each === reason) ?? 'broken' }
  const version = versionOf(sha256, name)
  return indexBlocks(blocks, { name, version, state, pages, unread: unreadPages.length })
}
