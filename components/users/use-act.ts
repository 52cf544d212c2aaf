import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import type { ActProblem } from '@/lib/users/types'

export type Said = { tone: 'good' | 'warn' | 'error'; text: string }

type Outcome = { ok: true } | { ok: false; reason: ActProblem }

/** Does one thing at a time, says what came of it, and has the page read anew: somebody else may have acted. */
export function useAct() {
  const t = useTranslations('adminUsers')
  const router = useRouter()
  const [said, setSaid] = useState<Said | null>(null)
  const [busy, start] = useTransition()

  function act<Result extends Outcome>(
    work: () => Promise<Result>,
    done: (result: Result & { ok: true }) => Said | string,
  ): void {
    if (busy) return
    start(async () => {
      let result: Result | { ok: false; reason: ActProblem }
      try {
        result = await work()
      } catch {
        // The connection broke off; whether it was done is seen on the page.
        result = { ok: false, reason: 'failed' }
      }
      if (result.ok) {
        const told = done(result as Result & { ok: true })
        setSaid(typeof told === 'string' ? { tone: 'good', text: told } : told)
      } else {
        setSaid({ tone: 'error', text: t(`problem.${result.reason}`) })
      }
      router.refresh()
    })
  }
  return { act, said, busy }
}
