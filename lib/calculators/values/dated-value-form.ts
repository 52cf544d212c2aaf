import { type FormState, initialFormState } from '@/lib/form-state'
import type { ValueError } from './dated-value-schema'

/** Why nothing was done; keys of `problem` in messages/…/adminValues.json. */
export type ValueReason = 'denied' | 'tooMany' | 'taken' | 'gone' | 'failed'

export type DatedValueState = FormState<
  Partial<Record<'kind' | 'from' | 'until' | 'value' | 'source', ValueError | 'required'>>,
  ValueReason,
  'added' | 'deleted'
>
export const initialDatedValueState: DatedValueState = initialFormState
