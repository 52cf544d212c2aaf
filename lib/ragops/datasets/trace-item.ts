import { type DatasetTarget, longest } from '@/lib/ragops/constants'
import { type DatasetItem, datasetItemSchema } from '@/lib/ragops/dataset-schema'
import type { Trace } from '@/lib/traces/schema'

const sourceTypes = { statutes: 'article', cases: 'case' } as const

/**
 * The question of a trace as an item, with those of its passages that were chosen.
 * @param chosen ids of sources; those of another kind than the dataset asks for count for nothing
 * @returns null where the trace has no question that an item could be
 */
export function traceItem(
  {
    traceId,
    question,
    locale,
    passages,
  }: Pick<Trace, 'traceId' | 'question' | 'locale' | 'passages'>,
  target: DatasetTarget,
  chosen: readonly string[],
): DatasetItem | null {
  const fits = passages.filter(
    ({ sourceType, sourceId }) => sourceType === sourceTypes[target] && chosen.includes(sourceId),
  )
  const relevant = new Map(
    fits.map(({ sourceId, label }) => [
      sourceId,
      { id: sourceId, grade: 1, ...(label ? { label: label.slice(0, 200) } : {}) },
    ]),
  )
  const id = `trace-${traceId}`
  const item = datasetItemSchema.safeParse({
    id,
    query: question.trim().slice(0, longest.query),
    relevant: [...relevant.values()],
    source: null,
    cluster: id,
    tags: locale ? { language: locale } : {},
  })
  return item.success ? item.data : null
}
