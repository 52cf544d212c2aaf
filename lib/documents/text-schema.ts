import { z } from 'zod'
import { workerClientSchema } from '@/lib/ask-worker-schema'
import { blockSchema } from './blocks/schema'
import { refusals } from './read/read-refusal'
import { formats } from './read/types'

/** Asked of the worker, which reads files for the site: their text alone, without recognising scans. */
export const textRequestSchema = z.object({ base64: z.base64(), client: workerClientSchema })

/** `busy`: too many files are being read, or one of the same client. `noText`: only recognition could read it. */
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

/** The same question answered in blocks, for whoever goes on with the document. */
export const blocksAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), format: z.enum(formats), blocks: z.array(blockSchema) }),
  z.object({
    state: z.literal('refused'),
    reason: z.enum([...refusals, 'password', 'noText', 'busy']),
  }),
])
export type BlocksAnswer = z.infer<typeof blocksAnswerSchema>
