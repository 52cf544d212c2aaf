import { z } from 'zod'
import { carrierSchema } from '@/lib/billing/phone/schema'
import { planIdSchema } from '@/lib/billing/schema'

/** What was typed, for the way back from the card window. Never the resident number. */
const draftSchema = z.object({
  /** Whose it is: somebody else may have signed in in this tab. */
  email: z.string(),
  plan: planIdSchema,
  name: z.string().max(60),
  verified: z
    .object({
      verificationId: z.uuid(),
      phone: z.string(),
      carrier: carrierSchema,
      provesUntil: z.string(),
    })
    .nullable(),
})
export type Draft = z.infer<typeof draftSchema>

/** What this person typed in this tab before; without the phone when it has to be confirmed anew. */
export function parseDraft(stored: string, email: string, now = Date.now()): Draft | null {
  try {
    const draft = draftSchema.parse(JSON.parse(stored))
    if (draft.email !== email) return null
    const stands = draft.verified && Date.parse(draft.verified.provesUntil) > now
    return { ...draft, verified: stands ? draft.verified : null }
  } catch {
    // Of an older release: the form begins empty.
    return null
  }
}
