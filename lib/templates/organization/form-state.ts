import type { RefusalReason } from '@/lib/documents/read/read-refusal'
import { type FormState, initialFormState } from '@/lib/form-state'
import type { SourceFault, SourceProblem } from './read-source'
import type { TemplateError } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/organizationTemplates.json. */
export type TemplateProblem =
  /** There is none, or whoever asks is not in its organisation: nobody learns which. */
  | 'missing'
  | 'forbidden'
  /** Somebody has written the draft since the page was made. */
  | 'stale'
  | 'empty'
  | 'same'
  | 'tooMany'
  | 'tooLarge'
  | 'unauthorized'
  | 'tooOften'
  | 'unavailable'

/** Why a file or document is not taken: what is wrong with its fields, or that it cannot be read. */
export type SourceRefusal =
  | SourceProblem
  | RefusalReason
  | 'password'
  | 'busy'
  | 'format'
  | 'notRead'
  | 'bodyTooLarge'
export type SourceRefused = Omit<SourceFault, 'problem'> & { problem: SourceRefusal }

type State<Field extends string, Result> = FormState<
  Partial<Record<Field, TemplateError>>,
  TemplateProblem,
  Result
>

export type NewTemplateState = State<'organization' | 'name', never>
export type TemplateNameState = State<'name' | 'about', 'saved'>
export const fieldFormFields = [
  'kind',
  'question',
  'help',
  'example',
  'options',
  'required',
] as const
export type FieldFormField = (typeof fieldFormFields)[number]
export type FieldState = State<FieldFormField, 'saved'>
/** `refused`: what the document says wrongly, and where. */
export type SourceState = State<'text' | 'document', { fields: number }> & {
  refused: SourceRefused | null
}
export type TemplateChangeState = State<never, 'published' | 'chosen'>

export const initialNewTemplateState: NewTemplateState = initialFormState
export const initialTemplateNameState: TemplateNameState = initialFormState
export const initialFieldState: FieldState = initialFormState
export const initialSourceState: SourceState = { ...initialFormState, refused: null }
export const initialTemplateChangeState: TemplateChangeState = initialFormState
