import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

export type Crumb = { label: string; href?: string; korean?: boolean }

/** The way from the front page to here. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const t = useTranslations('site')
  return (
    <nav aria-label={t('breadcrumb')} className="no-print py-3 text-sm text-soft">
      <ol className="flex flex-wrap gap-x-2">
        {trail.map(({ label, href, korean }) => (
          <li
            key={label}
            className="not-last:after:ml-2 not-last:after:content-['/']"
            lang={korean ? 'ko' : undefined}
          >
            {href ? (
              <Link href={href} className="hover:text-ink hover:underline underline-offset-4">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
