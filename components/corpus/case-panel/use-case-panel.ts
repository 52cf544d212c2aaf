'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ErrorCode } from '@/lib/errors'
import { preloadApi, useApi } from '@/lib/use-api'
import { caseApiOptions, caseApiPath, relatedCasePaths } from './case-request'
import type { FoundCase } from './case-schema'
import { type CaseRequest, openCaseEvent } from './open-case-event'

export type PanelState =
  | { state: 'idle' }
  | { state: 'loading'; number: string }
  /** Nothing was asked: there is no number (spec 5). */
  | { state: 'numberRequired'; number: string }
  | { state: 'found'; number: string; found: FoundCase }
  | { state: 'error'; number: string; code: ErrorCode }

const parameter = 'case'

/** Puts the opened number into the address without asking the server for the page again. */
function writeAddress(number: string) {
  const url = new URL(window.location.href)
  if (number === '') url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, number)
  window.history.replaceState(null, '', url)
}

/** Spec 4, case lookup: idle → loading → success or error; clearing resets everything. */
export function useCasePanel(initial: string | null) {
  const [request, setRequest] = useState<CaseRequest | null>(
    initial ? { number: initial, serial: null } : null,
  )
  const path = request === null ? null : caseApiPath(request)
  const { data, error, isFetching, reload } = useApi(path, caseApiOptions)

  useEffect(() => {
    if (!data) return
    for (const related of relatedCasePaths(data)) preloadApi(related, caseApiOptions)
  }, [data])

  const open = useCallback(
    (next: CaseRequest) => {
      setRequest(next)
      writeAddress(next.number)
      // The same decision once more, after a failure.
      if (caseApiPath(next) === path) void reload()
    },
    [path, reload],
  )

  const clear = useCallback(() => {
    setRequest(null)
    writeAddress('')
  }, [])

  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof CustomEvent) open(event.detail as CaseRequest)
    }
    window.addEventListener(openCaseEvent, listen)
    return () => window.removeEventListener(openCaseEvent, listen)
  }, [open])

  function panelState(): PanelState {
    if (request === null) return { state: 'idle' }
    const { number } = request
    if (path === null) return { state: 'numberRequired', number }
    if (data) return { state: 'found', number, found: data }
    if (error && !isFetching) return { state: 'error', number, code: error.code }
    return { state: 'loading', number }
  }

  return { panel: panelState(), open, clear, retry: () => void reload() }
}
