'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { usePathname } from '@/lib/i18n/navigation'
import type { SitePath } from '@/lib/site-pages'
import type { MaintenanceStatus } from '@/lib/site-state/schema'
import { useApi } from '@/lib/use-api'
import { maintenanceRequest, pollWhileVisible } from './use-maintenance'

const everyMs = 30_000
const ownPath: SitePath<'maintenance'> = '/maintenance'

/** Asks whether the maintenance is over, by itself and at a press; then opens what was asked for. */
export function MaintenanceRetry() {
  const t = useTranslations('maintenance')
  const format = useFormatter()
  const { data, error, isFetching, reload } = useApi<MaintenanceStatus>(
    '/api/maintenance',
    maintenanceRequest,
  )
  useEffect(() => pollWhileVisible(everyMs, reload), [reload])
  const [checkedAt, setCheckedAt] = useState<Date | null>(null)
  useEffect(() => {
    if (!isFetching) setCheckedAt(new Date())
  }, [isFetching])

  // Its own address shows this page to the people who are let in, too: opening it again changes nothing.
  const isOwnAddress = usePathname() === ownPath
  const isLetIn = data?.viewer !== undefined && data.viewer !== 'visitor' && !isOwnAddress
  const isOver = data !== undefined && (!data.enabled || isLetIn)
  useEffect(() => {
    if (isOver) window.location.reload()
  }, [isOver])

  function statusText(): string {
    if (isFetching) return t('checking')
    if (error) return t('unknown')
    return checkedAt
      ? t('still', { time: format.dateTime(checkedAt, { timeStyle: 'medium' }) })
      : ''
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={isFetching}
        onClick={() => void reload()}
      >
        {t('retry')}
      </button>
      <p role="status" className="text-sm text-soft tabular-nums">
        {statusText()}
      </p>
    </div>
  )
}
