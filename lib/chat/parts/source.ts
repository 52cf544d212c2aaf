import { z } from 'zod'

/** An address of this site without a language: a link to another site never comes out of a model. */
export const pagePath = z.string().regex(/^\/(?:cases|statutes)\/[^\s]+$/)
/** The number of a source in its message. */
export const sourceNo = z.number().int().positive()

export const sourceSchema = z.object({
  no: sourceNo,
  type: z.enum(['case', 'article']),
  /** As it is cited: `대법원 2013. 6. 27. 선고 2012다31628 판결`, `민법 제750조`. */
  label: z.string(),
  /** Case name or the article's title. */
  title: z.string().nullable(),
  href: pagePath,
  /** Our summary stands in for the official text. */
  isSummary: z.boolean().default(false),
  /** Article id (`001706#750`) or serial of the decision; empty in messages stored before there was one. */
  id: z.string().default(''),
  /** The words that were read, letter for letter: the source opens at them. */
  passage: z.string().default(''),
  /** Of an article. */
  state: z.enum(['in-force', 'pending', 'repealed']).nullable().default(null),
  effectiveOn: z.string().nullable().default(null),
  /** A later decision that seems to have changed this one. */
  overruledBy: z.object({ label: z.string(), href: pagePath }).nullable().default(null),
})
export type Source = z.infer<typeof sourceSchema>
