import { useEffect, useRef } from 'react'
import { timing } from '@/lib/corpus/constants'
import type { ErrorCode } from '@/lib/errors'
import { preloadApi, type UseApiOptions, useApi } from '@/lib/use-api'
import type { FoundCase } from './case-schema'
import type { DecisionRequest } from './preview-request'

/** Spec 9: how long the look-up of a decision may take. */
const TIMEOUT_MS = 120_000

/** The address of a look-up, without the spaces of the number; null when there is no number. */
function caseApiPath({
  number,
  serial,
}: Pick<DecisionRequest, 'number' | 'serial'>): string | null {
  const compact = number.replace(/\s+/g, '')
  if (compact === '') return null
  const query = serial === null ? '' : `?serial=${serial}`
  return `/api/cases/${encodeURIComponent(compact)}/detail${query}`
}

/** Spec 4: a successful look-up is kept for ten minutes. The server tries again by itself (spec 8). */
const caseApiOptions: UseApiOptions<FoundCase> = {
  schema: () => import('./case-schema').then((module) => module.foundCaseSchema),
  part: 'body',
  attempts: 1,
  timeoutMs: TIMEOUT_MS,
  maxAgeMs: timing.caseDetailCacheTtl,
}

const MAX_PRELOADED = 4

/** The look-ups of the decisions next to one, which open at once when they are loaded beforehand. */
function relatedCasePaths(found: FoundCase): string[] {
  if (found.found === 'many') return []
  const { previous_cases, subsequent_cases, related_cases } = found.detail
  return [...previous_cases, ...subsequent_cases, ...related_cases]
    .filter(({ serial }) => serial !== null)
    .slice(0, MAX_PRELOADED)
    .flatMap(({ case_number: number, serial }) => caseApiPath({ number, serial }) ?? [])
}

export type LookUpState =
  | { state: 'loading'; number: string }
  /** Nothing was asked: there is no number (spec 5). */
  | { state: 'numberRequired'; number: string }
  | { state: 'found'; number: string; found: FoundCase }
  | { state: 'error'; number: string; code: ErrorCode }

/** Spec 4, case lookup: loading → success or error. */
export function useCaseLookUp(request: DecisionRequest) {
  const path = caseApiPath(request)
  const { data, error, isFetching, reload } = useApi(path, caseApiOptions)

  useEffect(() => {
    if (!data) return
    for (const related of relatedCasePaths(data)) preloadApi(related, caseApiOptions)
  }, [data])

  // The same decision is asked for once more after a failure.
  const last = useRef(request)
  const hasFailed = error !== undefined
  useEffect(() => {
    if (last.current === request) return
    last.current = request
    if (hasFailed) void reload()
  }, [request, hasFailed, reload])

  function lookUpState(): LookUpState {
    const { number } = request
    if (path === null) return { state: 'numberRequired', number }
    if (data) return { state: 'found', number, found: data }
    if (error && !isFetching) return { state: 'error', number, code: error.code }
    return { state: 'loading', number }
  }

  return { lookUp: lookUpState(), retry: () => void reload() }
}
