import { useLocale, useTranslations } from 'next-intl'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { Link } from '@/lib/i18n/navigation'

/** Without `href` it is the page that is open, or a step that has no page of its own. */
export type Crumb = { label: string; href?: string; korean?: boolean }

/** The path from the front page, which need not be named, to the page itself; structured data says the same. */
export function Breadcrumb({ trail: steps }: { trail: Crumb[] }) {
  const t = useTranslations('site')
  const pages = useTranslations('pages')
  const locale = useLocale()
  const trail: Crumb[] = [{ label: pages('home.name'), href: '/' }, ...steps]
  const last = trail.at(-1)
  // Search engines want an address for every step but the last.
  const listed = trail.filter((crumb) => crumb.href || crumb === last)
  return (
    <nav aria-label={t('breadcrumb')} className="no-print py-3 text-sm text-soft">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map((crumb) => (
          <li
            key={crumb.label}
            className="not-last:after:ml-2 not-last:after:content-['/']"
            lang={crumb.korean ? 'ko' : undefined}
          >
            {crumb.href ? (
              <Link href={crumb.href} className="hover:text-ink hover:underline underline-offset-4">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current={crumb === last ? 'page' : undefined}>{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: listed.map(({ label, href }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: label,
            ...(href ? { item: absoluteUrl(locale, href) } : {}),
          })),
        }}
      />
    </nav>
  )
}
