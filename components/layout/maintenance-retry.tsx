'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { checkMaintenance } from './maintenance-check'
import { watchWhileSeen } from './maintenance-watch'

const everyMs = 30_000

type Found = 'asking' | 'unknown' | Date

/** Asks whether the maintenance is over, by itself and when told to; then opens what was asked for. */
export function MaintenanceRetry() {
  const t = useTranslations('maintenance')
  const format = useFormatter()
  const [found, setFound] = useState<Found | null>(null)

  const look = useCallback(() => {
    setFound('asking')
    void checkMaintenance().then((known) => {
      if (known && (!known.enabled || known.viewer !== 'visitor')) window.location.reload()
      else setFound(known ? new Date() : 'unknown')
    })
  }, [])
  useEffect(() => watchWhileSeen(everyMs, look), [look])

  function say(): string {
    if (found === null) return ''
    if (found === 'asking') return t('checking')
    if (found === 'unknown') return t('unknown')
    return t('still', { time: format.dateTime(found, { timeStyle: 'medium' }) })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={found === 'asking'}
        onClick={look}
      >
        {t('retry')}
      </button>
      <p role="status" className="text-sm text-soft tabular-nums">
        {say()}
      </p>
    </div>
  )
}
