import { toAppError } from '@/lib/errors'
import { JobFailure } from '@/lib/jobs/definition'
import type { SegmentStore } from '@/lib/knowledge/index/segment-store'
import { fitWeightJob } from '@/lib/knowledge/jobs'
import { type Meaning, withoutVectors } from '@/lib/knowledge/vectors/embed-passages'
import { type FittedWeight, fitWeight } from '@/lib/knowledge/vectors/fit-weight'
import { log } from '@/lib/log'
import { type Handler, handles } from '@/worker/handler'
import { readScope } from './documents'
import { askForVectors, isStale, readWeight, writeWeight } from './weights'

/** Finds how much meaning counts in a library or a collection, and asks for the vectors that are not there. */
export const fitHandler = (store: SegmentStore, meaning: Meaning): Handler =>
  handles(fitWeightJob, async (fitted, { report, sql, signal }) => {
    report({ step: 'fitting' })
    const { owner, collection } = fitted
    const scope = await readScope(sql, owner, collection ? { collection } : {})
    let found: FittedWeight
    const now = { model: meaning.embedder.id, documents: scope.length, embedded: 0 }
    try {
      const dimension = await meaning.embedder.dimension()
      const without = new Set(await withoutVectors(meaning, store, scope, dimension))
      if (without.size > 0)
        await askForVectors(
          sql,
          [...without].map(({ document }) => document),
        )
      const embedded = scope.filter((name) => !without.has(name) && store.read(name) !== null)
      now.embedded = embedded.length
      if (!isStale(await readWeight(sql, fitted), now)) return undefined
      found = await fitWeight(meaning, store, embedded, signal)
    } catch (thrown) {
      if (signal.aborted) throw thrown
      throw new JobFailure('embeddings', { detail: toAppError(thrown).code })
    }
    const { weight, questions, words, fused } = found
    log.info('knowledge.weight-fitted', { weight, questions, words, fused, ...now })
    return (transaction) => writeWeight(transaction, fitted, { ...found, ...now })
  })
