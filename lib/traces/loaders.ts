import 'server-only'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import { lastKoreanDays } from '@/lib/korean-time'
import { firstText, readPage } from '@/lib/page-params'
import { userClient } from '@/lib/supabase/clients'
import { chartDays, type TraceOwner, tracesPath } from './constants'
import { traceReader } from './data'
import {
  type Trace,
  type TraceDay,
  type TraceFilter,
  type TraceVersion,
  traceFilterSchema,
} from './schema'
import type { TracePage } from './types'

type Params = Record<string, string | string[] | undefined>

export type Traces = TracePage & {
  of: TraceOwner
  /** Whether this person may see those of the site's chat too. */
  seesSite: boolean
  filter: TraceFilter
  page: number
  days: TraceDay[]
  versions: TraceVersion[]
}

/** A page of the list, and what the charts show. Leads a visitor to the log-in. */
export async function loadTraces(params: Params): Promise<Traces> {
  const user = await requireAccess('traces')
  const seesSite = user.permissions.canViewAnalytics
  const of: TraceOwner = seesSite && firstText(params.of) === 'site' ? 'site' : 'own'
  const given = Object.entries(params).map(([name, value]) => [name, firstText(value)])
  const filter = traceFilterSchema.parse(Object.fromEntries(given))
  const page = readPage(params.page)
  const reader = traceReader(await userClient(), user.id)
  const range = lastKoreanDays(chartDays, new Date())
  const [list, days, versions] = await Promise.all([
    reader.list(of, filter, page),
    reader.days(of, range),
    reader.versions(of, range),
  ])
  return { ...list, of, seesSite, filter, page, days, versions }
}

/** Null when there is none that this person may see. */
export const loadTrace = cache(async (id: string): Promise<Trace | null> => {
  const user = await requireAccess('traces', `${tracesPath}/${id}`)
  return traceReader(await userClient(), user.id).read(id)
})
