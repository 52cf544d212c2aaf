import { useFormatter, useTranslations } from 'next-intl'
import type { CorpusState } from '@/lib/corpus/administration-schema'
import { corpusTime } from './corpus-time'

const MB = 1024 * 1024

/** The index in use and the process that answers from it. */
export function CorpusHealth({ state }: { state: CorpusState }) {
  const t = useTranslations('adminCorpus.health')
  const format = useFormatter()
  const { index, service } = state
  const time = (at: string | null) =>
    at === null ? t('unknown') : format.dateTime(new Date(at), corpusTime)
  const megabytes = (bytes: number) =>
    t('mb', { value: format.number(bytes / MB, { maximumFractionDigits: 1 }) })
  const facts: [string, string][] = [
    [t('engine'), t(`engines.${index.engine}`)],
    [t('version'), index.version],
    [t('built'), time(index.builtAt)],
    [t('size'), index.bytes === null ? t('unknown') : megabytes(index.bytes)],
    [t('started'), time(service.startedAt)],
    [t('memory'), megabytes(service.memoryBytes)],
    [
      t('database'),
      t('ms', { value: format.number(service.databaseMs, { maximumFractionDigits: 1 }) }),
    ],
  ]
  return (
    <dl className="text-sm">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[10rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5"
        >
          <dt className="text-soft">{name}</dt>
          <dd className="break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
