import { timing } from '@/lib/corpus/constants'
import type { UseApiOptions } from '@/lib/use-api'
import type { FoundCase } from './case-schema'
import type { CaseRequest } from './open-case-event'

/** Spec 9: how long the look-up of a decision may take. */
const TIMEOUT_MS = 120_000

/** The address of a look-up, without the spaces of the number; null when there is no number. */
export function caseApiPath({ number, serial }: CaseRequest): string | null {
  const compact = number.replace(/\s+/g, '')
  if (compact === '') return null
  const query = serial === null ? '' : `?serial=${serial}`
  return `/api/cases/${encodeURIComponent(compact)}/detail${query}`
}

/** Spec 4: a successful look-up is kept for ten minutes. The server tries again by itself (spec 8). */
export const caseApiOptions: UseApiOptions<FoundCase> = {
  schema: () => import('./case-schema').then((module) => module.foundCaseSchema),
  part: 'body',
  attempts: 1,
  timeoutMs: TIMEOUT_MS,
  maxAgeMs: timing.caseDetailCacheTtl,
}

const MAX_PRELOADED = 4

/** The look-ups of the decisions next to one, which open at once when they are loaded beforehand. */
export function relatedCasePaths(found: FoundCase): string[] {
  if (found.found === 'many') return []
  const { previous_cases, subsequent_cases, related_cases } = found.detail
  return [...previous_cases, ...subsequent_cases, ...related_cases]
    .filter(({ serial }) => serial !== null)
    .slice(0, MAX_PRELOADED)
    .flatMap(({ case_number: number, serial }) => caseApiPath({ number, serial }) ?? [])
}
