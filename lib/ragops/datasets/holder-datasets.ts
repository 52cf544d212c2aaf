import 'server-only'
import { z } from 'zod'
import { mostItems } from '@/lib/ragops/constants'
import type { Dataset } from '@/lib/ragops/dataset-schema'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb } from '@/lib/supabase/types'
import { exportDataset } from './export-dataset'
import type { HolderDatasets } from './holder-schema'
import { datasetRowSchema, storedItemsSchema, versionSchema } from './schema'

const columns = 'id, name, target, latest, items, changed_at'

/** Datasets of whom a key belongs to, what changed last first. @throws AppError `unavailable` */
export async function listHolderDatasets(
  service: ServiceDb,
  holder: string,
): Promise<HolderDatasets> {
  const read = await service
    .from('datasets')
    .select(columns)
    .eq('user_id', holder)
    .order('changed_at', { ascending: false })
    .limit(100)
  const rows = z.array(datasetRowSchema).parse(unwrapResult(read))
  return {
    datasets: rows.map(({ latest: version, changed_at: changedAt, ...row }) => ({
      ...row,
      version,
      changedAt,
    })),
  }
}

/**
 * A version of the holder's dataset, the newest unless said, as the file that `npm run rag:evaluate` reads. Null
 * when there is none. @throws AppError `unavailable`
 */
export async function readHolderDataset(
  service: ServiceDb,
  holder: string,
  id: string,
  wanted: number | undefined,
): Promise<Dataset | null> {
  const read = await service
    .from('datasets')
    .select(columns)
    .eq('user_id', holder)
    .eq('id', id)
    .maybeSingle()
  const dataset = datasetRowSchema.nullable().parse(unwrapResult(read))
  if (!dataset) return null
  const no = wanted ?? dataset.latest
  const versions = await service
    .from('dataset_versions')
    .select('no, hash, items, origin, as_of, created_at')
    .eq('user_id', holder)
    .eq('dataset_id', id)
    .eq('no', no)
    .maybeSingle()
  const version = versionSchema.nullable().parse(unwrapResult(versions))
  if (!version) return null
  const items = await service
    .from('dataset_items')
    .select('id:key, query, relevant, source, cluster, tags')
    .eq('user_id', holder)
    .eq('dataset_id', id)
    .lte('valid_from', no)
    .or(`valid_to.is.null,valid_to.gt.${no}`)
    .order('key')
    .limit(mostItems)
  return exportDataset(dataset, version, storedItemsSchema.parse(unwrapResult(items)))
}
