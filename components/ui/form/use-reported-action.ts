import { useState, useTransition } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import type { ActionReport } from './action-report'

/**
 * Runs one action at a time, reports what came of it, and reads the page again: another person may have
 * acted.
 * @param texts how a reason is reported; `failed` when the connection broke off, and whether the action was
 *   carried out is seen on the page
 * @param isFresh the last report goes when the next action begins
 */
export function useReportedAction<Reason extends string>(
  texts: (reason: Reason | 'failed') => string,
  isFresh = false,
) {
  const router = useRouter()
  const [status, setStatus] = useState<ActionReport | null>(null)
  const [reason, setReason] = useState<Reason | 'failed' | null>(null)
  const [busy, start] = useTransition()

  function reset(): void {
    setStatus(null)
    setReason(null)
  }

  function run<Result extends { ok: true } | { ok: false; reason: Reason }>(
    action: () => Promise<Result>,
    report: (result: Result & { ok: true }) => ActionReport | string,
  ): void {
    if (busy) return
    if (isFresh) reset()
    start(async () => {
      let result: Result | { ok: false; reason: 'failed' }
      try {
        result = await action()
      } catch {
        result = { ok: false, reason: 'failed' }
      }
      if (result.ok) {
        const reported = report(result as Result & { ok: true })
        setStatus(typeof reported === 'string' ? { tone: 'good', text: reported } : reported)
        setReason(null)
      } else {
        setStatus({ tone: 'error', text: texts(result.reason) })
        setReason(result.reason)
      }
      router.refresh()
    })
  }
  return { run, status, reason, busy, reset }
}
