import { useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { Tag } from '@/components/ui/tag'
import type { CaseHit, CaseRef } from '@/lib/corpus/schema'
import { CalendarDate } from './calendar-date'
import { useTerm } from './use-term'

type Extras = Pick<CaseHit, 'caseType' | 'outcome' | 'enBanc' | 'isSummary'>

/** Court, date, type and outcome of a decision in one line. */
export function CaseFacts({ of }: { of: CaseRef & Partial<Extras> }) {
  const t = useTranslations('search')
  const term = useTerm()
  const facts: ReactNode[] = [
    <span key="court" lang="ko">
      {of.court}
    </span>,
    of.judgmentDate ? <CalendarDate key="date" date={of.judgmentDate} /> : t('undated'),
  ]
  if (of.caseType) facts.push(term('caseType', of.caseType))
  if (of.outcome) facts.push(term('outcome', of.outcome))
  if (of.citedBy > 0) facts.push(t('citedBy', { count: of.citedBy }))
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-soft">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one decision never change places
        <Fragment key={index}>
          {index > 0 ? <span aria-hidden="true">·</span> : null}
          <span>{fact}</span>
        </Fragment>
      ))}
      {of.enBanc ? <Tag tone="seal">{t('enBancShort')}</Tag> : null}
      {of.isSummary ? <Tag>{t('summaryShort')}</Tag> : null}
    </p>
  )
}
