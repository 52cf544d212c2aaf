import { type FormState, initialFormState } from '@/lib/form-state'

/** Why nothing was done; keys of `share.problem` in messages/…/contractReview.json. */
export type ShareProblem =
  | 'missing'
  | 'tooMany'
  | 'walled'
  | 'unauthorized'
  | 'tooOften'
  | 'unavailable'

export type ShareState = FormState<
  { readonly days?: 'choice' | 'required'; readonly notes?: 'choice' | 'required' },
  ShareProblem,
  'made' | 'revoked'
>
export const initialShareState: ShareState = initialFormState
