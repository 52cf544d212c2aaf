import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getLocale, getTranslations } from 'next-intl/server'
import { IslandMessages } from '@/components/layout/island-messages'
import { HomeFields } from '@/components/legal/home-fields'
import { LeadingCases } from '@/components/legal/leading-cases'
import { SearchBox } from '@/components/legal/search-box'
import { searchHref } from '@/components/legal/search-url'
import { JsonLd } from '@/components/ui/json-ld'
import { absoluteUrl, alternates } from '@/lib/i18n/alternates'
import { Link } from '@/lib/i18n/navigation'
import { loadSearch } from '@/lib/legal/loaders'

/** Words that most decisions hold: with them, the order by citations is that of the whole store. */
const leading = {
  query: '손해배상 책임 계약 해고 취소',
  type: 'precedents',
  sort: 'cited',
  size: 6,
}
const examples = ['deposit', 'dismissal', 'article', 'traffic', 'english'] as const

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('site'), getLocale()])
  return { title: { absolute: t('title') }, alternates: alternates(locale, '/') }
}

export default async function HomePage() {
  await connection()
  const [t, site, locale, loaded] = await Promise.all([
    getTranslations('home'),
    getTranslations('site'),
    getLocale(),
    loadSearch(leading),
  ])
  const found = loaded.state === 'found' ? (loaded.response.cases?.hits ?? []) : []
  return (
    <div className="page">
      <section className="max-w-[52rem] pt-12 pb-10 sm:pt-20">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{t('heading')}</h1>
        <p className="mt-3 text-lg text-soft">{t('lead')}</p>
        <div className="mt-7">
          <IslandMessages of={['searchBox']}>
            <SearchBox large />
          </IslandMessages>
        </div>
        <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
          <span className="text-soft">{t('examples')}</span>
          {examples.map((name) => (
            <Link
              key={name}
              href={searchHref({ query: t(`query.${name}`) })}
              className="link"
              prefetch={false}
            >
              {t(`query.${name}`)}
            </Link>
          ))}
        </p>
      </section>
      <div className="grid gap-x-16 gap-y-10 border-t border-line pt-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <HomeFields />
        <LeadingCases hits={found} />
      </div>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: site('name'),
          description: site('description'),
          url: absoluteUrl(locale, '/'),
          inLanguage: locale,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${absoluteUrl(locale, '/case-search')}?query={search_term_string}`,
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </div>
  )
}
