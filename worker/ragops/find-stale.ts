import { z } from 'zod'
import { alertPath } from '@/lib/alerts/alert-path'
import type { ChangedDocument, ChangedDocuments } from '@/lib/corpus/changes/schema'
import { listChangesAfter } from '@/lib/corpus/changes/service'
import { JobFailure } from '@/lib/jobs/definition'
import { staleJob } from '@/lib/ragops/drift/job'
import { type Handler, handles } from '@/worker/handler'

/** Of a change what makes others stale: an article whose text changed, a decision that seems to be overruled. */
function sourcesOf({ id, page, title, changedAt, touches }: ChangedDocument) {
  return touches.flatMap(({ kind, reference, reason, line }) =>
    (kind === 'article' && reason === 'changed') || (kind === 'decision' && reason === 'overruled')
      ? [
          {
            ...{ change_id: id, source_id: reference, reason, path: alertPath(page) },
            ...{ title: title.slice(0, 600), line: line.slice(0, 600), changed_at: changedAt },
          },
        ]
      : [],
  )
}

async function fromService<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (thrown) {
    const detail = thrown instanceof Error ? thrown.message : String(thrown)
    throw new JobFailure('service', { detail })
  }
}

/**
 * Lists what changes of the law made stale, one stretch of changes after the other. A stretch is written whole or not
 * at all, so that a job that was killed begins with the one it had in hand.
 * @param changesAfter of the case-law service; tests give their own
 */
export const findStaleHandler = (
  changesAfter: (after: number) => Promise<ChangedDocuments> = listChangesAfter,
): Handler =>
  handles(staleJob, async (_, { sql, signal }) => {
    for (;;) {
      const [row] = await sql`select change_id::int from public.stale_progress`
      const after = z.number().int().parse(row?.change_id)
      const { last, documents } = await fromService(() => changesAfter(after))
      if (last === null) return undefined
      signal.throwIfAborted()
      const sources = JSON.stringify(documents.flatMap(sourcesOf))
      await sql`select public.keep_stale_sources(${after}, ${last}, ${sources}::text::jsonb)`
    }
  })
