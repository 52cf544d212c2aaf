import 'server-only'
import { z } from 'zod'
import { readJobs } from '@/lib/jobs/data'
import { cancelJob } from '@/lib/jobs/mutations'
import type { UserDb } from '@/lib/supabase/types'
import { experimentJob } from './job'
import type { ExperimentForm } from './schema'

type Reason = 'full' | 'gone' | 'failed' | 'baseline'
type Failure = { ok: false; reason: Reason }
const reasons: Record<string, Reason> = { '54000': 'full', '23514': 'baseline' }

/** Begins to run at once. `baseline`: it is not of the same questions and k, or not finished. */
export async function createExperiment(
  db: UserDb,
  { name, of, retriever, k, baseline, configuration }: ExperimentForm,
): Promise<{ ok: true; id: string } | Failure> {
  const { data, error } = await db.rpc('create_experiment', {
    p_name: name,
    p_dataset: of.dataset,
    p_version: of.version,
    p_retriever: retriever,
    p_k: k,
    ...(baseline ? { p_baseline: baseline } : {}),
    ...(configuration ? { p_configuration: configuration } : {}),
  })
  if (error) return { ok: false, reason: reasons[error.code ?? ''] ?? 'failed' }
  const id = z.uuid().safeParse(data)
  return id.success ? { ok: true, id: id.data } : { ok: false, reason: 'gone' }
}

/** Stops the job of an experiment; what is scored stays. @returns whether there was one to stop */
export async function stopExperiment(db: UserDb, id: string): Promise<boolean> {
  const [job] = await readJobs(db, experimentJob.kind, [id])
  return job ? cancelJob(db, job.id) : false
}

/** Goes on where it was stopped. @returns whether there is such an experiment that is not finished */
export async function resumeExperiment(db: UserDb, id: string): Promise<boolean> {
  const { data, error } = await db.rpc('resume_experiment', { p_experiment: id })
  return !error && data === true
}

export async function deleteExperiment(db: UserDb, id: string): Promise<{ ok: true } | Failure> {
  await stopExperiment(db, id)
  const { data, error } = await db.from('experiments').delete().eq('id', id).select('id')
  if (error) return { ok: false, reason: 'failed' }
  return data.length > 0 ? { ok: true } : { ok: false, reason: 'gone' }
}
