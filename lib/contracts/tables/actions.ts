'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { type Action, type ActionReason, runAction } from '@/lib/auth/action'
import { parseLocale } from '@/lib/auth/destination'
import { entitlements, tierOf } from '@/lib/entitlements'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import { localeSchema } from '@/lib/i18n/schema'
import { cancelJob } from '@/lib/jobs/mutations'
import { koreanDay, koreanMonthStart } from '@/lib/korean-time'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'
import { type TableProblem, tablePath, tablesPath } from './constants'
import { findTableJob } from './data'
import type { TableFormState } from './form-state'
import { addTable, deleteTable, resumeTable } from './mutations'
import { type TableError, tableFormSchema } from './schema'

/** Each may have the worker read many contracts. */
const limit = createRateLimiter({ name: 'contracts.tables', points: 30, seconds: 600 })
const reasonOf = (reason: ActionReason): TableProblem =>
  reason === 'unauthorized'
    ? reason
    : reason === 'tooMany'
      ? 'tooOften'
      : reason === 'invalid'
        ? 'missing'
        : 'unavailable'

const monthOf = (user: Parameters<typeof tierOf>[0]) => ({
  from: koreanMonthStart(new Date()),
  most: entitlements[tierOf(user)].contractReviewsAMonth,
})

/** Begins a table and leads to it. */
export async function makeTable(before: TableFormState, data: FormData): Promise<TableFormState> {
  const values = submittedTexts(data, ['title', 'version'], 200)
  const parsed = parseForm<typeof tableFormSchema, TableError>(tableFormSchema, data)
  if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
  return runAction<unknown, TableFormState, TableFormState>({
    name: 'contracts.tables',
    access: 'session',
    limit,
    schema: z.unknown(),
    input: null,
    refuse: (reason) => answered(before, { reason: reasonOf(reason), values }),
    run: async ({ user }) => {
      const { form } = parsed
      const table = { ...form, title: form.title || koreanDay(new Date()) }
      const added = await addTable(serviceClient(), user.id, table, monthOf(user))
      if (!added.ok) return answered(before, { reason: added.reason, values })
      return redirect({ href: tablePath(added.id), locale: parseLocale(data.get('locale')) })
    },
  })
}

export type TableResult = { ok: true } | { ok: false; reason: TableProblem }

const asOwner = (id: unknown, run: Action<string, TableResult, TableResult>['run']) =>
  runAction<string, TableResult, TableResult>({
    name: 'contracts.tables',
    access: 'session',
    limit,
    schema: z.uuid(),
    input: id,
    refuse: (reason) => ({ ok: false, reason: reasonOf(reason) }),
    run,
  })

/** Breaks off what is under way; what was reviewed before stays. */
export async function cancelTable(id: unknown): Promise<TableResult> {
  return asOwner(id, async ({ db, input }) => {
    const job = await findTableJob(db, input)
    return job && (await cancelJob(db, job)) ? { ok: true } : { ok: false, reason: 'missing' }
  })
}

/** Goes on with what was broken off, or could not be read. */
export async function continueTable(id: unknown): Promise<TableResult> {
  const result = await asOwner(id, ({ user, input }) =>
    resumeTable(serviceClient(), user.id, input, monthOf(user)),
  )
  refresh()
  return result
}

/** Deletes a table, not the reviews in it, and leads to the others. */
export async function removeTable(locale: string, id: string): Promise<void> {
  const result = await asOwner(id, async ({ db, input }) => {
    const job = await findTableJob(db, input)
    if (job) await cancelJob(db, job)
    return deleteTable(db, input)
  })
  const query: Record<string, string> = result.ok ? { done: 'deleted' } : { reason: result.reason }
  redirect({ href: { pathname: tablesPath, query }, locale: localeSchema.parse(locale) })
}
