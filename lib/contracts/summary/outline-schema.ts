import { z } from 'zod'

const place = { start: z.number().int(), end: z.number().int() }

export const clauseSchema = z.object({
  part: z.enum(['preamble', 'clause', 'special', 'supplement', 'annex', 'signature']),
  label: z.string(),
  title: z.string(),
  ...place,
})
export type OutlineClause = z.infer<typeof clauseSchema>

export const dutySchema = z.object({
  party: z.enum(['drafter', 'signer']).nullable(),
  clause: z.string(),
  quote: z.string(),
  start: z.number().int(),
  date: z.iso.date().nullable(),
  when: z.string().nullable(),
})

/** What a review keeps of the contract beside its findings. */
export const outlineSchema = z.object({
  clauses: z.array(clauseSchema),
  duties: z.array(dutySchema),
})
export type Outline = z.infer<typeof outlineSchema>
