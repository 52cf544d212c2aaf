'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'
import { reopenOwnReview } from '@/lib/contracts/reviews/actions'

/** Begins a review again: from its facts, or from its file. */
export function ReopenReview({
  id,
  label,
  look,
}: {
  id: string
  label: string
  look?: Parameters<typeof buttonClass>[0]
}) {
  const t = useTranslations('contracts.problems')
  const [isPending, start] = useTransition()
  const [failed, setFailed] = useState(false)
  return (
    <>
      <button
        type="button"
        className={buttonClass(look)}
        disabled={isPending}
        onClick={() =>
          start(async () => {
            const result = await reopenOwnReview(id).catch(() => ({ ok: false }) as const)
            setFailed(!result.ok)
          })
        }
      >
        {isPending ? <Spinner className="size-4" /> : null}
        {label}
      </button>
      {failed ? (
        <p role="alert" className="text-sm text-danger">
          {t('unavailable')}
        </p>
      ) : null}
    </>
  )
}
