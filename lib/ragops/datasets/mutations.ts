import 'server-only'
import { z } from 'zod'
import type { DatasetTarget, VersionOrigin } from '@/lib/ragops/constants'
import { itemHash } from '@/lib/ragops/dataset-hash'
import type { DatasetItem } from '@/lib/ragops/dataset-schema'
import type { Json, UserDb } from '@/lib/supabase/types'

type Reason = 'full' | 'gone' | 'failed'
type Failure = { ok: false; reason: Reason }
const reasonOf = (code: string | undefined): Reason => (code === '54000' ? 'full' : 'failed')

/** @returns the id of the new dataset */
export async function createDataset(
  db: UserDb,
  { name, target }: { name: string; target: DatasetTarget },
): Promise<{ ok: true; id: string } | Failure> {
  const { data, error } = await db.rpc('create_dataset', { p_name: name, p_target: target })
  if (error) return { ok: false, reason: reasonOf(error.code) }
  const id = z.uuid().safeParse(data)
  return id.success ? { ok: true, id: id.data } : { ok: false, reason: 'gone' }
}

export async function deleteDataset(db: UserDb, id: string): Promise<{ ok: true } | Failure> {
  const { data, error } = await db.from('datasets').delete().eq('id', id).select('id')
  if (error) return { ok: false, reason: 'failed' }
  return data.length > 0 ? { ok: true } : { ok: false, reason: 'gone' }
}

/**
 * Makes the next version of a dataset: items take the place of those with their id, `remove` leaves some out.
 * @returns its number, or that of the newest where nothing changes
 */
export async function writeVersion(
  db: UserDb,
  dataset: string,
  change: { origin: VersionOrigin; put?: readonly DatasetItem[]; remove?: readonly string[] },
): Promise<{ ok: true; version: number } | Failure> {
  const rows = (change.put ?? []).map(({ id, ...item }) => ({
    key: id,
    ...item,
    hash: itemHash({ id, ...item }),
  }))
  const { data, error } = await db.rpc('write_dataset_version', {
    p_dataset: dataset,
    p_origin: change.origin,
    p_put: JSON.parse(JSON.stringify(rows)) as Json,
    p_remove: [...(change.remove ?? [])],
  })
  if (error) return { ok: false, reason: reasonOf(error.code) }
  const version = z.number().int().nullable().parse(data)
  return version === null ? { ok: false, reason: 'gone' } : { ok: true, version }
}
