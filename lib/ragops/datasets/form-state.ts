import { type FormState, initialFormState } from '@/lib/form-state'
import type { ImportProblem } from './read-items'
import type { DatasetError } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/ragops.json. */
export type DatasetReason =
  | 'unauthorized'
  | 'tooMany'
  | 'full'
  | 'gone'
  | 'failed'
  | 'service'
  | 'nothing'
  | 'lines'
  | 'noQuestion'

type State<Field extends string, Result> = FormState<
  Partial<Record<Field, DatasetError>>,
  DatasetReason,
  Result
>

/** The version that holds what was added. */
type Added = { version: number; items: number }

export type DatasetState = State<'name' | 'target', 'made'>
export type ItemState = State<'query' | 'answers' | 'field', Added>
/** With lines that could not be read nothing is stored. */
export type ImportState = State<'file', Added> & { problems: readonly ImportProblem[] }
export type BenchmarkState = State<'from' | 'to' | 'field' | 'court' | 'items' | 'seed', Added>
export type TraceItemState = State<'dataset' | 'passages', Added & { dataset: string }>
export type ChangeState = State<never, 'changed'>

export const initialDatasetState: DatasetState = initialFormState
export const initialItemState: ItemState = initialFormState
export const initialImportState: ImportState = { ...initialFormState, problems: [] }
export const initialBenchmarkState: BenchmarkState = initialFormState
export const initialTraceItemState: TraceItemState = initialFormState
export const initialChangeState: ChangeState = initialFormState
