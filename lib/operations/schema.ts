import { z } from 'zod'
import { securityLevels } from '@/lib/activity/constants'
import type { FailureName, MetricName, SeriesName } from './constants'

const count = z.coerce.number()
/** A day of the Korean calendar. */
const day = z.iso.date()

/** In the period, and in the one before of the same length. */
const comparisonSchema = z.tuple([count, count])

export const overviewSchema = z.object({
  from: day,
  to: day,
  totals: z.object({
    users: comparisonSchema,
    signUps: comparisonSchema,
    activeUsers: comparisonSchema,
    visits: comparisonSchema,
    searches: comparisonSchema,
    chats: comparisonSchema,
    errors: comparisonSchema,
  } satisfies Record<MetricName, typeof comparisonSchema>),
  waiting: z.object({ inquiries: count, deletions: count }),
  daily: z.array(
    z.object({
      day,
      visits: count,
      searches: count,
      signUps: count,
      chats: count,
      errors: count,
    } satisfies Record<SeriesName | 'day', z.ZodType>),
  ),
})
export type Overview = z.infer<typeof overviewSchema>

/** In won, what went back taken off. */
export const revenueSchema = comparisonSchema
export type RevenueComparison = z.infer<typeof revenueSchema>

const visitCountSchema = z.object({ name: z.string(), visits: count })
export type VisitCount = z.infer<typeof visitCountSchema>

export const visitStatisticsSchema = z.object({
  total: count,
  /** Of them those that came from another site. */
  found: count,
  routes: z.array(visitCountSchema),
  locales: z.array(visitCountSchema),
  referrers: z.array(visitCountSchema),
  daily: z.array(z.object({ day, visits: count })),
})
export type VisitStatistics = z.infer<typeof visitStatisticsSchema>

const searchTermSchema = z.object({ term: z.string(), times: count, emptyTimes: count })
export type SearchTermCount = z.infer<typeof searchTermSchema>

export const searchStatisticsSchema = z.object({
  total: count,
  empty: count,
  different: count,
  top: z.array(searchTermSchema),
  missing: z.array(searchTermSchema),
})
export type SearchStatistics = z.infer<typeof searchStatisticsSchema>

const eventDataSchema = z.record(z.string(), z.unknown())

export const activityRowSchema = z.object({
  id: z.string(),
  user_email: z.string(),
  activity_type: z.string(),
  activity_data: eventDataSchema,
  metadata: eventDataSchema,
  user_agent: z.string().nullable(),
  created_at: z.string(),
  /** With its microseconds, for the address of the next page. */
  exact_at: z.string(),
  stored_at: z.string(),
})
export type ActivityRow = z.infer<typeof activityRowSchema>

export const securityRowSchema = z.object({
  id: count,
  user_email: z.string().nullable(),
  event_type: z.string(),
  event_level: z.enum(securityLevels),
  event_data: eventDataSchema,
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
  created_at: z.string(),
})
export type SecurityRow = z.infer<typeof securityRowSchema>

export const failuresSchema = z.array(
  z.object({
    day,
    failed: count,
    blocked: count,
    denied: count,
    limited: count,
  } satisfies Record<FailureName | 'day', z.ZodType>),
)
export type Failures = z.infer<typeof failuresSchema>
