import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

export function SiteFooter() {
  const t = useTranslations('footer')
  const header = useTranslations('header')
  return (
    <footer className="no-print mt-16 border-t border-line">
      <div className="page grid gap-x-12 gap-y-4 py-8 text-sm text-soft md:grid-cols-[1fr_auto]">
        <div className="max-w-[42em] space-y-1">
          <p>{t('disclaimer')}</p>
          <p>
            {t('source')} {t('rights')}
          </p>
        </div>
        <nav aria-label={t('nav')}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            <li>
              <Link href="/case-search" className="hover:text-ink">
                {header('search')}
              </Link>
            </li>
            <li>
              <Link href="/statutes" className="hover:text-ink">
                {header('statutes')}
              </Link>
            </li>
            <li>
              <a href="/api/openapi.json" className="hover:text-ink">
                {t('api')}
              </a>
            </li>
            <li>
              <a href="https://www.law.go.kr" className="hover:text-ink" rel="noreferrer">
                {t('sourceLink')}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}
