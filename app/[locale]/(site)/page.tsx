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
import { loadLeadingCases } from '@/lib/legal/loaders'

/** The articles behind most everyday questions; each brings its most cited decision. */
const lookedUp = [
  ['주택임대차보호법', '3'],
  ['근로기준법', '23'],
  ['민법', '750'],
  ['민법', '840'],
  ['형법', '307'],
  ['상법', '399'],
  ['채무자 회생 및 파산에 관한 법률', '566'],
] as const
const examples = ['deposit', 'dismissal', 'article', 'traffic', 'english'] as const

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('site'), getLocale()])
  return { title: { absolute: t('title') }, alternates: alternates(locale, '/') }
}

export default async function HomePage() {
  await connection()
  const [t, site, locale, found] = await Promise.all([
    getTranslations('home'),
    getTranslations('site'),
    getLocale(),
    loadLeadingCases(lookedUp),
  ])
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
        <LeadingCases found={found} />
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
