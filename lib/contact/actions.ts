'use server'

import { randomUUID } from 'node:crypto'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { z } from 'zod'
import { runAction, runPublicAction } from '@/lib/auth/action'
import { submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { getPathname } from '@/lib/i18n/navigation'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Db } from '@/lib/supabase/types'
import { maxReplyLength } from './constants'
import { readUnmailedReply } from './data'
import { replyInputSchema } from './inbox-schema'
import { setClosed, storeReply } from './mutations'
import { receiveInquiry, shownAgain } from './receive-inquiry'
import { mailInquiry, mailReply } from './service'
import type { InquiryActionResult, InquiryFormState, ReplyFormState } from './types'

/** By address, of all that is sent; messages without mistakes are counted more narrowly by `receiveInquiry`. */
const sendRate = { name: 'contact.send', points: 60, seconds: 600 }
const sendLimit = createRateLimiter(sendRate)

/** Takes the contact form, with script or without. Mail is sent after the answer: it may be slow. */
export async function sendInquiry(
  before: InquiryFormState,
  form: FormData,
): Promise<InquiryFormState> {
  return runPublicAction<unknown, InquiryFormState, InquiryFormState>({
    name: 'contact',
    limit: sendLimit,
    schema: z.unknown(),
    input: null,
    refuse(reason) {
      const values = shownAgain(form)
      return reason === 'tooMany'
        ? answered(before, { reason: 'rateLimit', retryAfter: sendRate.seconds, values })
        : answered(before, { reason: 'failed', retryAfter: 0, values })
    },
    async run({ address }) {
      const now = new Date()
      const received = await receiveInquiry(form, {
        db: serviceClient,
        client: address,
        now,
        before,
      })
      if (!received.ok) return received.state
      const { inquiry, locale } = received
      if (inquiry) after(() => mailInquiry(serviceClient(), inquiry))
      return redirect(getPathname({ locale, href: '/contact/sent' }))
    },
  })
}

/** By account of the editor; far more than are answered by hand. */
const inboxLimit = createRateLimiter({ name: 'contact.inbox', points: 120, seconds: 60 })

const asEditor = { name: 'contact', access: 'canEditContent', limit: inboxLimit } as const

/** Stores a reply and mails it. A reply that was stored before is only mailed, if it was not. */
export async function replyToInquiry(
  before: ReplyFormState,
  form: FormData,
): Promise<ReplyFormState> {
  const values = submittedTexts(form, ['body'], maxReplyLength)
  return runAction({
    ...asEditor,
    schema: replyInputSchema,
    input: form,
    refuse: (reason, { code }): ReplyFormState =>
      reason === 'invalid'
        ? answered(before, { errors: { body: reason }, values })
        : answered(before, { reason: code, values }),
    run: async ({ db, input }): Promise<ReplyFormState> => {
      const stored = await storeReply(db, input)
      refresh()
      if (!stored.ok) return answered(before, { reason: stored.reason, values })
      const reply = await readUnmailedReply(db, input.replyId)
      const isSent = !reply || (await mailReply(serviceClient(), reply))
      return answered(before, { result: isSent ? 'sent' : 'stored', replyId: randomUUID() })
    },
  })
}

function runInquiryAction(
  id: unknown,
  run: (db: Db, id: string) => Promise<InquiryActionResult>,
): Promise<InquiryActionResult> {
  return runAction({
    ...asEditor,
    schema: z.uuid(),
    input: id,
    refuse: (reason, { code }): InquiryActionResult => ({
      ok: false,
      reason: reason === 'invalid' ? 'missing' : code,
    }),
    run: async ({ db, input }) => {
      const done = await run(db, input)
      refresh()
      return done
    },
  })
}

export async function closeInquiry(id: unknown): Promise<InquiryActionResult> {
  return runInquiryAction(id, (db, inquiry) => setClosed(db, inquiry, true))
}

export async function reopenInquiry(id: unknown): Promise<InquiryActionResult> {
  return runInquiryAction(id, (db, inquiry) => setClosed(db, inquiry, false))
}

/** Tries the mail of a stored reply again. */
export async function resendReply(id: unknown): Promise<InquiryActionResult> {
  return runInquiryAction(id, async (db, replyId) => {
    const reply = await readUnmailedReply(db, replyId)
    return !reply || (await mailReply(serviceClient(), reply))
      ? { ok: true }
      : { ok: false, reason: 'unsent' }
  })
}
