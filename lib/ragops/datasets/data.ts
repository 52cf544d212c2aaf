import 'server-only'
import { z } from 'zod'
import { mostItems } from '@/lib/ragops/constants'
import type { DatasetItem } from '@/lib/ragops/dataset-schema'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import {
  type DatasetRow,
  datasetRowSchema,
  storedItemsSchema,
  type Version,
  versionSchema,
} from './schema'

// Everything is read with the person's own session: the policies show nobody another's.

const columns = 'id, name, target, latest, items, changed_at'
const shownVersions = 100

/** What changed last first. @throws AppError `unavailable` */
export async function readDatasets(db: UserDb): Promise<DatasetRow[]> {
  const read = await db
    .from('datasets')
    .select(columns)
    .order('changed_at', { ascending: false })
    .limit(100)
  return z.array(datasetRowSchema).parse(unwrapResult(read))
}

/** Null when there is none of that id among one's own. @throws AppError `unavailable` */
export async function readDataset(db: UserDb, id: string): Promise<DatasetRow | null> {
  const read = await db.from('datasets').select(columns).eq('id', id).maybeSingle()
  return datasetRowSchema.nullable().parse(unwrapResult(read))
}

/** The newest first. @throws AppError `unavailable` */
export async function readVersions(db: UserDb, dataset: string): Promise<Version[]> {
  const read = await db
    .from('dataset_versions')
    .select('no, hash, items, origin, as_of, created_at')
    .eq('dataset_id', dataset)
    .order('no', { ascending: false })
    .limit(shownVersions)
  return z.array(versionSchema).parse(unwrapResult(read))
}

/** Null when there is none. @throws AppError `unavailable` */
export async function readVersion(
  db: UserDb,
  dataset: string,
  no: number,
): Promise<Version | null> {
  const read = await db
    .from('dataset_versions')
    .select('no, hash, items, origin, as_of, created_at')
    .eq('dataset_id', dataset)
    .eq('no', no)
    .maybeSingle()
  return versionSchema.nullable().parse(unwrapResult(read))
}

/** Items of a version by their id; all of them unless said. @throws AppError `unavailable` */
export async function readItemsOf(
  db: UserDb,
  dataset: string,
  version: number,
  { offset = 0, limit = mostItems }: { offset?: number; limit?: number } = {},
): Promise<DatasetItem[]> {
  const read = await db.rpc('list_dataset_items', {
    p_dataset: dataset,
    p_version: version,
    p_offset: offset,
    p_limit: limit,
  })
  return storedItemsSchema.parse(unwrapResult(read))
}
