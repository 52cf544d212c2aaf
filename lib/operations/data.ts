import 'server-only'
import { z } from 'zod'
import { maskEmail } from '@/lib/activity/mask-email'
import { callFunction } from '@/lib/supabase/data'
import type { UserDb } from '@/lib/supabase/types'
import { logPageSize, type Period } from './constants'
import type { ActivityFilter, SecurityFilter } from './log-filter'
import {
  type ActivityRow,
  activityRowSchema,
  type Failures,
  failuresSchema,
  type Overview,
  overviewSchema,
  type RevenueComparison,
  revenueSchema,
  type SearchStatistics,
  type SecurityRow,
  searchStatisticsSchema,
  securityRowSchema,
  type VisitStatistics,
  visitStatisticsSchema,
} from './schema'

/** Each asks with the reader's own session; the functions of the database ask for the role again. */
type DayRange = { from: string; to: string }

export function readOverview(db: UserDb, days: Period): Promise<Overview> {
  return callFunction(db, 'admin_overview', { days }, overviewSchema)
}

/** For the role admin alone. */
export function readRevenue(db: UserDb, days: Period): Promise<RevenueComparison> {
  return callFunction(db, 'revenue_of_days', { days }, revenueSchema)
}

export function readVisits(db: UserDb, { from, to }: DayRange): Promise<VisitStatistics> {
  return callFunction(db, 'visit_statistics', { p_from: from, p_to: to }, visitStatisticsSchema)
}

export function readSearches(db: UserDb, { from, to }: DayRange): Promise<SearchStatistics> {
  return callFunction(db, 'search_statistics', { p_from: from, p_to: to }, searchStatisticsSchema)
}

export function readFailures(db: UserDb, { from, to }: DayRange): Promise<Failures> {
  return callFunction(db, 'security_failures', { p_from: from, p_to: to }, failuresSchema)
}

/** One page of a log; `more` when there is another. */
export type LogPage<Row> = { rows: Row[]; more: boolean }

function toLogPage<Row>(rows: Row[]): LogPage<Row> {
  return { rows: rows.slice(0, logPageSize), more: rows.length > logPageSize }
}

export async function readActivity(
  db: UserDb,
  filter: ActivityFilter,
): Promise<LogPage<ActivityRow>> {
  const parameters = {
    p_type: filter.type,
    p_email: filter.email,
    p_from: filter.from,
    p_to: filter.to,
    p_after_at: filter.after?.at ?? null,
    p_after: filter.after?.id ?? null,
    p_limit: logPageSize + 1,
  }
  return toLogPage(await callFunction(db, 'list_activity', parameters, z.array(activityRowSchema)))
}

export async function readSecurity(
  db: UserDb,
  filter: SecurityFilter,
): Promise<LogPage<SecurityRow>> {
  const parameters = {
    p_type: filter.type,
    p_level: filter.level,
    p_email: filter.email,
    p_masked: filter.email ? maskEmail(filter.email) : null,
    p_from: filter.from,
    p_to: filter.to,
    p_after: filter.after,
    p_limit: logPageSize + 1,
  }
  return toLogPage(await callFunction(db, 'list_security', parameters, z.array(securityRowSchema)))
}
