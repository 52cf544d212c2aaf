import { useCallback, useEffect, useState } from 'react'
import { type CaseRequest, openCaseEvent } from './open-case-event'

const parameter = 'case'

/** Puts the opened number into the address without asking the server for the page again. */
function writeAddress(number: string) {
  const url = new URL(window.location.href)
  if (number === '') url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, number)
  window.history.replaceState(null, '', url)
}

/** Which decision the panel shows: from the address, the field, or a result beside it. */
export function useCasePanel(initial: string | null) {
  const [request, setRequest] = useState<CaseRequest | null>(
    initial ? { number: initial, serial: null } : null,
  )

  const open = useCallback((next: CaseRequest) => {
    setRequest(next)
    writeAddress(next.number)
  }, [])

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

  return { request, open, clear }
}
