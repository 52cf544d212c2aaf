import { useTranslations } from 'next-intl'
import { readableName } from '@/components/corpus/case/case-name'
import { Tag } from '@/components/ui/tag'
import { timing } from '@/lib/corpus/constants'
import type { PublicSummary } from '@/lib/corpus/public-case'
import { courtDate } from '@/lib/korean-law/judgment/judgment-date'
import { useApi } from '@/lib/use-api'
import { CardFrame } from './card-frame'
import type { CitedSource } from './cited-source'

type Decision = Extract<CitedSource, { kind: 'decision' }>

/** A decision in short. Nothing where it is not held or could not be read: the link still leads there. */
export function DecisionCard({ link, of }: { link: HTMLElement; of: Decision }) {
  const t = useTranslations('citationCard')
  const { data } = useApi<PublicSummary | null>(
    `/api/cases/${encodeURIComponent(of.number)}/summary`,
    {
      schema: () => import('./card-schema').then((module) => module.decisionCardSchema),
      query: { serial: of.serial },
      attempts: 1,
      maxAgeMs: timing.caseDetailCacheTtl,
    },
  )
  if (!data) return null
  const issue = data.key_points[0]
  return (
    <CardFrame link={link}>
      <p lang="ko" className="font-bold">
        {data.case_number} {readableName(data.case_name)}
      </p>
      <p className="text-soft">
        <span lang="ko">{data.court_name}</span> ·{' '}
        {data.judgment_date ? courtDate(data.judgment_date) : t('undated')}
        {data.judgment_result ? (
          <>
            {' '}
            · <span lang="ko">{data.judgment_result}</span>
          </>
        ) : null}
        {data.cited_by > 0 ? ` · ${t('timesCited', { count: data.cited_by })}` : null}
      </p>
      {data.overruled_by.length > 0 || data.is_summary ? (
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {data.overruled_by.length > 0 ? <Tag tone="danger">{t('overruled')}</Tag> : null}
          {data.is_summary ? <Tag>{t('summary')}</Tag> : null}
        </p>
      ) : null}
      {issue ? (
        <p lang="ko" className="mt-2 line-clamp-3 font-medium">
          {issue}
        </p>
      ) : null}
      {data.summary ? (
        <p lang="ko" className="mt-1.5 line-clamp-4">
          {data.summary}
        </p>
      ) : null}
    </CardFrame>
  )
}
