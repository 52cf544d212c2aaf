import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import type { ActProblem } from '@/lib/billing/ledger/types'
import { useRouter } from '@/lib/i18n/navigation'

export type Said = { tone: 'good' | 'warn' | 'error'; text: string }

type Outcome = { ok: true } | { ok: false; reason: ActProblem }

/**
 * Does one thing at a time and says what came of it. When it is done the page is read anew; when it is not,
 * what was typed stays.
 */
export function useLedgerAct() {
  const t = useTranslations('adminBilling.problem')
  const router = useRouter()
  const [said, setSaid] = useState<Said | null>(null)
  const [problem, setProblem] = useState<ActProblem | null>(null)
  const [busy, start] = useTransition()

  function forget(): void {
    setSaid(null)
    setProblem(null)
  }

  function act<Result extends Outcome>(
    work: () => Promise<Result>,
    done: (result: Result & { ok: true }) => Said,
  ): void {
    if (busy) return
    forget()
    start(async () => {
      let result: Result | { ok: false; reason: ActProblem }
      try {
        result = await work()
      } catch {
        // The connection broke off; whether it was done is seen on the page.
        result = { ok: false, reason: 'failed' }
      }
      if (result.ok) {
        setSaid(done(result as Result & { ok: true }))
      } else {
        setSaid({ tone: 'error', text: t(result.reason) })
        setProblem(result.reason)
      }
      router.refresh()
    })
  }
  return { act, said, problem, busy, forget }
}
