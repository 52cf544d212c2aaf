'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { after } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { runPublicAction } from '@/lib/auth/action'
import { beginQuestion } from '@/lib/chat/begin-question'
import { askingOwner, chatOwner } from '@/lib/chat/owner'
import { runAnswer } from '@/lib/chat/run-answer'
import { entitlements, tierOf } from '@/lib/entitlements'
import { toAppError } from '@/lib/errors'
import { getPathname } from '@/lib/i18n/navigation'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { koreanDay } from '@/lib/korean-time'
import { createRateLimiter } from '@/lib/rate-limit'
import { clientAddress } from '@/lib/requests/client-address'
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

type Asked = { ok: true; conversation: string } | { ok: false; failure: IntakeFailure }

/** Asks the question as the chat does, in a conversation of its own. */
async function ask(intake: Intake, question: string, locale: AppLocale): Promise<Asked> {
  const request = await headers()
  try {
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
    return { ok: true, conversation: run.begun.conversation }
  } catch (thrown) {
    const { code, details } = toAppError(thrown)
    if (code !== 'rateLimit') throw thrown
    const isDay = details?.of === 'day'
    const failure: IntakeFailure = isDay
      ? { reason: 'day', limit: Number(details.limit) }
      : { reason: 'atOnce' }
    return { ok: false, failure }
  }
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

const submitLimit = createRateLimiter({ name: 'consultation', points: 60, seconds: 600 })

/**
 * Takes the intake, with script or without: shows the question that it makes, and when that has been
 * seen, asks it and goes to the conversation.
 */
export async function submitIntake(_: IntakeState, form: FormData): Promise<IntakeState> {
  const entries = formEntries(form)
  const answer = (rest: Partial<IntakeState>): IntakeState => ({ ...emptyIntake, entries, ...rest })
  let review: IntakeReview | null = null
  return runPublicAction({
    name: 'consultation',
    limit: submitLimit,
    schema: headSchema,
    input: form,
    refuse: () => answer({ review, failure: { reason: 'unavailable' } }),
    run: async ({ input: { field, locale, act } }) => {
      const today = koreanDay(new Date())
      const checked = checkIntake(entries, field, today)
      if (!checked.ok) return answer({ problems: checked.problems })
      review = await reviewOf(checked.intake, locale, today)
      if (act === 'review') return answer({ review })
      const asked = await ask(checked.intake, review.question, locale)
      if (!asked.ok) return answer({ review, failure: asked.failure })
      return redirect(getPathname({ locale, href: `/ai-chat/${asked.conversation}` }))
    },
  })
}
