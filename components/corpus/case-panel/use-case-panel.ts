'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { CaseLookup } from './case-client'
import { type CaseRequest, openCaseEvent } from './open-case-event'

export type PanelState =
  | { state: 'idle' }
  | { state: 'loading'; number: string }
  | (CaseLookup & { number: string })

const parameter = 'case'

/** Puts the opened number into the address without asking the server for the page again. */
function writeAddress(number: string | null) {
  const url = new URL(window.location.href)
  if (number === null) url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, number)
  window.history.replaceState(null, '', url)
}

/** Spec 4, case lookup: idle → loading → success or error; clearing resets everything. */
export function useCasePanel(initial: string | null) {
  const [panel, setPanel] = useState<PanelState>({ state: 'idle' })
  const asking = useRef<AbortController>(undefined)
  const last = useRef<CaseRequest>(undefined)

  const open = useCallback(async (which: CaseRequest) => {
    asking.current?.abort()
    const controller = new AbortController()
    asking.current = controller
    last.current = which
    setPanel({ state: 'loading', number: which.number })
    writeAddress(which.number)
    try {
      const { openCase, preloadRelated } = await import('./case-client')
      const opened = await openCase(which, controller.signal)
      if (controller.signal.aborted) return
      setPanel({ ...opened, number: which.number })
      if (opened.state === 'success') await preloadRelated(opened.detail)
    } catch {
      if (!controller.signal.aborted)
        setPanel({ state: 'error', code: 'network', number: which.number })
    }
  }, [])

  const clear = useCallback(() => {
    asking.current?.abort()
    last.current = undefined
    setPanel({ state: 'idle' })
    writeAddress(null)
  }, [])

  const retry = useCallback(() => {
    if (last.current) void open(last.current)
  }, [open])

  useEffect(() => {
    if (initial) void open({ number: initial, serial: null })
  }, [initial, open])

  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof CustomEvent) void open(event.detail as CaseRequest)
    }
    window.addEventListener(openCaseEvent, listen)
    return () => window.removeEventListener(openCaseEvent, listen)
  }, [open])

  return { panel, open, clear, retry }
}
