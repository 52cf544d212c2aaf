import { useFormatter, useTranslations } from 'next-intl'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { ImportState } from '@/lib/corpus/administration-schema'

const steps = { read: 1, graph: 2, index: 3, done: 3 } as const

/** How far the running import is, in the stage it is in. */
export function ImportProgress({ state }: { state: ImportState }) {
  const t = useTranslations('adminCorpus.refresh')
  const format = useFormatter()
  const { stage, progress, badFiles } = state
  const number = (value: number) => format.number(value)
  const figures = (progress: NonNullable<ImportState['progress']>) => {
    const words = { done: number(progress.done), rate: number(progress.rate) }
    return progress.total === null
      ? t('progressOpen', words)
      : t('progress', { ...words, total: number(progress.total) })
  }
  const left = progress?.secondsLeft ?? null
  const bad = Math.max(state.counts.bad, badFiles.length)
  return (
    <div className="max-w-[42em]">
      <ProgressBar
        label={`${t('steps', { step: steps[stage] })} · ${t(`stages.${stage}`)}`}
        value={progress?.fraction ?? undefined}
        max={1}
        text={progress ? figures(progress) : undefined}
      />
      <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm text-soft">
        {left === null ? null : (
          <span>
            {t('left', {
              time:
                left < 90
                  ? t('seconds', { count: Math.round(left) })
                  : t('minutes', { count: Math.round(left / 60) }),
            })}
          </span>
        )}
        {bad > 0 ? <span className="text-warn">{t('bad', { count: bad })}</span> : null}
      </p>
    </div>
  )
}
