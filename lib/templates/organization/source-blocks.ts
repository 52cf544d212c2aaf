import 'server-only'
import { type Block, contentSchema } from '@/lib/documents/blocks/schema'
import { readDocuments } from '@/lib/documents/data'
import { readWritten } from '@/lib/documents/editor/data'
import { readStoredContent } from '@/lib/documents/editor/document-model'
import { toBlocks } from '@/lib/documents/editor/to-blocks'
import { isReadable } from '@/lib/documents/reading/constants'
import { readParts, readReading } from '@/lib/documents/reading/data'
import { readFileBlocks } from '@/lib/documents/service'
import type { Db } from '@/lib/supabase/types'
import { sourceFormats } from './constants'
import type { SourceRefusal } from './form-state'

export type SourceBlocks =
  | { ok: true; name: string; blocks: Block[] }
  | { ok: false; problem: SourceRefusal }

const isSource = (format: string | null) => sourceFormats.some((each) => each === format)

/**
 * The blocks of a file that is not kept.
 * @param client whose turn it is at the worker
 */
export async function blocksOfFile(
  bytes: Uint8Array,
  name: string,
  client: string,
): Promise<SourceBlocks> {
  const read = await readFileBlocks(bytes, client)
  if (read.state === 'refused') return { ok: false, problem: read.reason }
  if (!isSource(read.format)) return { ok: false, problem: 'format' }
  return { ok: true, name, blocks: read.blocks }
}

/** The blocks of a document of one's own library: one that was written here, or a file that has been read. */
export async function blocksOfDocument(db: Db, id: string): Promise<SourceBlocks | null> {
  const written = await readWritten(db, id)
  if (written) {
    const node = readStoredContent(written.content)
    if (!node) return { ok: false, problem: 'broken' }
    const { blocks } = contentSchema.parse(toBlocks(node))
    return { ok: true, name: written.document.name, blocks }
  }
  const [reading, documents] = await Promise.all([readReading(db, id), readDocuments(db)])
  const document = documents.find((each) => each.id === id)
  if (!document) return null
  if (reading?.state === 'password') return { ok: false, problem: 'password' }
  if (!reading || !isReadable(reading.state)) return { ok: false, problem: 'notRead' }
  if (!isSource(reading.format)) return { ok: false, problem: 'format' }
  const blocks: Block[] = []
  for (let after: number | null = 0; after !== null; ) {
    const { parts, next } = await readParts(db, id, after)
    blocks.push(...parts.flatMap((part) => part.blocks))
    after = next
  }
  return { ok: true, name: document.name, blocks }
}
