'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { checkMaintenance } from './maintenance-check'
import { pollWhileVisible } from './poll-while-visible'

const everyMs = 30_000

type CheckState = 'asking' | 'unknown' | Date

/** Asks whether the maintenance is over, by itself and when told to; then opens what was asked for. */
export function MaintenanceRetry() {
  const t = useTranslations('maintenance')
  const format = useFormatter()
  const [state, setState] = useState<CheckState | null>(null)

  const check = useCallback(() => {
    setState('asking')
    void checkMaintenance().then((known) => {
      if (known && (!known.enabled || known.viewer !== 'visitor')) window.location.reload()
      else setState(known ? new Date() : 'unknown')
    })
  }, [])
  useEffect(() => pollWhileVisible(everyMs, check), [check])

  function statusText(): string {
    if (state === null) return ''
    if (state === 'asking') return t('checking')
    if (state === 'unknown') return t('unknown')
    return t('still', { time: format.dateTime(state, { timeStyle: 'medium' }) })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={state === 'asking'}
        onClick={check}
      >
        {t('retry')}
      </button>
      <p role="status" className="text-sm text-soft tabular-nums">
        {statusText()}
      </p>
    </div>
  )
}
