import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { EmptyState } from '@/components/ui/empty-state'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { experimentPath, type RetrieverName } from '@/lib/ragops/constants'
import type { experimentStates } from '@/lib/ragops/experiments/experiment-progress'

type Row = {
  id: string
  name: string
  dataset: string
  version: number
  retriever: RetrieverName
  configuration: string | null
  k: number
  createdAt: string
  state: (typeof experimentStates)[number]
}

const tones = {
  waiting: 'plain',
  running: 'seal',
  done: 'good',
  stopped: 'warn',
  failed: 'danger',
} as const

/** One's experiments, the newest first. */
export function ExperimentList({ experiments }: { experiments: readonly Row[] }) {
  const t = useTranslations('experiments')
  if (experiments.length === 0)
    return <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
  return (
    <ul className="border-t border-strong">
      {experiments.map(
        ({ id, name, dataset, version, retriever, configuration, k, createdAt, state }) => (
          <li
            key={id}
            className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p>
                <Link href={experimentPath(id)} className="link font-semibold break-words">
                  {name}
                </Link>{' '}
                <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
              </p>
              <p className="text-sm break-words text-soft">
                {t('of', { name: dataset, no: version })} ·{' '}
                {t('config', { retriever: t(`retriever.${retriever}`), k })}
                {configuration ? ` · ${t('configured', { name: configuration })}` : null}
              </p>
            </div>
            <p className="text-sm text-soft tabular-nums">
              <DateTime at={createdAt} to="minute" />
            </p>
          </li>
        ),
      )}
    </ul>
  )
}
