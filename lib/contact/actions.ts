'use server'

import { randomUUID } from 'node:crypto'
import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { z } from 'zod'
import { requirePermission } from '@/lib/auth/require-permission'
import { clientAddress } from '@/lib/client-address'
import { type AppError, toAppError } from '@/lib/errors'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { getPathname } from '@/lib/i18n/navigation'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { maxReplyLength } from './constants'
import { readUnmailedReply } from './data'
import { replyInputSchema } from './inbox-schema'
import { setClosed, storeReply } from './mutations'
import { receiveInquiry } from './receive-inquiry'
import { mailInquiry, mailReply } from './service'
import type { InquiryActionResult, InquiryFormState, ReplyFormState } from './types'

/** Takes the contact form, with script or without. Mail is sent after the answer: it may be slow. */
export async function sendInquiry(
  before: InquiryFormState,
  form: FormData,
): Promise<InquiryFormState> {
  const received = await receiveInquiry(form, {
    db: anonymousClient,
    client: clientAddress(await headers()),
    now: new Date(),
    before,
  })
  if (!received.ok) return received.state
  const { inquiry, locale } = received
  if (inquiry) after(() => mailInquiry(anonymousClient(), inquiry))
  redirect(getPathname({ locale, href: '/contact/sent' }))
}

/** The code of what went wrong; what is not about rights is logged. */
function codeOf(thrown: unknown): AppError['code'] {
  const { code, message } = toAppError(thrown)
  if (code !== 'unauthorized' && code !== 'forbidden') {
    log.error('contact.action-failed', { code, reason: message })
  }
  return code
}

/** Stores a reply and mails it. A reply that was stored before is only mailed, if it was not. */
export async function replyToInquiry(
  before: ReplyFormState,
  form: FormData,
): Promise<ReplyFormState> {
  const values = submittedTexts(form, ['body'], maxReplyLength)
  try {
    await requirePermission('canEditContent')
    const parsed = parseForm(replyInputSchema, form)
    if (!parsed.ok) return answered(before, { errors: { body: 'invalid' }, values })
    const db = await userClient()
    const stored = await storeReply(db, parsed.form)
    refresh()
    if (!stored.ok) return answered(before, { reason: stored.reason, values })
    const reply = await readUnmailedReply(db, parsed.form.replyId)
    const isSent = !reply || (await mailReply(db, reply))
    return answered(before, { result: isSent ? 'sent' : 'stored', replyId: randomUUID() })
  } catch (thrown) {
    return answered(before, { reason: codeOf(thrown), values })
  }
}

async function runInquiryAction(
  id: unknown,
  work: (id: string) => Promise<InquiryActionResult>,
): Promise<InquiryActionResult> {
  try {
    await requirePermission('canEditContent')
    const parsed = z.uuid().safeParse(id)
    if (!parsed.success) return { ok: false, reason: 'missing' }
    const done = await work(parsed.data)
    refresh()
    return done
  } catch (thrown) {
    return { ok: false, reason: codeOf(thrown) }
  }
}

export async function closeInquiry(id: unknown): Promise<InquiryActionResult> {
  return runInquiryAction(id, async (inquiry) => setClosed(await userClient(), inquiry, true))
}

export async function reopenInquiry(id: unknown): Promise<InquiryActionResult> {
  return runInquiryAction(id, async (inquiry) => setClosed(await userClient(), inquiry, false))
}

/** Tries the mail of a stored answer again. */
export async function resendReply(id: unknown): Promise<InquiryActionResult> {
  return runInquiryAction(id, async (replyId) => {
    const db = await userClient()
    const reply = await readUnmailedReply(db, replyId)
    return !reply || (await mailReply(db, reply)) ? { ok: true } : { ok: false, reason: 'unsent' }
  })
}
