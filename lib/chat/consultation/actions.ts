'use server'

import { headers } from 'next/headers'
import { redirect, unstable_rethrow } from 'next/navigation'
import { after } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { beginQuestion } from '@/lib/chat/begin-question'
import { askingOwner, chatOwner } from '@/lib/chat/owner'
import { runAnswer } from '@/lib/chat/run-answer'
import { clientAddress } from '@/lib/client-address'
import { entitlements, tierOf } from '@/lib/entitlements'
import { type AppError, toAppError } from '@/lib/errors'
import { getPathname } from '@/lib/i18n/navigation'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { koreanDay } from '@/lib/korean-time'
import { log } from '@/lib/log'
import { checkIntake, daysLeft } from './check-intake'
import { fields } from './field-table'
import { emptyIntake, formEntries } from './form-entries'
import { intakeQuestion } from './intake-question'
import type { Intake } from './schema'
import type { IntakeFailure, IntakeReview, IntakeState } from './types'

const headSchema = z.object({
  field: z.enum(fields),
  locale: z.enum(locales),
  act: z.enum(['review', 'send']).catch('review'),
})

/** Asks the question as the chat does, in a conversation of its own. @returns the conversation */
async function ask(intake: Intake, question: string, locale: AppLocale): Promise<string> {
  const request = await headers()
  const run = await beginQuestion({
    owner: await askingOwner(),
    request: { act: 'ask', conversation: null, question, scope: 'all', locale },
    intake,
    address: clientAddress(request),
    userAgent: request.get('user-agent'),
    now: new Date(),
  })
  // The page of the conversation shows how far it has come.
  after(runAnswer(run, () => {}))
  return run.begun.conversation
}

function failureOf({ code, details }: AppError): IntakeFailure {
  if (code !== 'rateLimit') return { reason: 'unavailable' }
  return details?.of === 'day'
    ? { reason: 'day', limit: Number(details.limit) }
    : { reason: 'atOnce' }
}

async function reviewOf(intake: Intake, locale: AppLocale, today: string): Promise<IntakeReview> {
  const [owner, t] = await Promise.all([
    chatOwner(),
    getTranslations({ locale, namespace: 'consultation' }),
  ])
  const most = entitlements[owner?.plan ?? tierOf(null)].questionLength
  const { text, cut } = intakeQuestion(intake, { t, locale }, most)
  return { question: text, cutTo: cut ? most : null, daysLeft: daysLeft(intake, today) }
}

/**
 * Takes the intake, with script or without: shows the question that it makes, and when that has been
 * seen, asks it and goes to the conversation.
 */
export async function submitIntake(_: IntakeState, form: FormData): Promise<IntakeState> {
  const entries = formEntries(form)
  const told = (rest: Partial<IntakeState>): IntakeState => ({ ...emptyIntake, entries, ...rest })
  let review: IntakeReview | null = null
  try {
    const { field, locale, act } = headSchema.parse(Object.fromEntries(form))
    const today = koreanDay(new Date())
    const checked = checkIntake(entries, field, today)
    if (!checked.ok) return told({ problems: checked.problems })
    review = await reviewOf(checked.intake, locale, today)
    if (act === 'review') return told({ review })
    const conversation = await ask(checked.intake, review.question, locale)
    redirect(getPathname({ locale, href: `/ai-chat/${conversation}` }))
  } catch (thrown) {
    unstable_rethrow(thrown)
    const error = toAppError(thrown)
    if (error.code !== 'rateLimit') {
      log.error('consultation.failed', { code: error.code, reason: error.message })
    }
    return told({ review, failure: failureOf(error) })
  }
}
