import { createHash } from 'node:crypto'
import { type Dataset, type DatasetItem, datasetSchema } from './dataset-schema'

/** Of all that an item says, in an order of its own, so that a file written anew has the same hash. */
function canonical({ id, query, relevant, source, cluster, tags }: DatasetItem): string {
  const answers = [...relevant].sort((one, other) => one.id.localeCompare(other.id))
  const pairs = Object.entries(tags).sort(([one], [other]) => one.localeCompare(other))
  return JSON.stringify([
    id,
    query,
    answers.map((each) => [each.id, each.grade]),
    source,
    cluster,
    pairs,
  ])
}

export function datasetHash(items: readonly DatasetItem[]): string {
  const hash = createHash('sha256')
  for (const line of items.map(canonical).sort()) hash.update(`${line}\n`)
  return hash.digest('hex')
}

/** Reads a dataset. @throws Error when it is none, or when an item was changed after it was made. */
export function parseDataset(input: unknown): Dataset {
  const dataset = datasetSchema.parse(input)
  if (datasetHash(dataset.items) !== dataset.hash) {
    throw new Error('the items are not those that the dataset was made with: its hash differs')
  }
  const ids = new Set(dataset.items.map(({ id }) => id))
  if (ids.size !== dataset.items.length) throw new Error('two items have one id')
  return dataset
}
