'use server'

import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { chatOwner } from '@/lib/chat/owner'
import { entitlements, planOf } from '@/lib/entitlements'
import { toAppError } from '@/lib/errors'
import { locales } from '@/lib/i18n/routing'
import { koreaDay } from '@/lib/korea-day'
import { log } from '@/lib/log'
import { checkIntake, daysLeft } from './check-intake'
import { fields } from './field-table'
import { emptyIntake, formEntries } from './form-entries'
import { intakeQuestion } from './intake-question'
import type { IntakeState } from './types'

const addressSchema = z.object({
  field: z.enum(fields),
  locale: z.enum(locales),
  act: z.enum(['review', 'send']).catch('review'),
})

/** Takes the intake, with script or without: shows the question that it makes, and then asks it. */
export async function submitIntake(_: IntakeState, form: FormData): Promise<IntakeState> {
  const entries = formEntries(form)
  const told = (rest: Partial<IntakeState>): IntakeState => ({ ...emptyIntake, entries, ...rest })
  try {
    const { field, locale, act } = addressSchema.parse(Object.fromEntries(form))
    const today = koreaDay(new Date())
    const checked = checkIntake(entries, field, today)
    if (!checked.ok) return told({ problems: checked.problems })
    const owner = await chatOwner()
    const most = entitlements[owner?.plan ?? planOf(null)].questionLength
    const t = await getTranslations({ locale, namespace: 'consultation' })
    const { text, cut } = intakeQuestion(checked.intake, { t, locale }, most)
    const review = {
      question: text,
      cutTo: cut ? most : null,
      daysLeft: daysLeft(checked.intake, today),
    }
    if (act === 'review') return told({ review })
    return told({ review, failure: { reason: 'unavailable' } })
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    log.error('consultation.failed', { code, reason: message })
    return told({ failure: { reason: 'unavailable' } })
  }
}
