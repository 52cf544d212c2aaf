import { z } from 'zod'
import { workerClientSchema } from '@/lib/ask-worker-schema'
import { contractTypes, findingKinds, longestContract } from '@/lib/contracts/constants'
import { mostRules, mostTestedReviews } from './constants'
import { playbookMatchSchema, playbookRuleSchema } from './schema'

const builtInSchema = z.object({
  kind: z.enum(findingKinds),
  topic: z.string(),
  clause: z.string().nullable(),
  quote: z.string().nullable(),
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
})

/** A contract to which rules are applied. */
export const playbookContractSchema = z.object({
  text: z.string().max(longestContract),
  /** Null: as the text says. */
  type: z.enum(contractTypes).nullable(),
  /** Of its review; null: it is reviewed now. */
  findings: z.array(builtInSchema).nullable(),
})
export type PlaybookContract = z.infer<typeof playbookContractSchema>

/** Asked of the worker, so that a long contract holds up nobody who opens a page. */
export const playbookTaskSchema = z.object({
  client: workerClientSchema,
  rules: z.array(playbookRuleSchema).max(mostRules),
  contracts: z.array(playbookContractSchema).max(mostTestedReviews),
})
export type PlaybookTask = z.infer<typeof playbookTaskSchema>

/** The matches of each contract. `busy`: too much is being reviewed, or something for the same client. */
export const playbookAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ready'), matches: z.array(z.array(playbookMatchSchema)) }),
  z.object({ state: z.literal('busy') }),
])
export type PlaybookAnswer = z.infer<typeof playbookAnswerSchema>
