'use client'

import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import type { SitePath } from '@/lib/site-pages'
import { maintenancePageId } from '@/lib/site-state/constants'
import type { MaintenanceStatus } from '@/lib/site-state/schema'

const settingsPath: SitePath<'adminSettings'> = '/admin/settings'

/**
 * Tells a visitor with an open page that the site is being closed, and the people who are let in meanwhile
 * that it is. The page about the maintenance says so itself.
 */
export function MaintenanceNotice({ known }: { known: MaintenanceStatus }) {
  const t = useTranslations('maintenance.notice')
  if (!known.enabled || document.getElementById(maintenancePageId)) return null
  if (known.viewer === 'visitor') {
    return (
      <div role="alert" className="border-t-2 border-warn bg-sheet text-sm">
        <p className="page py-3 font-semibold">{t('started')}</p>
      </div>
    )
  }
  return (
    <aside aria-label={t('label')} className="border-t border-strong bg-sheet text-sm">
      <p role="status" className="page py-2">
        <span className="font-semibold">{t('on')}</span>{' '}
        <span className="text-soft">{t('onText')}</span>{' '}
        {known.viewer === 'admin' ? (
          <Link href={settingsPath} className="link whitespace-nowrap">
            {t('settings')}
          </Link>
        ) : null}
      </p>
    </aside>
  )
}
