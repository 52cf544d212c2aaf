import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import type { PlaceInResults } from './last-results'

const ways = [
  { name: 'previous', key: '[', Icon: ChevronLeft },
  { name: 'next', key: ']', Icon: ChevronRight },
] as const

/** Back to the list of results that one came from, and to the results before and after this one. */
export function ResultsNav({ place }: { place: PlaceInResults }) {
  const t = useTranslations('reading')
  return (
    <nav
      aria-label={t('results')}
      className="no-print mt-4 flex items-center gap-1 text-sm sm:mt-0"
    >
      <Link href={place.list.href} className={buttonClass('bare')} aria-keyshortcuts="u">
        <ArrowLeft size={16} aria-hidden="true" /> {t('list')}
      </Link>
      {ways.map(({ name, key, Icon }) => {
        const result = place[name]
        const label = result ? t(`${name}Result`, { name: result.name }) : ''
        const link = result ? (
          <Link
            key={name}
            href={result.href}
            className={buttonClass('bare')}
            aria-label={label}
            title={`${label} (${key})`}
            aria-keyshortcuts={key}
          >
            <Icon size={18} aria-hidden="true" />
          </Link>
        ) : null
        return name === 'next' ? (
          <span key={name} className="contents">
            <span className="text-soft tabular-nums">
              {t('at', { at: place.at, count: place.list.results.length })}
            </span>
            {link}
          </span>
        ) : (
          link
        )
      })}
    </nav>
  )
}
