import { useFormatter, useTranslations } from 'next-intl'
import { DataTable } from '@/components/ui/data-table'
import { Tag } from '@/components/ui/tag'
import type { ImportState } from '@/lib/corpus/administration-schema'
import { corpusTime } from './corpus-time'

const tones = {
  running: 'seal',
  done: 'good',
  incomplete: 'warn',
  interrupted: 'warn',
  failed: 'danger',
  cancelled: 'plain',
} as const

function Duration({ state }: { state: ImportState }) {
  const t = useTranslations('adminCorpus.refresh')
  if (state.endedAt === null) return '–'
  const seconds = (Date.parse(state.endedAt) - Date.parse(state.startedAt)) / 1000
  return seconds < 90
    ? t('seconds', { count: Math.round(seconds) })
    : t('minutes', { count: Math.round(seconds / 60) })
}

/** What was imported when, newest first. */
export function ImportHistory({ imports }: { imports: readonly ImportState[] }) {
  const t = useTranslations('adminCorpus.imports')
  const format = useFormatter()
  const number = (value: number) => format.number(value)
  const columns = [
    {
      key: 'when',
      header: t('when'),
      rowHeader: true,
      cell: ({ startedAt }: ImportState) => (
        <time dateTime={startedAt} className="font-normal whitespace-nowrap">
          {format.dateTime(new Date(startedAt), corpusTime)}
        </time>
      ),
    },
    {
      key: 'result',
      header: t('result'),
      cell: ({ outcome }: ImportState) => (
        <Tag tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Tag>
      ),
    },
    {
      key: 'source',
      header: t('source'),
      cell: ({ source }: ImportState) => (
        <span className="block min-w-40 break-all">
          {source === 'starter' ? t('starter') : source}
        </span>
      ),
    },
    {
      key: 'written',
      header: t('written'),
      cell: ({ counts }: ImportState) => (
        <span className="whitespace-nowrap">
          {t('writtenOf', { decisions: number(counts.decisions), laws: number(counts.laws) })}
        </span>
      ),
    },
    {
      key: 'unchanged',
      header: t('unchanged'),
      align: 'right' as const,
      cell: ({ counts }: ImportState) => number(counts.unchanged),
    },
    {
      key: 'bad',
      header: t('bad'),
      align: 'right' as const,
      cell: ({ counts }: ImportState) => number(counts.bad),
    },
    {
      key: 'took',
      header: t('took'),
      align: 'right' as const,
      cell: (state: ImportState) => (
        <span className="whitespace-nowrap">
          <Duration state={state} />
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('title')}
      hideCaption
      columns={columns}
      rows={imports}
      rowKey={({ id }) => id}
      empty={<span className="text-soft">{t('none')}</span>}
    />
  )
}
