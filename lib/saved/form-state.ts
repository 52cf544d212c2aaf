import { type FormState, initialFormState } from '@/lib/form-state'
import type { SavedError } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/saved.json. */
export type SavedReason = 'unauthorized' | 'tooMany' | 'full' | 'gone' | 'failed'

export type SaveState = FormState<Record<never, never>, SavedReason, 'saved'>
export type RemarkState = FormState<
  Partial<Record<'folder' | 'note' | 'organization', SavedError>>,
  SavedReason,
  'changed'
>
export type RemovalState = FormState<Record<never, never>, SavedReason, 'removed'>

export const initialSaveState: SaveState = initialFormState
export const initialRemarkState: RemarkState = initialFormState
export const initialRemovalState: RemovalState = initialFormState
