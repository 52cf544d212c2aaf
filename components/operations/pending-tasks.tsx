import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

export type PendingTask = {
  name: 'inquiries' | 'deletions'
  count: number
  /** Null for whom it is not to do. */
  href: string | null
}

/** What somebody of the administration has to do, with the way there. */
export function PendingTasks({ entries }: { entries: readonly PendingTask[] }) {
  const t = useTranslations('adminStatistics.waiting')
  return (
    <ul className="mt-2 border-t border-strong text-sm">
      {entries.map(({ name, count, href }) => (
        <li
          key={name}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
        >
          {href ? (
            <Link href={href} className="link">
              {t(name)}
            </Link>
          ) : (
            <span>{t(name)}</span>
          )}
          <span className={count > 0 ? 'font-bold' : 'text-soft'}>{t('count', { count })}</span>
        </li>
      ))}
    </ul>
  )
}
