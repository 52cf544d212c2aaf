'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ProgressBar } from '@/components/ui/progress-bar'
import { cancelTable, continueTable, type TableResult } from '@/lib/contracts/tables/actions'
import type { TableProgress as Progress } from '@/lib/contracts/tables/schema'
import { useRouter } from '@/lib/i18n/navigation'
import { useApi } from '@/lib/use-api'

const loadSchema = async () => (await import('@/lib/contracts/tables/schema')).tableProgressSchema
const askEveryMs = 1500

/** How far a table is: it fills while one looks, goes on when the page is closed, and can be broken off. */
export function TableProgress({
  id,
  given,
  hasFailed,
}: {
  id: string
  given: Progress
  /** Whether some contract could not be read. */
  hasFailed: boolean
}) {
  const t = useTranslations('contractTables')
  const router = useRouter()
  const [isWorking, setWorking] = useState(false)
  const [problem, setProblem] = useState<Extract<TableResult, { ok: false }>['reason'] | null>(null)
  const { data = given } = useApi<Progress>(given.isRunning ? `/api/contract-tables/${id}` : null, {
    schema: loadSchema,
    maxAgeMs: 0,
    refreshMs: (latest) => (latest && !latest.isRunning ? 0 : askEveryMs),
  })
  const { done, isRunning } = data
  useEffect(() => {
    if (done !== given.done || isRunning !== given.isRunning) router.refresh()
  }, [done, isRunning, given.done, given.isRunning, router])

  async function run(act: (table: string) => Promise<TableResult>) {
    setWorking(true)
    setProblem(null)
    const result = await act(id).catch(() => ({ ok: false, reason: 'unavailable' }) as const)
    if (!result.ok) setProblem(result.reason)
    setWorking(false)
    router.refresh()
  }

  const isLeft = !given.isRunning && (given.done < given.total || hasFailed)
  return (
    <div className="no-print max-w-[36rem] space-y-3" aria-live="polite">
      {given.isRunning ? (
        <>
          <ProgressBar
            label={t('progress.label')}
            value={done}
            max={data.total}
            text={t('progress.contracts', { done, total: data.total })}
          />
          <p className="text-sm text-soft">{t('progress.leave')}</p>
          <button
            type="button"
            className={buttonClass()}
            disabled={isWorking}
            onClick={() => void run(cancelTable)}
          >
            {t('progress.cancel')}
          </button>
        </>
      ) : null}
      {isLeft ? (
        <>
          <p>{t('progress.left')}</p>
          <button
            type="button"
            className={buttonClass()}
            disabled={isWorking}
            onClick={() => void run(continueTable)}
          >
            {t('progress.continue')}
          </button>
        </>
      ) : null}
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {t(`problem.${problem}`)}
        </p>
      ) : null}
    </div>
  )
}
