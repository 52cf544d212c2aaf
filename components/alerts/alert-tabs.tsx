import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { type AlertView, alertsAddress, alertViews } from './alerts-address'

/** The three views as tabs, with how many there are to read and to watch. */
export function AlertTabs({
  show,
  counts,
}: {
  show: AlertView
  counts: Partial<Record<AlertView, number>>
}) {
  const t = useTranslations('alerts')
  const format = useFormatter()
  return (
    <nav aria-label={t('tabs')} className="border-b border-line">
      <ul className="-mb-px flex gap-x-1 overflow-x-auto">
        {alertViews.map((view) => (
          <li key={view}>
            <Link
              href={alertsAddress(view)}
              aria-current={view === show ? 'page' : undefined}
              className="block min-h-10 border-b-2 border-transparent px-3 py-2 text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
            >
              {t(`tab.${view}`)}{' '}
              {counts[view] === undefined ? null : (
                <span className="font-normal text-soft">{format.number(counts[view])}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
