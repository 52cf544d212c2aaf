import { useTranslations } from 'next-intl'
import { NavLink } from '@/components/layout/navigation/nav-link'
import { sitePages } from '@/lib/site-pages'

const places = ['traces', 'datasets', 'experiments', 'annotation'] as const

/** The parts of what measures answers. */
export function RagopsNav() {
  const pages = useTranslations('pages')
  const t = useTranslations('ragops')
  return (
    <nav
      aria-label={t('nav')}
      className="no-print page flex shrink-0 gap-x-4 overflow-x-auto pt-1 text-sm"
    >
      {places.map((place) => (
        <NavLink
          key={place}
          href={sitePages[place].path}
          className="shrink-0 py-1.5 whitespace-nowrap text-soft hover:text-ink aria-[current]:border-b-2 aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
        >
          {pages(`${place}.name`)}
        </NavLink>
      ))}
    </nav>
  )
}
