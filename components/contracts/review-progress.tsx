'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ProgressBar } from '@/components/ui/progress-bar'
import { cancelReview } from '@/lib/contracts/reviews/actions'
import type { ReviewProgress as Progress } from '@/lib/contracts/reviews/schema'
import { useRouter } from '@/lib/i18n/navigation'
import { useApi } from '@/lib/use-api'

const loadSchema = async () => (await import('@/lib/contracts/reviews/schema')).reviewProgressSchema
const askEveryMs = 1000

/** How far the reading or the review is. It goes on when the page is closed. */
export function ReviewProgress({ id, state }: { id: string; state: 'reading' | 'reviewing' }) {
  const t = useTranslations('contracts.progress')
  const router = useRouter()
  const [isCancelling, setCancelling] = useState(false)
  const [failed, setFailed] = useState(false)
  const { data } = useApi<Progress>(`/api/contract-reviews/${id}`, {
    schema: loadSchema,
    maxAgeMs: 0,
    refreshMs: (latest) => (latest && latest.state !== state ? 0 : askEveryMs),
  })
  const now = data?.state
  useEffect(() => {
    if (now && now !== state) router.refresh()
  }, [now, state, router])

  async function cancel() {
    setCancelling(true)
    setFailed(false)
    const result = await cancelReview(id).catch(() => ({ ok: false }) as const)
    if (!result.ok) {
      setCancelling(false)
      setFailed(true)
    }
    router.refresh()
  }

  const { done, total } = data ?? {}
  return (
    <div className="max-w-[36rem] space-y-4 py-8" aria-live="polite">
      <ProgressBar
        label={t(state)}
        {...(total ? { value: done ?? 0, max: total } : {})}
        {...(total && state === 'reading' ? { text: t('pages', { done: done ?? 0, total }) } : {})}
      />
      <p className="text-sm text-soft">{t('leave')}</p>
      <button type="button" className={buttonClass()} disabled={isCancelling} onClick={cancel}>
        {t(isCancelling ? 'cancelling' : 'cancel')}
      </button>
      {failed ? (
        <p role="alert" className="text-sm text-danger">
          {t('notCancelled')}
        </p>
      ) : null}
    </div>
  )
}
