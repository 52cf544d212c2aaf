import 'server-only'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { requireAccess } from '@/lib/auth/loaders'
import { koreanDay } from '@/lib/korean-time'
import { firstText, readPage } from '@/lib/page-params'
import { datasetPath, itemsAPage } from '@/lib/ragops/constants'
import type { DatasetItem } from '@/lib/ragops/dataset-schema'
import { userClient } from '@/lib/supabase/clients'
import { readDataset, readDatasets, readItemsOf, readVersion, readVersions } from './data'
import { type DatasetRow, type Version, versionParamSchema } from './schema'

type Params = Record<string, string | string[] | undefined>

/** One's own datasets. Leads a visitor to the log-in. */
export async function loadDatasets(): Promise<DatasetRow[]> {
  await requireAccess('datasets')
  return readDatasets(await userClient())
}

export type OwnDataset = {
  dataset: DatasetRow
  versions: Version[]
  /** The one whose items are shown; null before the first. */
  version: Version | null
  items: DatasetItem[]
  page: number
  thisYear: number
}

/** A dataset with a page of the items of one version, the newest unless said; another's is not found. */
export async function loadDataset(id: string, params: Params): Promise<OwnDataset> {
  await requireAccess('datasets', datasetPath(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const db = await userClient()
  const dataset = await readDataset(db, id)
  if (!dataset) notFound()
  const asked = versionParamSchema.safeParse(firstText(params.version))
  const no = asked.success ? asked.data : dataset.latest
  const page = readPage(params.page)
  const [versions, version, items] = await Promise.all([
    readVersions(db, id),
    readVersion(db, id, no),
    readItemsOf(db, id, no, { offset: (page - 1) * itemsAPage, limit: itemsAPage }),
  ])
  if (!version && dataset.latest > 0) notFound()
  const thisYear = Number(koreanDay(new Date()).slice(0, 4))
  return { dataset, versions, version, items, page, thisYear }
}
