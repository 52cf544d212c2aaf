import { sourceOfId } from '@/lib/ragops/answers/known-sources'
import type { DatasetTarget } from '@/lib/ragops/constants'
import { type DatasetItem, datasetItemSchema } from '@/lib/ragops/dataset-schema'
import type { QueueItem } from './schema'

const kinds = { statutes: 'article', cases: 'case' } as const

/**
 * A finished item as an item of a dataset. A question of which people only said that none of the passages answers it
 * is no item: what answers it is not known.
 */
export function resultItem(item: QueueItem, target: DatasetTarget): DatasetItem | null {
  const { verdict, relevant: named } = item
  if (verdict === null || named === null) return null
  const relevant = named
    .filter((id) => sourceOfId(id)?.type === kinds[target])
    .map((id) => {
      const label = item.passages.find((passage) => passage.id === id)?.label
      return { id, grade: 1, ...(label ? { label: label.slice(0, 200) } : {}) }
    })
  if (relevant.length === 0 && verdict !== 'refuse') return null
  const { key: id, query, source, cluster, tags } = item
  const read = datasetItemSchema.safeParse({ id, query, relevant, source, cluster, tags })
  return read.success ? read.data : null
}
