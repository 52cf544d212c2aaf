import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { TextLink } from '@/components/ui/text-link'
import { Link } from '@/lib/i18n/navigation'
import { respondNotFound } from '@/lib/not-found-response'
import { sitePages } from '@/lib/site-pages'

/** Spec 2: where a lost visitor may want to go; search comes first, as it finds the rest. */
const links = ['home', 'blog', 'aiChat', 'about', 'contact'] as const

/** In the place of a page that is not there. It gives the answer its status 404; return it, do not throw. */
export function NotFoundView() {
  respondNotFound()
  return <NotFoundText />
}

/** The same for Next's own boundary, which has set the status already. */
export function NotFoundText() {
  const t = useTranslations('errors')
  const pages = useTranslations('pages')
  return (
    <div className="page py-16">
      <p className="text-sm font-bold text-seal">404</p>
      <h1 className="mt-1 text-2xl font-bold">{t('notFoundTitle')}</h1>
      <p className="mt-2 text-soft">{t('notFoundText')}</p>
      <p className="mt-6">
        <Link href="/case-search" className={buttonClass('primary')}>
          {pages('caseSearch.name')}
        </Link>
      </p>
      <nav aria-label={t('notFoundLinks')} className="mt-8 border-t border-line pt-5">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map((page) => (
            <li key={page}>
              <TextLink href={sitePages[page].path} className="link">
                {pages(`${page}.name`)}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
