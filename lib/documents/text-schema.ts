import { z } from 'zod'
import { refusals } from './read/read-refusal'

/** Asked of the worker, which reads files for the site: their text alone, without recognising scans. */
export const textRequestSchema = z.object({ base64: z.base64() })

/** `busy`: too many files are being read. `noText`: only recognition could read it. */
export const textAnswerSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('ready'),
    text: z.string(),
    unreadPages: z.array(z.number().int()),
  }),
  z.object({
    state: z.literal('refused'),
    reason: z.enum([...refusals, 'password', 'noText', 'busy']),
  }),
])
export type TextAnswer = z.infer<typeof textAnswerSchema>
