'use server'

import { runPublicAction } from '@/lib/auth/action'
import { checkCitations } from '@/lib/corpus/service'
import { submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { createRateLimiter } from '@/lib/rate-limit'
import { checkedCitation } from './checked-citation'
import { longestText } from './constants'
import { checkFormSchema } from './schema'
import type { CheckFormState } from './types'

/** A long text is seconds of work; nobody reads more findings than this. */
const limiter = createRateLimiter({ name: 'citation-check', points: 30, seconds: 60 })

/** Checks the citations of a text, with script or without. Nothing of it is kept. */
export async function checkText(before: CheckFormState, form: FormData): Promise<CheckFormState> {
  // Twice the limit, so that a text that is too long is shown again.
  const values = submittedTexts(form, ['text'], longestText * 2)
  return runPublicAction({
    name: 'citation-check',
    limit: limiter,
    schema: checkFormSchema,
    input: form,
    refuse: (reason, { code, errors }): CheckFormState =>
      reason === 'invalid'
        ? answered(before, { errors, values })
        : answered(before, { reason: code, values }),
    run: async ({ input: { text } }): Promise<CheckFormState> => {
      const citations = (await checkCitations(text)).map(checkedCitation)
      return answered(before, { result: { text, citations }, values })
    },
  })
}
