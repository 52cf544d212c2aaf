import { useTranslations } from 'next-intl'
import { CalendarDate } from '@/components/corpus/case/calendar-date'
import { TextLink } from '@/components/ui/text-link'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import { caseHref } from '@/lib/corpus/links'
import type { CaseRef } from '@/lib/corpus/schema'

/** The picture in words, for those who cannot see or point at it. */
export function GraphTable({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('case')
  const rows: [string, CaseRef][] = [
    ...detail.cases.map((ref): [string, CaseRef] => [t('relationCited'), ref]),
    ...detail.citing.map((ref): [string, CaseRef] => [t('relationCiting'), ref]),
  ]
  return (
    <details className="no-print mt-3 text-sm">
      <summary className="link inline-block list-none">{t('graphTable')}</summary>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full min-w-[34rem] border-collapse text-left">
          <thead className="border-b border-strong text-soft">
            <tr>
              <th scope="col" className="py-1 pr-4 font-medium">
                {t('relation')}
              </th>
              <th scope="col" className="py-1 pr-4 font-medium">
                {t('numbers')}
              </th>
              <th scope="col" className="py-1 pr-4 font-medium">
                {t('court')}
              </th>
              <th scope="col" className="py-1 pr-4 font-medium">
                {t('date')}
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                {t('citedTimes')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([relation, ref], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same decision may be on both sides
              <tr key={`${ref.caseNumber}${index}`} className="border-b border-line">
                <td className="py-1 pr-4">{relation}</td>
                <td className="py-1 pr-4" lang="ko">
                  {ref.serial === null ? (
                    ref.caseNumber
                  ) : (
                    <TextLink href={caseHref(ref)} className="cite">
                      {ref.caseNumber}
                    </TextLink>
                  )}
                </td>
                <td className="py-1 pr-4" lang="ko">
                  {ref.court}
                </td>
                <td className="py-1 pr-4">
                  {ref.judgmentDate ? <CalendarDate date={ref.judgmentDate} /> : '—'}
                </td>
                <td className="py-1 text-right">{ref.citedBy}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
