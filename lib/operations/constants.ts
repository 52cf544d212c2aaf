import { activityTypes, securityEvents, securityLevels } from '@/lib/activity/constants'

/** How far back the figures go; named in the address as `?days=`. */
export const periods = [7, 30, 90] as const
export type Period = (typeof periods)[number]
export const defaultPeriod: Period = 30

export const metricNames = [
  'visits',
  'searches',
  'signUps',
  'activeUsers',
  'users',
  'chats',
  'errors',
] as const
export type MetricName = (typeof metricNames)[number]

/** What is drawn over time. */
export const seriesNames = ['visits', 'searches', 'signUps', 'chats', 'errors'] as const
export type SeriesName = (typeof seriesNames)[number]

const serviceNames = ['database', 'accounts', 'caseLaw', 'mail'] as const
export type ServiceName = (typeof serviceNames)[number]

export const failureNames = ['failed', 'blocked', 'denied', 'limited'] as const
export type FailureName = (typeof failureNames)[number]

/** Rows of a log on one page. */
export const logPageSize = 50

/** What the logs can be narrowed to. */
export const logKinds = {
  activity: activityTypes,
  security: securityEvents,
  levels: securityLevels,
} as const
