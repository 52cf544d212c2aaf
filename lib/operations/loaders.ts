import 'server-only'
import { pageAccess } from '@/lib/auth/access'
import { requireAccess } from '@/lib/auth/loaders'
import { hasAccess } from '@/lib/auth/requirement'
import type { SessionUser } from '@/lib/auth/schema'
import { lastKoreanDays } from '@/lib/korean-time'
import { sitePages } from '@/lib/site-pages'
import { userClient } from '@/lib/supabase/clients'
import type { Period } from './constants'
import {
  type LogPage,
  readActivity,
  readFailures,
  readOverview,
  readRevenue,
  readSearches,
  readSecurity,
  readVisits,
} from './data'
import {
  type ActivityFilter,
  filterHref,
  parseActivityFilter,
  parseSecurityFilter,
  type SecurityFilter,
} from './log-filter'
import { parsePeriod } from './period'
import type {
  ActivityRow,
  Failures,
  Overview,
  RevenueComparison,
  SearchStatistics,
  SecurityRow,
  VisitStatistics,
} from './schema'
import { checkServices } from './service'
import type { ServiceHealth } from './types'

export type PageParams = Record<string, string | string[] | undefined>

/** Where a person who has to sign in comes back to: with what they had asked for. */
function pathWithQuery(path: string, params: PageParams): string {
  const words = Object.entries(params).filter(([, value]) => typeof value === 'string')
  return filterHref(path, Object.fromEntries(words as [string, string][]))
}

export type Dashboard = {
  user: SessionUser
  days: Period
  overview: Overview
  /** Null for whom it is not to know. */
  revenue: RevenueComparison | null
  services: ServiceHealth[]
}

export async function loadDashboard(params: PageParams): Promise<Dashboard> {
  const user = await requireAccess('admin', pathWithQuery(sitePages.admin.path, params))
  const days = parsePeriod(params)
  const db = await userClient()
  const started = performance.now()
  const overview = await readOverview(db, days)
  const tookMs = Math.round(performance.now() - started)
  const [services, revenue] = await Promise.all([
    checkServices({ name: 'database', status: 'up', tookMs }),
    hasAccess(user, pageAccess.adminPayments) ? readRevenue(db, days) : null,
  ])
  return { user, days, overview, revenue, services }
}

export type Analytics = {
  user: SessionUser
  days: Period
  visits: VisitStatistics
  searches: SearchStatistics
}

export async function loadAnalytics(params: PageParams): Promise<Analytics> {
  const path = pathWithQuery(sitePages.adminAnalytics.path, params)
  const user = await requireAccess('adminAnalytics', path)
  const days = parsePeriod(params)
  const db = await userClient()
  const span = lastKoreanDays(days, new Date())
  const [visits, searches] = await Promise.all([readVisits(db, span), readSearches(db, span)])
  return { user, days, visits, searches }
}

export type ActivityLog = { user: SessionUser; filter: ActivityFilter; page: LogPage<ActivityRow> }

export async function loadActivity(params: PageParams): Promise<ActivityLog> {
  const path = pathWithQuery(sitePages.adminActivity.path, params)
  const user = await requireAccess('adminActivity', path)
  const filter = parseActivityFilter(params)
  return { user, filter, page: await readActivity(await userClient(), filter) }
}

export type SecurityLog = {
  user: SessionUser
  filter: SecurityFilter
  page: LogPage<SecurityRow>
  failures: Failures
}

/** Figures of the last fortnight whatever the rows are narrowed to: they say whether something is going on. */
const failureDays = 14

export async function loadSecurity(params: PageParams): Promise<SecurityLog> {
  const path = pathWithQuery(sitePages.adminSecurity.path, params)
  const user = await requireAccess('adminSecurity', path)
  const filter = parseSecurityFilter(params)
  const db = await userClient()
  const [page, failures] = await Promise.all([
    readSecurity(db, filter),
    readFailures(db, lastKoreanDays(failureDays, new Date())),
  ])
  return { user, filter, page, failures }
}
