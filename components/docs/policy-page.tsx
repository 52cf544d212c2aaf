import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { Link } from '@/lib/i18n/navigation'
import { readLongText } from '@/lib/long-text'
import { sitePages } from '@/lib/site-pages'
import { LongTextView } from './long-text-view'
import { TextDate } from './text-date'

/** The site's legal texts by page; the file bears the name of the address. */
const policyPages = ['privacyPolicy', 'privacy', 'terms', 'paidService'] as const
export type PolicyPageKey = (typeof policyPages)[number]

/** One of the legal texts: its dates, the text, and the other texts. */
export async function PolicyPage({
  page,
  values,
}: {
  page: PolicyPageKey
  /** What stands in for the placeholders of the text. */
  values?: Record<string, string>
}) {
  const [t, names, locale] = await Promise.all([
    getTranslations('policies'),
    getTranslations('pages'),
    getLocale(),
  ])
  const { path } = sitePages[page]
  const text = await readLongText('policies', locale, path.slice(1), values)
  if (!text) notFound()
  return (
    <div className="page">
      <PageBreadcrumb page={page} />
      <LongTextView
        text={text}
        contents={t('contents')}
        facts={
          <>
            <p>
              {text.effective ? (
                <>
                  {t('effective')} <TextDate day={text.effective} />
                  <span aria-hidden="true"> · </span>
                </>
              ) : null}
              {t('updated')} <TextDate day={text.updated} />
            </p>
            {locale === 'ko' ? null : <p className="mt-1">{t('translation')}</p>}
          </>
        }
      >
        <nav aria-label={t('others')} className="no-print mt-12 border-t border-line pt-4 text-sm">
          <p className="font-bold">{t('others')}</p>
          <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            {policyPages
              .filter((each) => each !== page)
              .map((each) => (
                <li key={each}>
                  <Link href={sitePages[each].path} className="link">
                    {names(`${each}.name`)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </LongTextView>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: text.title,
          description: text.summary,
          url: absoluteUrl(locale, path),
          inLanguage: locale,
          dateModified: text.updated,
        }}
      />
    </div>
  )
}
