import { useState, useTransition } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import type { FormStatus } from './form-status-notice'

/**
 * Does one thing at a time, says what came of it, and has the page read anew: somebody else may have acted.
 * @param words what to say of a problem; `failed` when the connection broke off, and whether it was done is
 *   seen on the page
 * @param isFresh what was said before goes when the next act begins
 */
export function useReportedAction<Problem extends string>(
  words: (problem: Problem | 'failed') => string,
  isFresh = false,
) {
  const router = useRouter()
  const [said, setSaid] = useState<FormStatus | null>(null)
  const [problem, setProblem] = useState<Problem | 'failed' | null>(null)
  const [busy, start] = useTransition()

  function forget(): void {
    setSaid(null)
    setProblem(null)
  }

  function act<Result extends { ok: true } | { ok: false; reason: Problem }>(
    work: () => Promise<Result>,
    done: (result: Result & { ok: true }) => FormStatus | string,
  ): void {
    if (busy) return
    if (isFresh) forget()
    start(async () => {
      let result: Result | { ok: false; reason: 'failed' }
      try {
        result = await work()
      } catch {
        result = { ok: false, reason: 'failed' }
      }
      if (result.ok) {
        const reported = done(result as Result & { ok: true })
        setSaid(typeof reported === 'string' ? { tone: 'good', text: reported } : reported)
        setProblem(null)
      } else {
        setSaid({ tone: 'error', text: words(result.reason) })
        setProblem(result.reason)
      }
      router.refresh()
    })
  }
  return { act, said, problem, busy, forget }
}
