import type { FactsFieldError, FactsForm } from '@/lib/contracts/facts/schema'
import { type FormState, initialFormState } from '@/lib/form-state'

export type FactsProblem =
  | 'missing'
  | 'busy'
  | 'limit'
  | 'unauthorized'
  | 'tooOften'
  | 'unavailable'

/** Of the form that confirms the facts of a contract. */
export type FactsFormState = FormState<
  { readonly [Field in keyof FactsForm]?: FactsFieldError },
  FactsProblem,
  never
>
export const initialFactsFormState: FactsFormState = initialFormState
