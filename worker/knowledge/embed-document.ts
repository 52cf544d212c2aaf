import { toAppError } from '@/lib/errors'
import { JobFailure } from '@/lib/jobs/definition'
import type { SegmentStore } from '@/lib/knowledge/index/segment-store'
import { embedDocumentJob } from '@/lib/knowledge/jobs'
import { embedPassages, type Meaning } from '@/lib/knowledge/vectors/embed-passages'
import { type Handler, handles } from '@/worker/handler'
import { exists, readIndexedName } from './documents'
import { askForWeightsAround } from './weights'

/** The job's detail is kept: of the endpoint's failure nothing but its kind, never a text. */
function toFailure(thrown: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return thrown
  return new JobFailure('embeddings', { detail: toAppError(thrown).code })
}

/**
 * Gives the passages of a document their vectors. Without them the document is found by words; what came before
 * the endpoint failed is kept, and the next attempt goes on from there.
 */
export const embedHandler = (store: SegmentStore, meaning: Meaning): Handler =>
  handles(embedDocumentJob, async ({ document }, { owner, report, sql, signal }) => {
    if (!owner) return undefined
    const name = await readIndexedName(sql, owner, document)
    try {
      if (name && store.read(name))
        await embedPassages(meaning, store, name, {
          signal,
          report: (done, total) => report({ step: 'embedding', done, total }),
        })
    } catch (thrown) {
      throw toFailure(thrown, signal)
    } finally {
      // Whatever was written while it was being deleted goes too.
      if (!(await exists(sql, owner, document))) await meaning.vectors.remove(owner, document)
    }
    if (!name) return undefined
    await meaning.vectors.removeOthers(name, meaning.embedder.id)
    return (transaction) => askForWeightsAround(transaction, owner, document)
  })
