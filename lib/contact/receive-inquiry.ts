import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { log } from '@/lib/log'
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit'
import type { Db } from '@/lib/supabase/types'
import { emptyInquiryForm, honeypotField, inquiryFields, inquiryRate } from './constants'
import { storeInquiry } from './mutations'
import { type Inquiry, inquiryLocaleSchema, inquirySchema } from './schema'
import { submissionId } from './submission-id'
import type { InquiryErrorKey, InquiryFormState } from './types'

const siteLimit = createRateLimiter(inquiryRate)

/** More than the longest field takes, so that a text that is too long is shown again whole. */
const maxShownAgain = 10_000

/** What was typed, for the form to show it again. */
export const shownAgain = (form: FormData) => submittedTexts(form, inquiryFields, maxShownAgain)

export type ReceivedInquiry =
  /** `inquiry` is null when it had been stored before: then its mail is on its way already. */
  | { ok: true; locale: Inquiry['locale']; inquiry: Inquiry | null }
  | { ok: false; state: InquiryFormState }

export type ReceiveOptions = {
  db: () => Db
  /** The address that the message came from, as far as it is known. */
  client: string
  now: Date
  limiter?: RateLimiter
  before?: InquiryFormState
}

/** Checks what the form sent, and stores it once. A message with mistakes does not count for the rate limit. */
export async function receiveInquiry(
  form: FormData,
  { db, client, now, limiter = siteLimit, before = emptyInquiryForm }: ReceiveOptions,
): Promise<ReceivedInquiry> {
  const values = shownAgain(form)
  const refuse = (changes: Partial<InquiryFormState>): ReceivedInquiry => ({
    ok: false,
    state: answered(before, { values, retryAfter: 0, ...changes }),
  })
  const locale = inquiryLocaleSchema.catch('ko').parse(form.get('locale'))
  const parsed = parseForm<typeof inquirySchema, InquiryErrorKey>(inquirySchema, form)
  if (!parsed.ok) return refuse({ errors: parsed.errors })
  if (form.get(honeypotField)) return refuse({ reason: 'refused' })
  const { allowed, retryAfter } = await limiter.take(client)
  if (!allowed) return refuse({ reason: 'rateLimit', retryAfter })
  const { consent: _, ...fields } = parsed.form
  const id = submissionId({ ...fields, locale }, now)
  const inquiry = { ...fields, id, locale }
  const stored = await storeInquiry(db(), inquiry)
  if (!stored.ok) {
    log.error('contact.store-failed', { inquiry: id, reason: stored.reason })
    return refuse({ reason: 'failed' })
  }
  return { ok: true, locale, inquiry: stored.repeated ? null : inquiry }
}
