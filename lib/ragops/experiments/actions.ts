'use server'

import { refresh } from 'next/cache'
import { parseLocale } from '@/lib/auth/destination'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import { experimentPath, experimentsPath } from '@/lib/ragops/constants'
import { createRateLimiter } from '@/lib/rate-limit'
import type { UserDb } from '@/lib/supabase/types'
import type { ExperimentActState, ExperimentState } from './form-state'
import { createExperiment, deleteExperiment, resumeExperiment, stopExperiment } from './mutations'
import { type ExperimentError, experimentActSchema, experimentFormSchema } from './schema'

/** Each asks the service up to 2,000 questions. */
const limit = createRateLimiter({ name: 'ragops.experiments', points: 60, seconds: 600 })

const change = formAction({ name: 'experiments', limit, reasonOf: plainReason })

export async function beginExperiment(
  before: ExperimentState,
  data: FormData,
): Promise<ExperimentState> {
  const values = submittedTexts(data, ['name', 'of', 'retriever', 'k', 'baseline', 'configuration'])
  return change<ExperimentState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof experimentFormSchema, ExperimentError>(
      experimentFormSchema,
      data,
    )
    if (!parsed.ok)
      return answered(before, { errors: parsed.errors as ExperimentState['errors'], values })
    const made = await createExperiment(db, parsed.form)
    if (made.ok)
      return redirect({
        href: experimentPath(made.id),
        locale: parseLocale(data.get('locale')),
      })
    if (made.reason === 'baseline')
      return answered(before, { errors: { baseline: 'baseline' }, values })
    return answered(before, { reason: made.reason, values })
  })
}

/** What is done with one experiment by the press of a button. */
async function act(
  before: ExperimentActState,
  data: FormData,
  run: (db: UserDb, id: string) => Promise<boolean>,
): Promise<ExperimentActState> {
  return change<ExperimentActState>(before, {}, async ({ db }) => {
    const asked = experimentActSchema.safeParse(formValues(data))
    if (!asked.success || !(await run(db, asked.data.experiment)))
      return answered(before, { reason: 'gone' })
    refresh()
    return answered(before, { result: 'done' })
  })
}

export async function stopRunning(
  before: ExperimentActState,
  data: FormData,
): Promise<ExperimentActState> {
  return act(before, data, stopExperiment)
}

export async function goOn(
  before: ExperimentActState,
  data: FormData,
): Promise<ExperimentActState> {
  return act(before, data, resumeExperiment)
}

export async function removeExperiment(
  before: ExperimentActState,
  data: FormData,
): Promise<ExperimentActState> {
  return change<ExperimentActState>(before, {}, async ({ db }) => {
    const asked = experimentActSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const done = await deleteExperiment(db, asked.data.experiment)
    if (!done.ok)
      return answered(before, { reason: done.reason === 'baseline' ? 'failed' : done.reason })
    return redirect({ href: experimentsPath, locale: parseLocale(data.get('locale')) })
  })
}
