import { type FormState, initialFormState } from '@/lib/form-state'
import type { ExperimentError } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/experiments.json. */
export type ExperimentReason = 'unauthorized' | 'tooMany' | 'full' | 'gone' | 'failed'

export type ExperimentState = FormState<
  Partial<
    Record<'name' | 'of' | 'retriever' | 'k' | 'baseline' | 'configuration', ExperimentError>
  >,
  ExperimentReason,
  'made'
>
export type ExperimentActState = FormState<Record<never, never>, ExperimentReason, 'done'>

export const initialExperimentState: ExperimentState = initialFormState
export const initialExperimentActState: ExperimentActState = initialFormState
