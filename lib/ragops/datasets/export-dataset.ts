import { hashVersion } from '@/lib/ragops/dataset-hash'
import type { Dataset, DatasetItem } from '@/lib/ragops/dataset-schema'
import type { DatasetRow, Version } from './schema'

/** A version as a file of its own, with the hash that the database reckoned. */
export const exportDataset = (
  { name, target }: DatasetRow,
  { hash, as_of: asOf }: Version,
  items: DatasetItem[],
): Dataset => ({ name, target, asOf, hashVersion, hash, items })
