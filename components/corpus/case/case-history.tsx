import { useTranslations } from 'next-intl'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import { CaseList } from './case-list'

/** The history of a case: the decisions appealed from, this decision, and those on appeal from it. */
export function CaseHistory({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('case')
  const { previous, subsequent } = detail
  if (previous.length === 0 && subsequent.length === 0) return null
  return (
    <section aria-labelledby="history-of-case" className="mt-10">
      <h2 id="history-of-case" className="section-title">
        {t('history')}
      </h2>
      <ol className="mt-3 grid gap-x-8 gap-y-3 text-sm sm:grid-cols-3">
        <li>
          <h3 className="text-xs font-bold text-soft">{t('previous')}</h3>
          {previous.length > 0 ? <CaseList refs={previous} absent="unpublished" /> : '—'}
        </li>
        <li className="sm:border-l sm:border-line sm:pl-6">
          <h3 className="text-xs font-bold text-ink">{t('current')}</h3>
          <p className="font-bold" lang="ko">
            {detail.court} {detail.caseNumber}
          </p>
        </li>
        <li className="sm:border-l sm:border-line sm:pl-6">
          <h3 className="text-xs font-bold text-soft">{t('subsequent')}</h3>
          {subsequent.length > 0 ? <CaseList refs={subsequent} absent="unpublished" /> : '—'}
        </li>
      </ol>
    </section>
  )
}
