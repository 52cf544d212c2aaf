import { z } from 'zod'
import { insufficientPrivilege } from './result'

type Answer = { data: unknown; error: { code?: string } | null }
type Refused<Reason> = { ok: false; reason: Reason }

/**
 * Readers of what functions of the database answer: `ok` or the word for why nothing was done, alone or as
 * `outcome` beside the `id` of what was made.
 * @param words the reasons that the functions know
 * @param denied the reason when the session may not ask this
 * @param failed the reason without an answer, or with one that nobody knows
 */
export function outcomeReaders<
  const Word extends string,
  Denied extends string,
  Failed extends string,
>(words: readonly Word[], { denied, failed }: { denied: Denied; failed: Failed }) {
  type Reason = Word | Denied | Failed
  const ok = z.literal('ok')
  const doneSchema = z.union([ok.transform(() => ({ ok: true }) as const), refusal(z.enum(words))])
  const madeSchema = z.union([
    z.object({ outcome: ok, id: z.uuid() }).transform(({ id }) => ({ ok: true, id }) as const),
    z.object({ outcome: refusal(z.enum(words)) }).transform(({ outcome }) => outcome),
  ])
  const read = <Done>(schema: z.ZodType<Done>, { data, error }: Answer): Done | Refused<Reason> => {
    if (error) return { ok: false, reason: error.code === insufficientPrivilege ? denied : failed }
    const answer = schema.safeParse(data)
    return answer.success ? answer.data : { ok: false, reason: failed }
  }
  return {
    outcomeOf: (answer: Answer) => read(doneSchema, answer),
    /** Of a function that makes something. */
    madeBy: (answer: Answer) => read(madeSchema, answer),
  }
}

const refusal = <Reason extends string>(reasons: z.ZodType<Reason>) =>
  reasons.transform((reason): Refused<Reason> => ({ ok: false, reason }))
