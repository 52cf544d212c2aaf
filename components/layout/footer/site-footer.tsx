import { useLocale, useTranslations } from 'next-intl'
import { cookieNoticeId } from '@/components/layout/consent/constants'
import { PageLink } from '@/components/layout/header/site-links'
import { company } from '@/lib/company'
import { env } from '@/lib/env'
import { Link } from '@/lib/i18n/navigation'
import type { SitePage } from '@/lib/site-pages'
import { BusinessDetails } from './business-details'

const columns = {
  product: ['legalAi', 'consultation', 'myRag', 'contractReview', 'ragops', 'pricing'],
  about: ['about', 'blog'],
  support: [
    'caseSearch',
    'statutes',
    'changes',
    'citationCheck',
    'templates',
    'calculators',
    'docs',
    'contact',
  ],
  legal: ['terms', 'privacyPolicy', 'paidService', 'privacy'],
} as const satisfies Record<string, readonly SitePage[]>

const linkClass = 'footer-link'

function CookieLink() {
  const t = useTranslations('footer')
  return (
    <a href={`#${cookieNoticeId}`} data-cookie-settings className={linkClass}>
      {t('cookies')}
    </a>
  )
}

function SiteMap() {
  const t = useTranslations('footer')
  const locale = useLocale()
  return (
    <nav aria-label={t('nav')} className="grid grid-cols-2 gap-x-8 gap-y-7 md:grid-cols-4">
      {(Object.keys(columns) as (keyof typeof columns)[]).map((column) => (
        <div key={column}>
          <h2 className="mb-1.5 font-bold text-ink">{t(column)}</h2>
          <ul>
            {columns[column].map((page) => (
              <li key={page}>
                <PageLink page={page} className={linkClass} />
              </li>
            ))}
            {column === 'about' ? (
              <li>
                <a href={`/feeds/${locale}.xml`} className={linkClass}>
                  {t('feed')}
                </a>
              </li>
            ) : null}
            {column === 'support' ? (
              <li>
                <Link href="/docs/api-reference" className={linkClass}>
                  {t('api')}
                </Link>
              </li>
            ) : null}
            {column === 'legal' ? (
              <li>
                <CookieLink />
              </li>
            ) : null}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** What a person's own pages have of the map of the site: what was agreed to, and where to ask. */
function ShortMap() {
  const t = useTranslations('footer')
  return (
    <nav aria-label={t('nav')}>
      <ul className="flex flex-wrap gap-x-5">
        {([...columns.legal, 'contact'] as const).map((page) => (
          <li key={page}>
            <PageLink page={page} className={linkClass} />
          </li>
        ))}
        <li>
          <CookieLink />
        </li>
      </ul>
    </nav>
  )
}

export function SiteFooter({ isShort = false }: { isShort?: boolean }) {
  const t = useTranslations('footer')
  const { social } = company()
  return (
    <footer className="no-print mt-16 border-t border-line bg-sheet text-sm text-soft">
      <div className={`page ${isShort ? 'space-y-4 py-6' : 'space-y-8 py-10'}`}>
        {isShort ? <ShortMap /> : <SiteMap />}
        {social.length > 0 && !isShort ? (
          <ul aria-label={t('social')} className="flex flex-wrap gap-x-5 gap-y-1">
            {social.map(({ name, href }) => (
              <li key={href}>
                <a href={href} className={linkClass} rel="noreferrer me">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <BusinessDetails />
        <div className={`space-y-1 border-t border-line ${isShort ? 'pt-4' : 'pt-6'}`}>
          {env().EMBEDDED === '1' ? <p>{t('embedded')}</p> : null}
          <p>{t('disclaimer')}</p>
          {isShort ? null : (
            <p>
              {t('source')} {t('rights')}{' '}
              <a
                href="https://www.law.go.kr"
                className="underline underline-offset-4 hover:text-ink"
                rel="noreferrer"
              >
                {t('sourceLink')}
              </a>
            </p>
          )}
          <p className="pt-2">{t('copyright', { year: String(new Date().getFullYear()) })}</p>
        </div>
      </div>
    </footer>
  )
}
