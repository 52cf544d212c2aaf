import { z } from 'zod'
import { contractTypes, standpoints } from '@/lib/contracts/constants'
import { readKoreanNumber } from '@/lib/korean-law/korean-number'
import { employerSizes, regions, relations, yesNo } from './constants'

const won = z.number().int().nonnegative().max(1e13).nullable()

/** What the law asks about a contract and its text may not say. Nothing is guessed: unknown is an answer. */
export const factsSchema = z.object({
  type: z.enum(contractTypes).catch('other'),
  relation: z.enum(relations).catch('unknown'),
  standardTerms: z.enum(yesNo).catch('unknown'),
  employer: z.enum(employerSizes).catch('unknown'),
  region: z.enum(regions).catch('unknown'),
  deposit: won.catch(null),
  rent: won.catch(null),
  signedOn: z.iso.date().nullable().catch(null),
  /** The names of the parties as the text has them: who usually drafts, who usually signs. */
  parties: z
    .object({ drafter: z.string().max(60).nullable(), signer: z.string().max(60).nullable() })
    .catch({ drafter: null, signer: null }),
})
export type Facts = z.infer<typeof factsSchema>

/** As people type sums: 5천만원, 1억 2,000만, 50,000,000. Nothing typed is unknown. */
const typedWon = z
  .string()
  .trim()
  .max(40, 'notAmount')
  .transform((typed, context) => {
    if (typed === '') return null
    const value = readKoreanNumber(typed.replace(/[원₩￦\s]/g, ''))
    if (value !== null && value <= 1e13) return Math.round(value)
    context.addIssue({ code: 'custom', message: 'notAmount' })
    return z.NEVER
  })

/** The form in which a person confirms what was recognized. */
export const factsFormSchema = z.object({
  type: z.enum(contractTypes),
  side: z.enum(standpoints),
  relation: z.enum(relations).default('unknown'),
  standardTerms: z.enum(yesNo).default('unknown'),
  employer: z.enum(employerSizes).default('unknown'),
  region: z.enum(regions).default('unknown'),
  deposit: typedWon.default(null),
  rent: typedWon.default(null),
  signedOn: z
    .union([z.literal('').transform(() => null), z.iso.date('notDay')], 'notDay')
    .default(null),
})
export type FactsForm = z.infer<typeof factsFormSchema>
export type FactsFieldError = 'required' | 'notAmount' | 'notDay'
