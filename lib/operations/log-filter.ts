import { z } from 'zod'
import {
  type ActivityType,
  activityTypes,
  type SecurityEvent,
  type SecurityLevel,
  securityEvents,
  securityLevels,
} from '@/lib/activity/constants'

type Params = Record<string, string | string[] | undefined>

/** What both logs are narrowed by; null where an address says nothing of it, or nonsense. */
type CommonFilter = { email: string | null; from: string | null; to: string | null }
export type ActivityFilter = CommonFilter & {
  type: ActivityType | null
  after: { at: string; id: string } | null
}
export type SecurityFilter = CommonFilter & {
  type: SecurityEvent | null
  level: SecurityLevel | null
  after: number | null
}

const dayShape = z.iso.date()
const emailShape = z.string().trim().toLowerCase().min(1).max(254)

function parseOrNull<T>(schema: z.ZodType<T>, value: unknown): T | null {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : null
}

function parseCommon({ email, from, to }: Params): CommonFilter {
  return {
    email: parseOrNull(emailShape, email),
    from: parseOrNull(dayShape, from),
    to: parseOrNull(dayShape, to),
  }
}

/** A time with its microseconds and an id: where the last page ended. */
const afterShape = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?_[0-9a-f-]{36}$/)

export function parseActivityFilter(params: Params): ActivityFilter {
  const after = parseOrNull(afterShape, params.after)
  const [at = '', id = ''] = after?.split('_') ?? []
  return {
    ...parseCommon(params),
    type: parseOrNull(z.enum(activityTypes), params.type),
    after: after && parseOrNull(z.uuid(), id) ? { at, id } : null,
  }
}

export function parseSecurityFilter(params: Params): SecurityFilter {
  return {
    ...parseCommon(params),
    type: parseOrNull(z.enum(securityEvents), params.type),
    level: parseOrNull(z.enum(securityLevels), params.level),
    after: parseOrNull(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER), params.after),
  }
}

/** The address of a log with a filter; what is not set is left out. */
export function filterHref(path: string, filter: Record<string, string | number | null>): string {
  const set = Object.entries(filter).filter(([, value]) => value !== null && value !== '')
  if (set.length === 0) return path
  return `${path}?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
}
