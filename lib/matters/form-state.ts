import { type FormState, initialFormState } from '@/lib/form-state'
import type { MatterError } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/matters.json. */
export type MatterReason = 'unauthorized' | 'tooMany' | 'full' | 'gone' | 'failed'

type State<Field extends string, Result> = FormState<
  Partial<Record<Field, MatterError>>,
  MatterReason,
  Result
>

export type MatterState = State<'title' | 'caseNumber' | 'court', 'saved'>
export type PartyState = State<'role' | 'name' | 'contact', 'added'>
/** The day that a deadline was reckoned to. */
export type DeadlineState = State<'title' | 'preset' | 'day' | 'remind', { dueOn: string }>
export type RecordState = State<'kind' | 'body' | 'reference', 'added'>
export type ChangeState = State<never, 'changed'>
/** The address is shown once: whoever loads the page again does not see it. */
export type FeedState = State<never, { address: string } | 'revoked'>

export const initialMatterState: MatterState = initialFormState
export const initialPartyState: PartyState = initialFormState
export const initialDeadlineState: DeadlineState = initialFormState
export const initialRecordState: RecordState = initialFormState
export const initialChangeState: ChangeState = initialFormState
export const initialFeedState: FeedState = initialFormState
