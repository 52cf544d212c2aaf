import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LazyCitationCards } from '@/app/[locale]/lazy-citation-cards'
import { WatchButton } from '@/components/alerts/watch-button'
import { AbsentCaseView } from '@/components/corpus/case/absent-case-view'
import { CaseChoices } from '@/components/corpus/case/case-choices'
import { CaseView } from '@/components/corpus/case/case-view'
import { DecisionFiles } from '@/components/corpus/case/decision-files'
import { PrintButton } from '@/components/corpus/case/print-button'
import { ReportDialog } from '@/components/corpus/case/report-dialog'
import { CopySource } from '@/components/corpus/reading/copy-source'
import { ReadingBar } from '@/components/corpus/reading/reading-bar'
import { ClientMessages } from '@/components/layout/client-messages'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { SaveSource } from '@/components/saved/save-source'
import { JsonLd } from '@/components/ui/json-ld'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import { decisionSource } from '@/lib/corpus/copy-forms'
import { caseHref, firstNumber } from '@/lib/corpus/links'
import { loadAbsentCase, loadCaseByNumber, loadCaseCiting } from '@/lib/corpus/loaders'
import { decodeParam } from '@/lib/decode-param'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { readJudgment } from '@/lib/korean-law/judgment/judgment-text'
import { buildMetadata } from '@/lib/page-metadata'
import { firstText, readPage } from '@/lib/page-params'

type Props = {
  params: Promise<{ number: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function load({ params, searchParams }: Props) {
  const [{ number }, query] = await Promise.all([params, searchParams])
  const picked = firstText(query.serial)
  const serial = picked && /^\d{1,9}$/.test(picked) ? Number(picked) : undefined
  const found = await loadCaseByNumber(number, serial)
  return { number: decodeParam(number), serial, citing: readPage(query.citing), found }
}

/** The serial belongs to the address only when the number alone would not tell which decision is meant. */
async function canonicalPath(detail: CaseDetail, serial: number | undefined): Promise<string> {
  const number = firstNumber(detail.caseNumber)
  const plain = caseHref({ caseNumber: number, serial: null })
  if (serial === undefined) return plain
  const alone = await loadCaseByNumber(number)
  return alone?.found === 'one' ? plain : caseHref({ caseNumber: number, serial: detail.serial })
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, locale, { number, serial, found }] = await Promise.all([
    getTranslations('case'),
    getLocale(),
    load(props),
  ])
  if (!found) {
    const absent = await loadAbsentCase(number)
    const title = absent ? t('absent.pageTitle', { number }) : t('notFoundTitle')
    return { title, robots: { index: false } }
  }
  if (found.found === 'many') {
    return { title: t('chooseTitle', { number }), robots: { index: false, follow: true } }
  }
  const { detail } = found
  return buildMetadata({
    locale,
    path: await canonicalPath(detail, serial),
    title: `${formatCitation(detail)} ${detail.caseName}`,
    description: t('description', {
      court: detail.court,
      date: detail.judgmentDate ?? t('undated'),
      number: detail.caseNumber,
      name: detail.caseName,
    }),
  })
}

export default async function CasePage(props: Props) {
  const [t, locale, { number, citing, found }] = await Promise.all([
    getTranslations('header'),
    getLocale(),
    load(props),
  ])
  if (!found) {
    const absent = await loadAbsentCase(number)
    if (!absent) return <NotFoundView />
    return (
      <div className="page">
        <Breadcrumb
          trail={[
            { label: t('search'), href: '/case-search' },
            { label: absent.caseNumber, korean: true },
          ]}
        />
        <AbsentCaseView found={absent} />
      </div>
    )
  }
  if (found.found === 'many') {
    return (
      <div className="page">
        <CaseChoices number={number} choices={found.choices} />
      </div>
    )
  }
  const { detail } = found
  const citingPage = await loadCaseCiting(detail.serial, citing)
  if (!citingPage) return <NotFoundView />
  const citation = formatCitation(detail)
  const saved = {
    kind: 'decision' as const,
    reference: String(detail.serial),
    path: caseHref({ caseNumber: detail.caseNumber, serial: detail.serial }),
  }
  const source = decisionSource(detail, citation, detail.isSummary)
  const actions = (
    <ClientMessages
      of={['caseActions', 'copyForms', 'report', 'saveSource', 'watchButton', 'errors']}
    >
      <CopySource source={source} words="#issues [data-reading]" />
      <SaveSource {...saved} />
      <WatchButton {...saved} />
      <PrintButton />
      <DecisionFiles serial={detail.serial} />
      <ReportDialog serial={detail.serial} />
    </ClientMessages>
  )
  return (
    <div className="page">
      <LazyCitationCards locale={await getLocale()} />
      <Breadcrumb
        trail={[
          { label: t('search'), href: '/case-search' },
          { label: firstNumber(detail.caseNumber), korean: true },
        ]}
      />
      <CaseView
        detail={detail}
        text={readJudgment(detail)}
        citation={citation}
        citingPage={citingPage}
        actions={actions}
        tools={
          <ClientMessages of={['reading', 'copyForms']}>
            <ReadingBar key={detail.serial} source={source} />
          </ClientMessages>
        }
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'CreativeWork',
          name: citation,
          headline: detail.caseName,
          inLanguage: 'ko',
          url: absoluteUrl(locale, caseHref({ caseNumber: detail.caseNumber, serial: null })),
          datePublished: detail.judgmentDate,
          creator: { '@type': 'GovernmentOrganization', name: detail.court },
          ...(detail.sourceUrl ? { isBasedOn: detail.sourceUrl } : {}),
        }}
      />
    </div>
  )
}
