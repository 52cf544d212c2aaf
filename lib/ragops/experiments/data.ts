import 'server-only'
import { z } from 'zod'
import { itemsAPage } from '@/lib/ragops/constants'
import type { ComparedMetric } from '@/lib/ragops/dataset-schema'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import {
  type ComparedItem,
  comparedItemsSchema,
  type Experiment,
  type ExperimentRow,
  experimentRowSchema,
  experimentSchema,
  type ShownItems,
} from './schema'

// Everything is read with the person's own session: the policies show nobody another's.

const columns =
  `id, name, dataset_id, version, retriever, k, baseline_id, configuration_name, index_version, own_held,
  created_at, finished_at, datasets(name, target)` as const
const most = 200

/** The newest first. @throws AppError `unavailable` */
export async function readExperiments(db: UserDb): Promise<ExperimentRow[]> {
  const read = await db
    .from('experiments')
    .select(columns)
    .order('created_at', { ascending: false })
    .limit(most)
  return z.array(experimentRowSchema).parse(unwrapResult(read))
}

/** With its report. Null when there is none of that id among one's own. @throws AppError `unavailable` */
export async function readExperiment(db: UserDb, id: string): Promise<Experiment | null> {
  const read = await db.from('experiments').select(`${columns}, report`).eq('id', id).maybeSingle()
  return experimentSchema.nullable().parse(unwrapResult(read))
}

/** A page of the items beside those of the baseline. @throws AppError `unavailable` */
export async function readComparedItems(
  db: UserDb,
  experiment: string,
  { metric, show, page }: { metric: ComparedMetric; show: ShownItems; page: number },
): Promise<{ total: number; items: ComparedItem[] }> {
  const read = await db.rpc('list_experiment_items', {
    p_experiment: experiment,
    p_metric: metric,
    p_show: show,
    p_offset: (page - 1) * itemsAPage,
    p_limit: itemsAPage,
  })
  return comparedItemsSchema.parse(unwrapResult(read))
}

const versionChoiceSchema = z.object({
  dataset_id: z.uuid(),
  no: z.number().int(),
  items: z.number().int(),
  datasets: z.object({ name: z.string() }),
})
export type VersionChoice = z.infer<typeof versionChoiceSchema>

/** Versions with questions, the newest first. @throws AppError `unavailable` */
export async function readVersionChoices(db: UserDb): Promise<VersionChoice[]> {
  const read = await db
    .from('dataset_versions')
    .select('dataset_id, no, items, datasets(name)')
    .gt('items', 0)
    .order('created_at', { ascending: false })
    .limit(most)
  return z.array(versionChoiceSchema).parse(unwrapResult(read))
}
