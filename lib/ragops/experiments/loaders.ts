import 'server-only'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { requireAccess } from '@/lib/auth/loaders'
import { readJobs } from '@/lib/jobs/data'
import type { Job } from '@/lib/jobs/schema'
import { firstText, readPage } from '@/lib/page-params'
import { readConfigurations } from '@/lib/ragops/configurations/data'
import { experimentPath } from '@/lib/ragops/constants'
import type { ComparedMetric } from '@/lib/ragops/dataset-schema'
import { userClient } from '@/lib/supabase/clients'
import {
  readComparedItems,
  readExperiment,
  readExperiments,
  readVersionChoices,
  type VersionChoice,
} from './data'
import { type ExperimentProgress, progressOf } from './experiment-progress'
import { experimentJob } from './job'
import {
  type ComparedItem,
  type Experiment,
  type ExperimentRow,
  metricParamSchema,
  type ShownItems,
  shownParamSchema,
} from './schema'

type Params = Record<string, string | string[] | undefined>

/** The newest job of each experiment: what is finished for long has none any more. */
const newestOf = (jobs: readonly Job[], id: string) =>
  jobs.find(({ subject }) => subject === id) ?? null

/** One's own experiments. Leads a visitor to the log-in. */
export async function loadExperiments(): Promise<
  (ExperimentRow & { progress: ExperimentProgress })[]
> {
  await requireAccess('experiments')
  const db = await userClient()
  const [experiments, jobs] = await Promise.all([
    readExperiments(db),
    readJobs(db, experimentJob.kind),
  ])
  return experiments.map((each) => ({
    ...each,
    progress: progressOf(each, newestOf(jobs, each.id)),
  }))
}

/** What an experiment can be made of: versions with questions, and finished experiments to compare with. */
export async function loadChoices(params: Params): Promise<{
  versions: VersionChoice[]
  baselines: ExperimentRow[]
  /** The baseline that the address names. */
  chosen: ExperimentRow | null
  /** What the chat may answer with; none for whoever is no administrator. */
  configurations: { id: string; no: number; name: string }[]
}> {
  await requireAccess('newExperiment')
  const db = await userClient()
  const [versions, experiments, configurations] = await Promise.all([
    readVersionChoices(db),
    readExperiments(db),
    readConfigurations(db),
  ])
  const baselines = experiments.filter(({ finished_at }) => finished_at !== null)
  const asked = firstText(params.baseline)
  const chosen = baselines.find(({ id }) => id === asked) ?? null
  return { versions, baselines, chosen, configurations }
}

export type OwnExperiment = {
  experiment: Experiment
  progress: ExperimentProgress
  /** Null: there is none, or it was deleted. */
  baseline: Experiment | null
  items: ComparedItem[]
  total: number
  metric: ComparedMetric
  show: ShownItems
  page: number
}

/** An experiment with a page of its items; another's is not found. */
export async function loadExperiment(id: string, params: Params): Promise<OwnExperiment> {
  await requireAccess('experiments', experimentPath(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const db = await userClient()
  const experiment = await readExperiment(db, id)
  if (!experiment) notFound()
  const metric = metricParamSchema.parse(firstText(params.metric))
  const show = shownParamSchema.parse(firstText(params.show))
  const page = readPage(params.page)
  const [jobs, baseline, found] = await Promise.all([
    readJobs(db, experimentJob.kind, [id]),
    experiment.baseline_id ? readExperiment(db, experiment.baseline_id) : null,
    experiment.report ? readComparedItems(db, id, { metric, show, page }) : { total: 0, items: [] },
  ])
  const progress = progressOf(experiment, newestOf(jobs, id))
  return { experiment, progress, baseline, ...found, metric, show, page }
}
