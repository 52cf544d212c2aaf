import { z } from 'zod'

/** An address of this site without a language: a link to another site never comes out of a model. */
export const pagePath = z
  .string()
  .regex(
    /^\/(?:(?:cases|statutes)\/[^\s]+|ai-chat\/(?:knowledge\/)?documents\/[0-9a-f-]{36}(?:\?page=\d+)?)$/,
  )
/** The number of a source in its message. */
export const sourceNo = z.number().int().positive()

export const sourceSchema = z.object({
  no: sourceNo,
  type: z.enum(['case', 'article', 'document']),
  /** As it is cited: `대법원 2013. 6. 27. 선고 2012다31628 판결`, `민법 제750조`; the name of a document. */
  label: z.string(),
  /** How readers of other languages know it: `Civil Act art. 750`. */
  names: z
    .object({ en: z.string().nullable(), ja: z.string().nullable(), zh: z.string().nullable() })
    .optional(),
  /** Case name, the article's title, or the headings above a passage of a document. */
  title: z.string().nullable(),
  href: pagePath,
  /** Our summary stands in for the official text. */
  isSummary: z.boolean().default(false),
  /** Of a document; null where its format has no pages. */
  page: z.number().int().positive().nullable().default(null),
  /** Article id (`001706#750`), serial of the decision, or document and passage (`<uuid>#12`); empty in messages stored before there was one. */
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
