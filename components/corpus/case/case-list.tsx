import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { TextLink } from '@/components/ui/text-link'
import { caseHref } from '@/lib/corpus/links'
import type { CaseRef } from '@/lib/corpus/schema'
import { CalendarDate } from './calendar-date'
import { readableName } from './case-name'

/** Decisions in a dense list. One that the corpus lacks is named all the same; what is cited has a page without it. */
export function CaseList({ refs, absent }: { refs: CaseRef[]; absent: 'notHeld' | 'unpublished' }) {
  const t = useTranslations('case')
  return (
    <ul className="space-y-1.5">
      {refs.map((ref, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: decisions without a serial may repeat
        <li key={`${ref.serial}${ref.caseNumber}${index}`} className="leading-snug">
          <span lang="ko">
            {ref.serial === null && absent === 'unpublished' ? (
              <span className="font-medium">
                {ref.court} {ref.caseNumber}
              </span>
            ) : (
              <TextLink href={caseHref(ref)} className="cite font-medium">
                {ref.court} {ref.caseNumber}
              </TextLink>
            )}{' '}
            {readableName(ref.caseName)}
          </span>
          {ref.serial === null ? (
            <>
              {' '}
              <Tag>{t(absent)}</Tag>
            </>
          ) : null}{' '}
          <span className="text-xs whitespace-nowrap text-soft">
            {ref.judgmentDate ? <CalendarDate date={ref.judgmentDate} /> : t('undated')}
            {ref.citedBy > 0 ? ` · ${t('timesCited', { count: ref.citedBy })}` : ''}
          </span>
        </li>
      ))}
    </ul>
  )
}
