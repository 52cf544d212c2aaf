import { log } from '@/lib/log'
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit'
import type { Db } from '@/lib/supabase/types'
import { checkInquiry } from './check-inquiry'
import { honeypotField, inquiryRate } from './constants'
import { formValues } from './form-values'
import { storeInquiry } from './mutations'
import { type Inquiry, inquiryLocaleSchema } from './schema'
import { submissionId } from './submission-id'
import type { InquiryFormState } from './types'

const siteLimit = createRateLimiter(inquiryRate)

export type Received =
  /** `inquiry` is null when it had arrived before: then its mail is somebody else's task. */
  | { ok: true; locale: Inquiry['locale']; inquiry: Inquiry | null }
  | { ok: false; state: InquiryFormState }

export type ReceiveOptions = {
  db: () => Db
  /** The address that the message came from, as far as it is known. */
  client: string
  now: Date
  limiter?: RateLimiter
}

/** Checks what the form sent, and stores it once. A message with mistakes costs its sender nothing. */
export async function receiveInquiry(form: FormData, reception: ReceiveOptions): Promise<Received> {
  const values = formValues(form)
  const refuse = (rest: Partial<InquiryFormState>): Received => ({
    ok: false,
    state: { values, problems: {}, failure: null, ...rest },
  })
  const locale = inquiryLocaleSchema.catch('ko').parse(form.get('locale'))
  const checked = checkInquiry(values)
  if (!checked.ok) return refuse({ problems: checked.problems })
  if (form.get(honeypotField)) return refuse({ failure: { reason: 'refused' } })
  const { allowed, retryAfter } = await (reception.limiter ?? siteLimit).take(reception.client)
  if (!allowed) return refuse({ failure: { reason: 'rateLimit', retryAfter } })
  const { consent: _, ...fields } = checked.fields
  const id = submissionId({ ...fields, locale }, reception.now)
  const inquiry = { ...fields, id, locale }
  const stored = await storeInquiry(reception.db(), inquiry)
  if (!stored.ok) {
    log.error('contact.store-failed', { inquiry: id, reason: stored.reason })
    return refuse({ failure: { reason: 'failed' } })
  }
  return { ok: true, locale, inquiry: stored.repeated ? null : inquiry }
}
