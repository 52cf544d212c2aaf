import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CalculatorLinks } from '@/components/calculators/calculator-links'
import { AnswerCitationStates } from '@/components/corpus/answer/answer-citation-states'
import { AnswerDigest } from '@/components/corpus/answer/answer-digest'
import { AnswerLanguages } from '@/components/corpus/answer/answer-languages'
import { articleCitation } from '@/components/corpus/answer/answer-source-link'
import { askHref } from '@/components/corpus/answer/ask-url'
import { LeadingCases } from '@/components/corpus/case/leading-cases'
import { FieldsOfLaw } from '@/components/corpus/search/fields-of-law'
import { SearchBox } from '@/components/corpus/search/search-box'
import { searchHref } from '@/components/corpus/search/search-url'
import { HomeCorpus } from '@/components/home/home-corpus'
import { HomeFaq } from '@/components/home/home-faq'
import { HomeGrounding } from '@/components/home/home-grounding'
import { HomeLimits } from '@/components/home/home-limits'
import { HomePeople } from '@/components/home/home-people'
import { HomePlans } from '@/components/home/home-plans'
import { HomeProducts } from '@/components/home/home-products'
import { HomeSection } from '@/components/home/home-section'
import { HomeStructuredData } from '@/components/home/home-structured-data'
import { ClientMessages } from '@/components/layout/client-messages'
import { LazyDesk } from '@/components/saved/desk/lazy-desk'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { plans } from '@/lib/billing/constants'
import { citationExamples, countConfirmed } from '@/lib/corpus/citation-examples'
import {
  loadAnswer,
  loadCitationStates,
  loadCorpusSize,
  loadLeadingCases,
} from '@/lib/corpus/loaders'
import { Link } from '@/lib/i18n/navigation'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

/** The corpus changes once a day; after ten minutes a page that was made while the service was down is made again. */
export const revalidate = 600

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
/** As messages/…/home.json names them. */
const homePlanIds = { '1month': 'month', '6months': 'half', '1year': 'year' } as const
const examples = ['deposit', 'dismissal', 'article', 'traffic', 'english'] as const

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'home')
}

async function questionsByLanguage(): Promise<[AppLocale, string][]> {
  return Promise.all(
    locales.map(async (locale): Promise<[AppLocale, string]> => {
      const t = await getTranslations({ locale, namespace: 'home' })
      return [locale, t('query.deposit')]
    }),
  )
}

export default async function HomePage() {
  const [t, calculators] = await Promise.all([
    getTranslations('home'),
    getTranslations('calculators'),
  ])
  const [answer, size, leading, questions] = await Promise.all([
    loadAnswer(t('query.deposit')),
    loadCorpusSize(),
    loadLeadingCases(lookedUp),
    questionsByLanguage(),
  ])
  const shown = answer.state === 'grounded' ? answer : null
  const single = shown?.decisions.find(({ caseNumber }) => !caseNumber.includes(','))
  const cited = [
    ...(shown?.statutes ?? []).map(articleCitation),
    ...(shown?.decisions ?? []).map(({ citation }) => citation),
  ]
  const [examined, checked] = await Promise.all([
    loadCitationStates(citationExamples(single ?? shown?.decisions[0])),
    loadCitationStates(cited.join('\n')),
  ])
  const course = shown
    ? { ...shown.totals, shown: cited.length, checked: countConfirmed(checked) }
    : null
  return (
    <div className="page">
      <section className="pt-8 pb-6 sm:pt-12">
        <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{t('heading')}</h1>
        <p className="mt-3 max-w-[46em] text-soft">{t('lead')}</p>
        <div className="mt-5 max-w-[52rem]">
          <ClientMessages of={['searchBox']}>
            <SearchBox large />
          </ClientMessages>
        </div>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
          <span className="text-soft">{t('examples')}</span>
          {examples.map((name) => (
            <Link
              key={name}
              href={searchHref({ query: t(`query.${name}`) })}
              className="link py-0.5"
            >
              {t(`query.${name}`)}
            </Link>
          ))}
        </p>
      </section>

      <LazyDesk locale={await getLocale()} />
      {shown ? (
        <AnswerDigest answer={shown} />
      ) : (
        <Notice title={t('answerAway.title')}>
          <p>{t('answerAway.text')}</p>
          <p className="mt-1">
            <Link href={askHref(t('query.deposit'))} className="link">
              {t('query.deposit')}
            </Link>
          </p>
        </Notice>
      )}
      <p className="mt-5 mb-12 flex flex-wrap gap-3">
        <Link href={sitePages.aiChat.path} className={buttonClass('quiet')}>
          {t('ask')}
        </Link>
        <Link href={sitePages.pricing.path} className={buttonClass('quiet')}>
          {t('seePricing')}
        </Link>
      </p>

      <div className="grid gap-x-16 gap-y-10 border-t border-strong py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <FieldsOfLaw />
        <LeadingCases found={leading} />
      </div>
      <HomeSection
        isForWideScreens
        id="grounding"
        title={t('grounding.title')}
        {...(course ? { lead: t('grounding.lead') } : {})}
      >
        <HomeGrounding course={course} states={<AnswerCitationStates checks={examined} />} />
      </HomeSection>
      <HomeSection id="products" title={t('products.title')}>
        <HomeProducts />
      </HomeSection>
      <HomeSection isForWideScreens id="calculators" title={calculators('title')}>
        <p className="mb-3 max-w-[46em]">{calculators('lead')}</p>
        <CalculatorLinks />
      </HomeSection>
      <HomeSection isForWideScreens id="people" title={t('people.title')}>
        <HomePeople />
      </HomeSection>
      <HomeSection isForWideScreens id="corpus" title={t('corpus.title')}>
        <HomeCorpus size={size} />
      </HomeSection>
      <HomeSection isForWideScreens id="languages" title={t('languages.title')}>
        <AnswerLanguages questions={questions} />
      </HomeSection>
      <HomeSection id="plans" title={t('plans.title')}>
        <HomePlans plans={plans.map((plan) => ({ ...plan, id: homePlanIds[plan.id] }))} />
      </HomeSection>
      <HomeSection isForWideScreens id="limits" title={t('limits.title')}>
        <HomeLimits />
      </HomeSection>
      <HomeSection id="faq" title={t('faq.title')}>
        <HomeFaq />
      </HomeSection>
      <HomeSection id="contact" title={t('contact.title')}>
        <p>{t('contact.text')}</p>
        <p>{t('organization')}</p>
        <p className="mt-3">
          <Link href={sitePages.contact.path} className={buttonClass('quiet')}>
            {t('contact.go')}
          </Link>
        </p>
      </HomeSection>
      <HomeStructuredData />
    </div>
  )
}
