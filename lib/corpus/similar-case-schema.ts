import { z } from 'zod'
import { caseRefSchema } from './schema'

/** A decision on the same question as another, and what both cite. */
export const similarCaseSchema = caseRefSchema.extend({
  serial: z.number().int(),
  /** Of its issues the one nearest to the other's; null where it has none. */
  issue: z.string().nullable(),
  /** What both cite; what few decisions cite first. */
  articles: z.array(z.object({ lawTitle: z.string(), no: z.string() })),
  cases: z.array(z.object({ serial: z.number().int(), caseNumber: z.string() })),
})
export type SimilarCase = z.infer<typeof similarCaseSchema>

export const similarCasesSchema = z.object({ similar: z.array(similarCaseSchema) })
