import { z } from 'zod'

/** What is listed of a document, each with the words it was read from. */
export const factKinds = ['party', 'deadline', 'date', 'amount', 'law'] as const
export type FactKind = (typeof factKinds)[number]

export const longestFactQuote = 240

export const factSchema = z.object({
  kind: z.enum(factKinds),
  /** What it is in the document: 임대인, 보증금, 잔금; empty where the text does not say. */
  label: z.string().max(40),
  /** A name; won; a day as yyyy-mm-dd; a period as it is written; an article or decision as it is cited. */
  value: z.string().min(1).max(120),
  /** Of dates, and of deadlines that name a day. */
  day: z.iso.date().nullable(),
  quote: z.string().max(longestFactQuote),
  passage: z.number().int().nonnegative(),
  page: z.number().int().positive().nullable(),
})
export type Fact = z.infer<typeof factSchema>

/** A fact as it is kept, by its document and its number there. */
export const storedFactSchema = factSchema.extend({
  document_id: z.uuid(),
  no: z.number().int(),
})
export type StoredFact = z.infer<typeof storedFactSchema>
