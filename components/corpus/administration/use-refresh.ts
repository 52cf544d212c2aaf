import { useEffect, useRef, useState } from 'react'
import { ApiError, apiRead, type ResponseSchema } from '@/lib/api-client'
import {
  type RefreshCancel,
  type RefreshStart,
  type RefreshState,
  refreshCancelSchema,
  refreshStartSchema,
  refreshStateSchema,
} from '@/lib/corpus/administration-schema'
import type { ErrorCode } from '@/lib/errors'
import { useRouter } from '@/lib/i18n/navigation'
import { useApi } from '@/lib/use-api'

const PATH = '/api/admin/corpus/refresh'
const POLL_MS = 1000

/** What came of the last press, where the state of the refresh does not show it. */
export type RefreshNotice =
  | Exclude<RefreshStart['outcome'] | RefreshCancel['outcome'], 'started' | 'asked'>
  | { code: ErrorCode }

type Outcome = (RefreshStart | RefreshCancel)['outcome']

const isRunning = (state: RefreshState | undefined) => state?.latest?.outcome === 'running'

/** The refresh of the corpus as the service reports it: read every second while one runs, and after a press. */
export function useRefresh(initial: RefreshState) {
  const router = useRouter()
  const { data, error, reload } = useApi(PATH, {
    schema: refreshStateSchema,
    initial,
    attempts: 1,
    cache: 'no-store',
    refreshMs: (latest) => (isRunning(latest ?? initial) ? POLL_MS : 0),
  })
  const [pressed, setPressed] = useState<'start' | 'cancel' | null>(null)
  const [notice, setNotice] = useState<RefreshNotice | null>(null)
  const state = data ?? initial
  const running = isRunning(state)
  /** The import that had ended when the page was opened. */
  const [endedBefore] = useState(isRunning(initial) ? null : (initial.latest?.id ?? null))
  const watched = !running && state.latest !== null && state.latest.id !== endedBefore

  // The figures of the page are those of before the refresh.
  const refreshed = useRef<number | null>(null)
  const ended = watched ? (state.latest?.id ?? null) : null
  useEffect(() => {
    if (ended === null || refreshed.current === ended) return
    refreshed.current = ended
    router.refresh()
  }, [ended, router])

  async function press<T extends { outcome: Outcome }>(
    what: 'start' | 'cancel',
    method: 'POST' | 'DELETE',
    schema: ResponseSchema<T>,
  ): Promise<void> {
    if (pressed) return
    setPressed(what)
    setNotice(null)
    try {
      const { outcome } = await apiRead(PATH, { method, schema })
      if (outcome !== 'started' && outcome !== 'asked') setNotice(outcome)
      await reload()
    } catch (thrown) {
      setNotice({ code: thrown instanceof ApiError ? thrown.code : 'unknown' })
    } finally {
      setPressed(null)
    }
  }

  return {
    state,
    running,
    /** Ended while this page was open. */
    watched,
    stale: error !== undefined,
    notice,
    starting: pressed === 'start',
    cancelling: pressed === 'cancel' || (running && state.latest?.cancelAsked === true),
    start: () => void press('start', 'POST', refreshStartSchema),
    cancel: () => void press('cancel', 'DELETE', refreshCancelSchema),
  }
}
