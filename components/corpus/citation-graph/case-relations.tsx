import { useTranslations } from 'next-intl'
import { CaseList } from '@/components/corpus/case/case-list'
import { Pager } from '@/components/layout/navigation/pager'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import { caseHref } from '@/lib/corpus/links'
import type { CaseCitingPage } from '@/lib/corpus/service-schema'
import { CitationGraph } from './citation-graph'
import { GraphTable } from './graph-table'

const parts = ['cited', 'citing', 'related'] as const

/** The decisions that a decision cites and those that cite it: picture, table, lists. */
export function CaseRelations({
  detail,
  citingPage,
}: {
  detail: CaseDetail
  citingPage: CaseCitingPage
}) {
  const t = useTranslations('case')
  const { cases, citedBy, related } = detail
  const { citing } = citingPage
  const base = caseHref(detail)
  const pageHref = (page: number) => `${base}${page > 1 ? `&citing=${page}` : ''}#relations`
  const refs = { cited: cases, citing, related }
  const none = { cited: t('noneCited'), citing: t('noneCiting'), related: '' }
  const counts = { cited: cases.length, citing: citedBy, related: related.length }
  return (
    <section id="relations" aria-labelledby="relations-title" className="mt-12">
      <h2 id="relations-title" className="section-title">
        {t('relations')}{' '}
        <span className="font-normal text-soft">
          {t('relationsCount', { cited: cases.length, citing: citedBy })}
        </span>
      </h2>
      <CitationGraph detail={detail} />
      {cases.length + detail.citing.length > 0 ? <GraphTable detail={detail} /> : null}
      <div className="mt-6 grid gap-x-12 gap-y-8 text-sm md:grid-cols-2">
        {parts
          .filter((part) => part !== 'related' || related.length > 0)
          .map((part) => (
            <section key={part} aria-labelledby={`${part}-title`}>
              <h3 id={`${part}-title`} className="mb-2 font-bold">
                {t(part)} <span className="font-normal text-soft">{counts[part]}</span>
              </h3>
              {refs[part].length > 0 ? (
                <CaseList refs={refs[part]} absent="notHeld" />
              ) : (
                <p className="text-soft">{none[part]}</p>
              )}
              {part === 'citing' ? (
                <Pager
                  page={citingPage.page}
                  last={Math.ceil(citingPage.total / Math.max(citingPage.size, 1))}
                  href={pageHref}
                />
              ) : null}
            </section>
          ))}
      </div>
    </section>
  )
}
