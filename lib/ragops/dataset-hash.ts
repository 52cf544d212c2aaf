import { createHash } from 'node:crypto'
import { type Dataset, type DatasetItem, datasetSchema } from './dataset-schema'

/** Of the rules below; the database reckons the hash of a version by the same (`write_dataset_version`). */
export const hashVersion = 2

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const byCode = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Of all that an item says, in an order of its own, so that a file written anew has the same hash. */
export function itemHash({ id, query, relevant, source, cluster, tags }: DatasetItem): string {
  const answers = [...relevant].sort((one, other) => byCode(one.id, other.id))
  const pairs = Object.entries(tags).sort(([one], [other]) => byCode(one, other))
  return sha256(
    JSON.stringify([
      hashVersion,
      id,
      query,
      answers.map((each) => [each.id, each.grade]),
      source,
      cluster,
      pairs,
    ]),
  )
}

export function datasetHash(items: readonly DatasetItem[]): string {
  return sha256([`dataset ${hashVersion}`, ...items.map(itemHash).sort(byCode)].join('\n'))
}

/** Reads a dataset. @throws Error when it is none, or when an item was changed after it was made. */
export function parseDataset(input: unknown): Dataset {
  const dataset = datasetSchema.parse(input)
  if (dataset.hashVersion !== hashVersion) {
    throw new Error('the hash is of another version: make the dataset anew')
  }
  if (datasetHash(dataset.items) !== dataset.hash) {
    throw new Error('the items are not those that the dataset was made with: its hash differs')
  }
  const ids = new Set(dataset.items.map(({ id }) => id))
  if (ids.size !== dataset.items.length) throw new Error('two items have one id')
  return dataset
}
