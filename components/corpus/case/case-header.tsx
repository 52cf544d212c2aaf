import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { StaticIcon } from '@/components/ui/static-icon'
import { Tag } from '@/components/ui/tag'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import { CalendarDate } from './calendar-date'
import { readableName } from './case-name'
import { useTerm } from './use-term'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-2 sm:block">
      <dt className="w-24 shrink-0 text-soft sm:w-auto sm:text-xs">{label}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  )
}

/** What the decision is: its name, how courts cite it, and the facts people sort decisions by. */
export function CaseHeader({
  detail,
  citation,
  actions,
}: {
  detail: CaseDetail
  citation: string
  actions: ReactNode
}) {
  const t = useTranslations('case')
  const term = useTerm()
  const undated = detail.numberYear
    ? t('undatedYear', { year: String(detail.numberYear) })
    : t('undated')
  return (
    <header>
      <p className="font-medium" lang="ko">
        {citation}
      </p>
      <h1 className="mt-1 text-[1.7rem] font-extrabold tracking-tight sm:text-3xl" lang="ko">
        {readableName(detail.caseName)}
      </h1>
      <p className="mt-2 flex flex-wrap gap-1.5">
        {detail.enBanc ? <Tag tone="seal">{t('enBanc')}</Tag> : null}
        {detail.isSummary ? <Tag>{t('summaryTag')}</Tag> : null}
      </p>
      <dl className="mt-4 grid gap-x-8 gap-y-1 border-y border-line py-3 text-sm sm:grid-cols-3 lg:grid-cols-6">
        <Fact label={t('court')}>
          <span lang="ko">{detail.court}</span>
        </Fact>
        <Fact label={t('date')}>
          {detail.judgmentDate ? <CalendarDate date={detail.judgmentDate} /> : undated}
        </Fact>
        <Fact label={t('type')}>{term('caseType', detail.caseType)}</Fact>
        <Fact label={t('outcome')}>{detail.outcome ? term('outcome', detail.outcome) : '—'}</Fact>
        <Fact label={t('importance')}>{t(`importances.${detail.importance}`)}</Fact>
        <Fact label={t('citedTimes')}>
          <a href="#relations" className="link">
            {t('times', { count: detail.citedBy })}
          </a>
        </Fact>
      </dl>
      {detail.numbers.length > 1 ? (
        <p className="mt-2 text-sm">
          <span className="text-soft">{t('numbers')}</span>{' '}
          <span lang="ko">{detail.numbers.join(', ')}</span>
        </p>
      ) : null}
      <div className="no-print mt-3 flex flex-wrap gap-2">
        {actions}
        {detail.sourceUrl ? (
          <a href={detail.sourceUrl} className={buttonClass()} rel="noreferrer">
            <StaticIcon name="externalLink" size={16} /> {t('official')}
          </a>
        ) : null}
      </div>
    </header>
  )
}
