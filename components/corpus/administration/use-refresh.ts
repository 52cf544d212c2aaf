import { useEffect, useState } from 'react'
import type { RefreshCancel, RefreshStart, RefreshState } from '@/lib/corpus/administration-schema'
import type { ErrorCode } from '@/lib/errors'
import { useRouter } from '@/lib/i18n/navigation'
import { cancelRefresh, readRefresh, startRefresh } from './corpus-client'

const POLL_MS = 1000

/** What came of the last press, when it is not to be seen by itself. */
export type RefreshNotice =
  | Exclude<RefreshStart['outcome'] | RefreshCancel['outcome'], 'started' | 'asked'>
  | { code: ErrorCode }

/** The refresh as the service tells it: asked every second while one runs, and after a press. */
export function useRefresh(initial: RefreshState) {
  const router = useRouter()
  const [state, setState] = useState(initial)
  const [stale, setStale] = useState(false)
  const [pressed, setPressed] = useState<'start' | 'cancel' | null>(null)
  const [notice, setNotice] = useState<RefreshNotice | null>(null)
  const running = state.latest?.outcome === 'running'
  const began = initial.latest?.outcome === 'running' ? null : (initial.latest?.id ?? null)
  const [known] = useState(began)

  useEffect(() => {
    if (!running) return
    let asking = false
    const timer = setInterval(async () => {
      if (asking) return
      asking = true
      const asked = await readRefresh()
      asking = false
      setStale(!asked.ok)
      if (!asked.ok) return
      setState(asked.data)
      // The figures of the page are those of before.
      if (asked.data.latest?.outcome !== 'running') router.refresh()
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [running, router])

  async function press(
    what: 'start' | 'cancel',
    ask: typeof startRefresh | typeof cancelRefresh,
  ): Promise<void> {
    if (pressed) return
    setPressed(what)
    setNotice(null)
    const asked = await ask()
    setPressed(null)
    if (!asked.ok) {
      setNotice({ code: asked.code })
      return
    }
    const { outcome, state: next } = asked.data
    setState(next)
    if (outcome !== 'started' && outcome !== 'asked') setNotice(outcome)
    if (next.latest?.outcome !== 'running') router.refresh()
  }

  return {
    state,
    running,
    /** Ended while this page looked on. */
    watched: !running && state.latest !== null && state.latest.id !== known,
    stale,
    notice,
    starting: pressed === 'start',
    cancelling: pressed === 'cancel' || (running && state.latest?.cancelAsked === true),
    start: () => void press('start', startRefresh),
    cancel: () => void press('cancel', cancelRefresh),
  }
}
