import 'server-only'
import { z } from 'zod'
import { jobStates } from '@/lib/jobs/constants'
import { retrieverNames } from '@/lib/ragops/constants'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb } from '@/lib/supabase/types'
import type { HolderExperiment, NewExperiment } from './holder-schema'
import { experimentJob } from './job'
import { reportSchema } from './report-schema'

const reasons: Record<string, 'full' | 'baseline'> = { '54000': 'full', '23514': 'baseline' }

/** Begins an experiment of whom a key belongs to. `gone`: the holder has no such version with items. */
export async function beginHolderExperiment(
  service: ServiceDb,
  holder: string,
  { name, dataset, version, retriever, k, baseline }: NewExperiment,
): Promise<{ ok: true; id: string } | { ok: false; reason: 'gone' | 'full' | 'baseline' }> {
  const made = await service.rpc('create_experiment_for', {
    p_owner: holder,
    p_name: name,
    p_dataset: dataset,
    p_version: version,
    p_retriever: retriever,
    p_k: k,
    ...(baseline ? { p_baseline: baseline } : {}),
  })
  const reason = reasons[made.error?.code ?? '']
  if (reason) return { ok: false, reason }
  const id = z.uuid().nullable().parse(unwrapResult(made))
  return id === null ? { ok: false, reason: 'gone' } : { ok: true, id }
}

const storedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  dataset: z.uuid(),
  version: z.number().int(),
  retriever: z.enum(retrieverNames),
  k: z.number().int(),
  baseline: z.uuid().nullable(),
  report: reportSchema.nullable(),
})

/** Null when there is none of that id among the holder's. @throws AppError `unavailable` */
export async function readHolderExperiment(
  service: ServiceDb,
  holder: string,
  id: string,
): Promise<HolderExperiment | null> {
  const [read, jobs, scored] = await Promise.all([
    service
      .from('experiments')
      .select('id, name, dataset:dataset_id, version, retriever, k, baseline:baseline_id, report')
      .eq('user_id', holder)
      .eq('id', id)
      .maybeSingle(),
    service
      .from('jobs')
      .select('state')
      .eq('owner_id', holder)
      .eq('kind', experimentJob.kind)
      .eq('subject', id)
      .order('created_at', { ascending: false })
      .limit(1),
    service
      .from('experiment_items')
      .select('key', { count: 'exact', head: true })
      .eq('user_id', holder)
      .eq('experiment_id', id),
  ])
  const found = storedSchema.nullable().parse(unwrapResult(read))
  if (!found) return null
  const [job] = z.array(z.object({ state: z.enum(jobStates) })).parse(unwrapResult(jobs))
  // A job is forgotten after some days; its report stays.
  const state = found.report ? 'done' : (job?.state ?? 'failed')
  return { ...found, state, scored: scored.count ?? 0 }
}
