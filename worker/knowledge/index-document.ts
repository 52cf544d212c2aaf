import { indexReading } from '@/lib/knowledge/index/index-file'
import { likeness } from '@/lib/knowledge/index/segment'
import type { SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'
import { indexDocumentJob, removeDocumentJob } from '@/lib/knowledge/jobs'
import { type Handler, handles } from '@/worker/handler'
import { exists, noteIndexed, readKeptReading, readScope } from './documents'

/** From here on two documents are shown as nearly the same. */
const nearlySame = 0.8

function mostLike(store: SegmentStore, name: SegmentName, others: SegmentName[]): string | null {
  const own = store.read(name)
  if (!own) return null
  let best = { document: null as string | null, share: nearlySame }
  for (const other of others) {
    if (other.document === name.document) continue
    const segment = store.read(other)
    const share = segment ? likeness(own.sketch, segment.sketch) : 0
    if (share >= best.share) best = { document: other.document, share }
  }
  return best.document
}

/** Splits and indexes what was read of a document. Run twice, it writes the same file and the same row. */
const indexHandler = (store: SegmentStore): Handler =>
  handles(indexDocumentJob, async ({ document }, { owner, report, sql, signal }) => {
    report({ step: 'indexing' })
    const kept = await readKeptReading(sql, document)
    // It was deleted meanwhile, or has not been read yet: its reading asks for this once more.
    if (!kept || !owner) return undefined
    const indexed = indexReading(kept.reading, kept.name)
    signal.throwIfAborted()
    let like: string | null = null
    if (indexed.state !== 'failed') {
      const name = { owner, document, version: indexed.version }
      store.write(name, indexed.segment)
      like = mostLike(store, name, await readScope(sql, owner, {}))
    }
    return async (transaction) => {
      const noted = await noteIndexed(transaction, document, indexed, like)
      if (!noted || indexed.state === 'failed') store.remove(owner, document)
      else store.removeOthers({ owner, document, version: indexed.version })
    }
  })

/** Takes a document that was deleted out of the index. */
const removeHandler = (store: SegmentStore): Handler =>
  handles(removeDocumentJob, async ({ owner, document }, { sql }) => {
    if (!(await exists(sql, owner, document))) store.remove(owner, document)
    return undefined
  })

export const knowledgeHandlers = (store: SegmentStore): Handler[] => [
  indexHandler(store),
  removeHandler(store),
]
