import type { Job } from '@/lib/jobs/schema'

export const experimentStates = ['waiting', 'running', 'done', 'stopped', 'failed'] as const
export type ExperimentProgress = {
  state: (typeof experimentStates)[number]
  done: number | null
  total: number | null
  /** Of what failed: why. */
  reason: 'service' | 'index' | 'everything' | 'unexpected' | null
}

const known = ['service', 'index', 'everything'] as const

/** How far an experiment is. Jobs are forgotten after a while: what is not finished and has none was stopped. */
export function progressOf(
  { finished_at }: { finished_at: string | null },
  job: Pick<Job, 'state' | 'progress' | 'reason'> | null,
): ExperimentProgress {
  const none = { done: null, total: null, reason: null }
  if (finished_at !== null) return { ...none, state: 'done' }
  if (!job || job.state === 'cancelled') return { ...none, state: 'stopped' }
  const { done = null, total = null } = job.progress
  if (job.state === 'queued') return { done, total, reason: null, state: 'waiting' }
  if (job.state === 'failed')
    return {
      ...{ done, total, state: 'failed' as const },
      reason: known.find((each) => each === job.reason) ?? 'unexpected',
    }
  // Done, and finished between two looks.
  return { done, total, reason: null, state: 'running' }
}
