import { z } from 'zod'
import {
  type CaseChoice,
  caseChoiceSchema,
  type PublicCase,
  publicCaseSchema,
} from '@/lib/corpus/public-case'

/** One decision bears the number, or several do. */
export type FoundCase =
  | { found: 'one'; detail: PublicCase }
  | { found: 'many'; choices: CaseChoice[] }

/** The body that `/api/cases/{number}/detail` answers; the choices stand beside an empty `data`. */
export const foundCaseSchema = z
  .object({
    data: publicCaseSchema.nullish(),
    choices: z.array(caseChoiceSchema).nullish(),
  })
  .transform(({ data, choices }, context): FoundCase => {
    if (data) return { found: 'one', detail: data }
    if (choices) return { found: 'many', choices }
    context.addIssue('neither a decision nor choices')
    return z.NEVER
  })
