import { z } from 'zod'
import {
  type CaseChoice,
  caseChoiceSchema,
  type PublicCase,
  publicCaseSchema,
} from '@/lib/corpus/public-case'

/** What `/api/cases/{number}/detail` answers. */
export const envelopeSchema = z.object({
  success: z.boolean(),
  data: publicCaseSchema.nullish(),
  choices: z.array(caseChoiceSchema).nullish(),
  error: z.object({ code: z.string() }).nullish(),
})

export type PanelCase = PublicCase
export type Choice = CaseChoice
