import 'server-only'
import { z } from 'zod'
import { type Change, changeSchema } from '@/lib/corpus/change-schema'
import { ask, servicePath } from '@/lib/corpus/service-request'
import {
  type ChangedDocuments,
  changedDocumentsSchema,
  type Matches,
  type MatchRequest,
  matchesSchema,
} from './schema'

/** The next changes that whole imports recorded, with what they touch. */
export function listChangesAfter(after: number): Promise<ChangedDocuments> {
  return ask({ path: servicePath(['changes', 'after'], { after }), schema: changedDocumentsSchema })
}

/** Which of these changes each search finds. */
export async function matchSearches(request: MatchRequest): Promise<Matches> {
  return (await ask({ path: '/changes/matches', schema: matchesSchema, body: request })).matches
}

/** Changes by their ids; those of which the corpus has nothing any more are left out. */
export async function listSomeChanges(ids: readonly number[]): Promise<Change[]> {
  const schema = z.object({ changes: z.array(changeSchema) })
  return (await ask({ path: '/changes/some', schema, body: { ids } })).changes
}
