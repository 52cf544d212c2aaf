import { useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import type { Span } from '@/lib/traces/schema'
import { type SpanRow, spanRows } from '@/lib/traces/span-tree'
import { useDuration } from './trace-name'

const steps = ['understand', 'retrieve', 'rerank', 'write', 'verify'] as const
type Step = (typeof steps)[number]
const isStep = (name: string): name is Step => (steps as readonly string[]).includes(name)

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`

/** When the step ran within the whole; the figures beside it say the same. */
function Bar({ left, width, status }: { left: number; width: number; status: Span['status'] }) {
  return (
    <div className="mt-1.5 h-3 w-full min-w-40 bg-sheet" aria-hidden="true">
      <div
        className={`h-full ${status === 'error' ? 'bg-danger' : 'bg-[var(--chart-1)]'}`}
        style={{ marginLeft: percent(Math.min(left, 0.99)), width: `max(2px, ${percent(width)})` }}
      />
    </div>
  )
}

/** The steps as a tree, each with its stretch of time. */
export function SpanTimeline({ spans, isChat }: { spans: readonly Span[]; isChat: boolean }) {
  const t = useTranslations('traces')
  const duration = useDuration()
  const nameOf = ({ span, depth }: SpanRow) => {
    if (!isChat) return span.name
    if (depth === 0) return t('steps.whole')
    return isStep(span.name) ? t(`steps.${span.name}`) : span.name
  }
  return (
    <DataTable
      caption={t('detail.steps')}
      hideCaption
      rows={spanRows(spans)}
      rowKey={({ span }) => span.spanId}
      columns={[
        {
          key: 'name',
          header: t('detail.step'),
          rowHeader: true,
          whole: true,
          cell: (row) => (
            <span
              className="block max-w-72 truncate font-normal"
              style={{ paddingLeft: `${Math.min(row.depth, 8) * 1.25}rem` }}
              title={row.span.name}
            >
              {nameOf(row)}
            </span>
          ),
        },
        {
          key: 'kind',
          header: t('detail.kind'),
          whole: true,
          cell: ({ span }) => (
            <>
              {t(`kinds.${span.kind}`)}
              {span.status === 'error' ? (
                <span className="ml-2 text-danger">{t('status.error')}</span>
              ) : null}
            </>
          ),
        },
        {
          key: 'start',
          header: t('detail.start'),
          align: 'right',
          whole: true,
          cell: ({ startMs }) => duration(startMs),
        },
        {
          key: 'duration',
          header: t('detail.duration'),
          align: 'right',
          whole: true,
          cell: ({ durationMs }) => duration(durationMs),
        },
        {
          key: 'bar',
          header: t('detail.timeline'),
          cell: ({ left, width, span }) => <Bar left={left} width={width} status={span.status} />,
        },
      ]}
    />
  )
}
