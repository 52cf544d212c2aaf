import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { ExperimentProgress } from '@/lib/ragops/experiments/experiment-progress'
import { ExperimentAct } from './experiment-act'
import { RefreshWhileRunning } from './refresh-while-running'

/** How far an experiment is that has no result yet, and what can be done about it. */
export function ExperimentStatus({
  experiment,
  progress: { state, done, total, reason },
}: {
  experiment: string
  progress: ExperimentProgress
}) {
  const t = useTranslations('experiments')
  if (state === 'stopped' || state === 'failed')
    return (
      <section aria-label={t('progress.label')} className="max-w-[40rem] py-5">
        <Notice tone={state === 'failed' ? 'error' : 'warn'}>
          {reason ? t(`progress.failed.${reason}`) : t('progress.stopped')}
        </Notice>
        <ExperimentAct key="resume" experiment={experiment} act="resume" />
      </section>
    )
  const known = done !== null && total !== null
  return (
    <section aria-label={t('progress.label')} className="max-w-[40rem] py-5">
      <RefreshWhileRunning />
      <ProgressBar
        label={t(`state.${state === 'waiting' ? 'waiting' : 'running'}`)}
        {...(known ? { value: done, max: total } : {})}
        text={known ? t('progress.text', { done, total }) : undefined}
      />
      {state === 'waiting' ? (
        <p className="pt-1 text-sm text-soft">{t('progress.waiting')}</p>
      ) : null}
      <ExperimentAct key="stop" experiment={experiment} act="stop" />
    </section>
  )
}
