import { z } from 'zod'
import { stepMessages } from '@/lib/chat/constants'
import { block } from '@/lib/chat/conversations/export-block'
import { searchScopes } from '@/lib/corpus/scope-constants'
import { notExported, partKind } from './part-kind'

/** What a reader should look at next; `effective` only where an article is pending. */
const nextSteps = ['facts', 'deadline', 'effective', 'more', 'counsel'] as const

/** A question that goes on from an answer: about something that is named, or in words of the corpus. */
const followUpSchema = z.discriminatedUnion('about', [
  z.object({ about: z.literal('article'), label: z.string() }),
  z.object({ about: z.literal('decisions'), label: z.string() }),
  z.object({ about: z.literal('issue'), text: z.string() }),
])
export type FollowUp = z.infer<typeof followUpSchema>

/** Where an answer leads. */
export const nextParts = {
  next: partKind(
    z.object({
      kind: z.literal('next'),
      steps: z.array(z.enum(nextSteps)),
      /** The search that shows all that was found. */
      search: z
        .object({
          query: z.string(),
          scope: z.enum(searchScopes),
          statutes: z.number().int().nonnegative(),
          cases: z.number().int().nonnegative(),
        })
        .nullable(),
    }),
    ({ steps }, { words: { chat } }) => {
      const written = steps.flatMap((step) =>
        step === 'more' ? [] : [block('item', chat(`answer.${stepMessages[step]}`))],
      )
      return written.length > 0 ? [block('heading', chat('answer.next')), ...written] : []
    },
  ),
  'follow-ups': partKind(
    z.object({ kind: z.literal('follow-ups'), questions: z.array(followUpSchema) }),
    notExported,
  ),
}
