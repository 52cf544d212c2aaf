import { type FormState, initialFormState } from '@/lib/form-state'
import type { AnnotationError } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/annotation.json. */
export type AnnotationReason =
  | 'unauthorized'
  | 'tooMany'
  | 'full'
  | 'gone'
  | 'taken'
  | 'failed'
  | 'service'
  | 'nothing'
  | 'noQuestion'

type State<Field extends string, Result> = FormState<
  Partial<Record<Field, AnnotationError>>,
  AnnotationReason,
  Result
>

export type QueueState = State<'organization' | 'name' | 'reviewers', 'made'>
export type ItemsState = State<'dataset' | 'items', { added: number }>
export type TraceState = State<'queue', { added: number; queue: string }>
/** `left`: finished questions whose answer is not known, or is of the other kind. */
export type ResultsState = State<'dataset', { version: number; items: number; left: number }>
export type AnnotationState = State<'verdict' | 'relevant' | 'comment', 'said'>
export type ChangeState = State<never, 'changed'>

export const initialQueueState: QueueState = initialFormState
export const initialItemsState: ItemsState = initialFormState
export const initialTraceState: TraceState = initialFormState
export const initialResultsState: ResultsState = initialFormState
export const initialAnnotationState: AnnotationState = initialFormState
export const initialChangeState: ChangeState = initialFormState
