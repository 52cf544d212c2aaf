import { indexReading } from '@/lib/knowledge/index/index-file'
import { likeness } from '@/lib/knowledge/index/segment'
import type { SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'
import { indexDocumentJob, removeDocumentJob } from '@/lib/knowledge/jobs'
import type { Meaning } from '@/lib/knowledge/vectors/embed-passages'
import { vectorEnding } from '@/lib/knowledge/vectors/flat-store'
import { type Handler, handles } from '@/worker/handler'
import { exists, noteIndexed, readKeptReading, readScope } from './documents'
import { embedHandler } from './embed-document'
import { fitHandler } from './fit-weight'
import { askForNewVectors } from './weights'

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

/**
 * Splits and indexes what was read of a document. Run twice, it writes the same file and the same row. Its vectors
 * are made by a job of their own, so that it is found by words whatever becomes of them.
 */
const indexHandler = (store: SegmentStore, meaning: Meaning | null): Handler =>
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
      if (!noted || indexed.state === 'failed') {
        store.remove(owner, document)
        await meaning?.vectors.remove(owner, document)
        return
      }
      // Vectors of the version before are what those of unchanged passages are taken from.
      store.removeOthers(
        { owner, document, version: indexed.version },
        meaning ? vectorEnding : undefined,
      )
      if (meaning) await askForNewVectors(transaction, owner, document)
    }
  })

/** Takes a document that was deleted out of the index. */
const removeHandler = (store: SegmentStore, meaning: Meaning | null): Handler =>
  handles(removeDocumentJob, async ({ owner, document }, { sql }) => {
    if (await exists(sql, owner, document)) return undefined
    store.remove(owner, document)
    await meaning?.vectors.remove(owner, document)
    return undefined
  })

/** @param meaning null where documents are searched by words alone */
export const knowledgeHandlers = (
  store: SegmentStore,
  meaning: Meaning | null = null,
): Handler[] => [
  indexHandler(store, meaning),
  removeHandler(store, meaning),
  ...(meaning ? [embedHandler(store, meaning), fitHandler(store, meaning)] : []),
]
