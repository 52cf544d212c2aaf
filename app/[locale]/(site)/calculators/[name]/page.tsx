import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { CalculationResult } from '@/components/calculators/calculation-result'
import { CalculatorForm } from '@/components/calculators/calculator-form'
import { ProblemList } from '@/components/calculators/problem-list'
import { ResultTools } from '@/components/calculators/result-tools'
import { PrintButton } from '@/components/corpus/case/print-button'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { JsonLd } from '@/components/ui/json-ld'
import { type CalculatorOutcome, runCalculator } from '@/lib/calculators/calculate'
import { calculators } from '@/lib/calculators/calculators'
import { type CalculatorName, isCalculatorName } from '@/lib/calculators/constants'
import { loadArticleLinks, loadKnownValues } from '@/lib/calculators/loaders'
import { inputParams, type PageParams, readPageInput } from '@/lib/calculators/page-input'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { buildMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

type Props = { params: Promise<{ name: string }>; searchParams: Promise<PageParams> }

async function read({ params, searchParams }: Props) {
  const { name } = await params
  if (!isCalculatorName(name)) notFound()
  const { typed, input } = readPageInput(name, await searchParams)
  return { name, typed, input, asked: input !== null }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, locale, { name, asked }] = await Promise.all([
    getTranslations('calculators'),
    getLocale(),
    read(props),
  ])
  return buildMetadata({
    locale,
    path: `${sitePages.calculators.path}/${name}`,
    title: `${t(`names.${name}`)} · ${t('title')}`,
    description: t(`about.${name}`),
    // Somebody's figures are no page of their own to a search engine; the form is.
    index: !asked,
  })
}

/** What a result can be saved as. */
const fileFormats = ['docx', 'hwpx', 'pdf', 'md'] as const

/** Calculators whose result is a day to keep. */
const dated = new Set<CalculatorName>(['period', 'limitation'])

const refsOf = (outcome: CalculatorOutcome) =>
  outcome.ok ? outcome.calculation.lines.flatMap(({ articles }) => articles) : []

export default async function CalculatorPage(props: Props) {
  const [t, pages, locale, { name, typed, input, asked }] = await Promise.all([
    getTranslations('calculators'),
    getTranslations('pages'),
    getLocale(),
    read(props),
  ])
  const reckoned = input ?? calculators[name].example
  const outcome = runCalculator(name, reckoned, await loadKnownValues())
  const links = await loadArticleLinks(refsOf(outcome))
  const path = `${sitePages.calculators.path}/${name}`
  const params = inputParams(input ?? {})
  return (
    <div className="page pb-12">
      <Breadcrumb
        trail={[
          { label: pages('calculators.name'), href: sitePages.calculators.path },
          { label: t(`names.${name}`) },
        ]}
      />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t(`names.${name}`)}</h1>
      <p className="mt-1 max-w-[46em] text-soft">{t(`about.${name}`)}</p>
      <div className="mt-6 grid gap-x-14 gap-y-10 print:block lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
        <section aria-labelledby="form-title" className="no-print">
          <h2 id="form-title" className="section-title mb-4">
            {t('form.title')}
          </h2>
          <CalculatorForm
            name={name}
            action={getPathname({ locale, href: path })}
            typed={typed}
            fresh={!asked}
            problems={outcome.ok ? [] : outcome.problems}
          />
        </section>
        <section id="result" aria-labelledby="result-title" className="min-w-0 scroll-mt-4">
          <h2 id="result-title" className="section-title mb-4">
            {t(asked ? 'result.title' : 'result.example')}
          </h2>
          {outcome.ok ? (
            <>
              {asked ? null : <ExampleNote name={name} />}
              <CalculationResult
                name={name}
                answer={outcome.answer}
                calculation={outcome.calculation}
                input={reckoned}
                links={links}
                tools={
                  asked ? (
                    <ResultTools
                      address={`${absoluteUrl(locale, path)}?${params}`}
                      calendar={
                        dated.has(name) ? `/api${path}/calendar?${params}&lang=${locale}` : null
                      }
                      files={Object.fromEntries(
                        fileFormats.map((format) => [
                          format.toUpperCase(),
                          `/api${path}/document?${params}&format=${format}&lang=${locale}`,
                        ]),
                      )}
                      print={
                        <ClientMessages of={['caseActions']}>
                          <PrintButton />
                        </ClientMessages>
                      }
                    />
                  ) : null
                }
              />
            </>
          ) : (
            <ProblemList name={name} problems={outcome.problems} />
          )}
        </section>
      </div>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'WebApplication',
          name: t(`names.${name}`),
          description: t(`about.${name}`),
          url: absoluteUrl(locale, path),
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web',
          inLanguage: locale,
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'KRW' },
        }}
      />
    </div>
  )
}

async function ExampleNote({ name }: { name: CalculatorName }) {
  const t = await getTranslations('calculators')
  return (
    <p className="no-print mb-4 text-sm text-soft">
      {t('result.exampleNote')}{' '}
      <Link
        href={`${sitePages.calculators.path}/${name}?${inputParams(calculators[name].example)}`}
        className="link"
        rel="nofollow"
      >
        {t('result.exampleTry')}
      </Link>
    </p>
  )
}
