import { lastKoreanDays } from '@/lib/korean-time'
import { usageDays } from './constants'
import type { ApiKey, ApiKeyUsage } from './schema'

export type KeyState = 'live' | 'ending' | 'expired' | 'revoked'

const soonMs = 14 * 24 * 3600_000

/** Whether a key is good. `ending`: not for long any more. */
export function keyState({ revokedAt, expiresAt }: ApiKey, now: Date): KeyState {
  if (revokedAt) return 'revoked'
  const left = new Date(expiresAt).getTime() - now.getTime()
  if (left <= 0) return 'expired'
  return left <= soonMs ? 'ending' : 'live'
}

type Counts = { answered: number; refused: number }
export type DayUsage = Counts & { day: string }
export type RouteUsage = Counts & { route: string }

function add(counts: Map<string, Counts>, name: string, { answered, refused }: Counts): void {
  const before = counts.get(name) ?? { answered: 0, refused: 0 }
  counts.set(name, {
    answered: before.answered + answered,
    refused: before.refused + refused,
  })
}

/** Every one of the last days of Korea, those without a request among them. */
export function usageByDay(rows: readonly ApiKeyUsage[], now: Date): DayUsage[] {
  const counts = new Map<string, Counts>()
  for (const row of rows) add(counts, row.day, row)
  const first = new Date(`${lastKoreanDays(usageDays, now).from}T00:00:00Z`).getTime()
  return Array.from({ length: usageDays }, (_, at) => {
    const day = new Date(first + at * 24 * 3600_000).toISOString().slice(0, 10)
    return { day, ...(counts.get(day) ?? { answered: 0, refused: 0 }) }
  })
}

/** What was asked for, the most used first. */
export function usageByRoute(rows: readonly ApiKeyUsage[]): RouteUsage[] {
  const counts = new Map<string, Counts>()
  for (const row of rows) add(counts, row.route, row)
  return [...counts]
    .map(([route, each]) => ({ route, ...each }))
    .sort((one, other) => other.answered - one.answered || one.route.localeCompare(other.route))
}
