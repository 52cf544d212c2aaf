import { z } from 'zod'
import { collectionIds, limits } from '@/lib/corpus/constants'
import { searchFiltersSchema } from '@/lib/corpus/schema'
import { searchScopes } from '@/lib/corpus/scope-constants'

/** What a change touches, for whoever watches it: its own text changed, it is cited, it seems to be overruled. */
export const touchSchema = z.object({
  kind: z.enum(['decision', 'article', 'law']),
  /** The serial of a decision, the id of an article or of a law. */
  reference: z.string(),
  reason: z.enum(['changed', 'citing', 'overruled']),
  /** The issue that cites it, the sentence that overrules it; of a changed article its title. */
  line: z.string(),
})
export type Touch = z.infer<typeof touchSchema>

/** What a change leads to: a decision, an article, or the law that an article is gone from. */
const changedPageSchema = z.union([
  z.object({ caseNumber: z.string(), serial: z.number().int() }),
  z.object({ lawTitle: z.string(), no: z.string().nullable() }),
])

/** A change of the corpus with the page that it leads to. */
export const changedDocumentSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['decision', 'article', 'overruling']),
  changedAt: z.string(),
  page: changedPageSchema,
  /** As courts cite it, in Korean. */
  title: z.string(),
  touches: z.array(touchSchema),
})
export type ChangedDocument = z.infer<typeof changedDocumentSchema>

/** A stretch of the changes that whole imports recorded; `last` is null when there are none after `after`. */
export const changedDocumentsSchema = z.object({
  last: z.number().int().nullable(),
  documents: z.array(changedDocumentSchema),
})
export type ChangedDocuments = z.infer<typeof changedDocumentsSchema>

const changeId = z.coerce.number().int().nonnegative()
export const changesAfterRequestSchema = z.object({ after: changeId })
/** At most a page of alerts. */
export const someChangesRequestSchema = z.object({ ids: z.array(changeId).max(100) })

/** A search that is watched: what it asks, without order and page. */
export const watchedSearchSchema = searchFiltersSchema.extend({
  query: z.string().trim().min(limits.queryMin).max(limits.queryMax),
  type: z.enum(searchScopes).default('all'),
  collection: z.enum(collectionIds).default('both'),
})
export type WatchedSearch = z.infer<typeof watchedSearchSchema>

export const matchRequestSchema = z.object({
  after: changeId,
  last: changeId,
  searches: z.array(z.object({ id: z.string().max(64), request: watchedSearchSchema })).max(1000),
})
export type MatchRequest = z.infer<typeof matchRequestSchema>

/** Which changes a search finds, with the passage by which it does. */
export const matchesSchema = z.object({
  matches: z.array(z.object({ id: z.string(), change: z.number().int(), line: z.string() })),
})
export type Matches = z.infer<typeof matchesSchema>['matches']
