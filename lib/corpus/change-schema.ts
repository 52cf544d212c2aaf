import { z } from 'zod'
import { caseRefSchema } from './schema'

/** What an import changed in the corpus, as the service tells it. */
const told = z.object({ id: z.number().int(), changedAt: z.string() })

export const changeSchema = z.discriminatedUnion('kind', [
  told.extend({ kind: z.literal('decision'), decision: caseRefSchema }),
  told.extend({
    kind: z.literal('article'),
    lawId: z.string(),
    lawTitle: z.string(),
    no: z.string(),
    title: z.string().nullable(),
    /** Whether the corpus has the article now: one that is gone has no page. */
    isHeld: z.boolean(),
    /** Null: the article was not there before. */
    oldText: z.string().nullable(),
    /** Null: the article is gone. */
    newText: z.string().nullable(),
  }),
  /** The new decision `by` seems to overrule `decision`; nobody has confirmed it. */
  told.extend({ kind: z.literal('overruling'), decision: caseRefSchema, by: caseRefSchema }),
])
export type Change = z.infer<typeof changeSchema>
export type ArticleChange = Extract<Change, { kind: 'article' }>

/** Which changes are listed: those of a law (법령ID or title), those since a day in Korea. */
export type ChangesShown = { page?: number; law?: string | undefined; since?: string | undefined }

export const changePageSchema = z.object({
  total: z.number().int().nonnegative(),
  page: z.number().int(),
  size: z.number().int(),
  /** The law whose changes alone are listed. */
  law: z.object({ lawId: z.string(), title: z.string() }).nullable(),
  changes: z.array(changeSchema),
})
export type ChangePage = z.infer<typeof changePageSchema>
