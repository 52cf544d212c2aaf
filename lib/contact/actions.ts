'use server'

import { randomUUID } from 'node:crypto'
import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { z } from 'zod'
import { admit } from '@/lib/auth/gate'
import { clientAddress } from '@/lib/client-address'
import { type AppError, toAppError } from '@/lib/errors'
import { getPathname } from '@/lib/i18n/navigation'
import { log } from '@/lib/log'
import { publicClient, sessionClient } from '@/lib/supabase/server'
import { readUnmailedReply } from './data'
import { answerSchema } from './inbox-schema'
import { setClosed, storeReply } from './mutations'
import { receiveInquiry } from './receive-inquiry'
import { mailInquiry, mailReply } from './service'
import type { AnswerOutcome, AnswerState, InquiryActResult, InquiryState } from './types'

/** Takes the contact form, with script or without. Mail is sent after the answer: it may be slow. */
export async function sendInquiry(_: InquiryState, form: FormData): Promise<InquiryState> {
  const received = await receiveInquiry(form, {
    db: publicClient,
    client: clientAddress(await headers()),
    now: new Date(),
  })
  if (!received.ok) return received.state
  const { inquiry, locale } = received
  if (inquiry) after(() => mailInquiry(publicClient(), inquiry))
  redirect(getPathname({ locale, href: '/contact/sent' }))
}

/** The code of what went wrong; what is not about rights is logged. */
function codeOf(thrown: unknown): AppError['code'] {
  const { code, message } = toAppError(thrown)
  if (code !== 'unauthorized' && code !== 'forbidden') {
    log.error('contact.act-failed', { code, reason: message })
  }
  return code
}

/** Stores an answer and mails it. An answer that was stored before is only mailed, if it was not. */
export async function answerInquiry(before: AnswerState, form: FormData): Promise<AnswerState> {
  const typed = form.get('body')
  const body = typeof typed === 'string' ? typed : ''
  const told = (outcome: AnswerOutcome): AnswerState => {
    const stored = outcome === 'sent' || outcome === 'stored'
    return {
      attempt: before.attempt + 1,
      outcome,
      replyId: stored ? randomUUID() : before.replyId,
      body: stored ? '' : body,
    }
  }
  try {
    await admit('canEditContent')
    const answer = answerSchema.safeParse({
      inquiry: form.get('inquiry'),
      replyId: form.get('replyId'),
      seen: form.get('seen'),
      body,
    })
    if (!answer.success) return told('invalid')
    const db = await sessionClient()
    const stored = await storeReply(db, answer.data)
    refresh()
    if (!stored.ok) return told(stored.reason)
    const reply = await readUnmailedReply(db, answer.data.replyId)
    return told(!reply || (await mailReply(db, reply)) ? 'sent' : 'stored')
  } catch (thrown) {
    return told(codeOf(thrown))
  }
}

async function act(
  id: unknown,
  work: (id: string) => Promise<InquiryActResult>,
): Promise<InquiryActResult> {
  try {
    await admit('canEditContent')
    const parsed = z.uuid().safeParse(id)
    if (!parsed.success) return { ok: false, reason: 'missing' }
    const done = await work(parsed.data)
    refresh()
    return done
  } catch (thrown) {
    return { ok: false, reason: codeOf(thrown) }
  }
}

export async function closeInquiry(id: unknown): Promise<InquiryActResult> {
  return act(id, async (inquiry) => setClosed(await sessionClient(), inquiry, true))
}

export async function reopenInquiry(id: unknown): Promise<InquiryActResult> {
  return act(id, async (inquiry) => setClosed(await sessionClient(), inquiry, false))
}

/** Tries the mail of a stored answer again. */
export async function mailAgain(id: unknown): Promise<InquiryActResult> {
  return act(id, async (replyId) => {
    const db = await sessionClient()
    const reply = await readUnmailedReply(db, replyId)
    return !reply || (await mailReply(db, reply)) ? { ok: true } : { ok: false, reason: 'unsent' }
  })
}
