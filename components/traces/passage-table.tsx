import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import type { TracePassage } from '@/lib/traces/schema'

/** What was found, by rank: the source, how well it answers, and whether the answer names it. */
export function PassageTable({ passages }: { passages: readonly TracePassage[] }) {
  const t = useTranslations('traces')
  const format = useFormatter()
  return (
    <DataTable
      caption={t('detail.passages')}
      hideCaption
      rows={passages}
      rowKey={({ spanId, rank }) => `${spanId} ${rank}`}
      empty={t('detail.noPassages')}
      columns={[
        {
          key: 'rank',
          header: t('detail.rank'),
          align: 'right',
          whole: true,
          cell: ({ rank }) => rank,
        },
        {
          key: 'source',
          header: t('detail.source'),
          rowHeader: true,
          cell: ({ label, sourceId, href, excerpt }) => (
            <div className="min-w-48 font-normal">
              {href ? (
                <Link href={href} lang="ko" className="link">
                  {label}
                </Link>
              ) : (
                <span className="break-words">{label || sourceId}</span>
              )}
              {excerpt ? <p className="line-clamp-3 text-sm text-soft">{excerpt}</p> : null}
            </div>
          ),
        },
        {
          key: 'type',
          header: t('detail.type'),
          whole: true,
          cell: ({ sourceType }) => t(`sources.${sourceType}`),
        },
        {
          key: 'score',
          header: t('detail.score'),
          align: 'right',
          whole: true,
          cell: ({ score }) =>
            score === null ? '–' : format.number(score, { maximumFractionDigits: 2 }),
        },
        {
          key: 'used',
          header: t('detail.used'),
          whole: true,
          cell: ({ used }) => (used ? <Tag tone="good">{t('detail.isUsed')}</Tag> : null),
        },
      ]}
    />
  )
}
