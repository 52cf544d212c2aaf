import { z } from 'zod'
import type { SourceRefused, TemplateProblem } from './form-state'

export const sourceQuerySchema = z.object({
  id: z.uuid(),
  rev: z.coerce.number().int(),
  /** What the file is called. */
  name: z
    .string()
    .transform((name) => name.normalize('NFC').replace(/\p{C}/gu, '').trim().slice(0, 200))
    .pipe(z.string().min(1)),
})

/** What became of a file that was sent. */
export type FileAnswer =
  | { fields: number }
  | { refused: SourceRefused }
  | { reason: TemplateProblem }

/** The words are keys of messages; whoever shows them asks whether there is one. */
export const fileAnswerSchema = z.union([
  z.object({ fields: z.number().int() }),
  z.object({ refused: z.object({ problem: z.string(), at: z.string() }) }),
  z.object({ reason: z.string() }),
])
