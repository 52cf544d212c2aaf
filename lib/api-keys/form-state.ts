import { type FormState, initialFormState } from '@/lib/form-state'
import type { KeyFieldError } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/apiKeys.json. */
export type KeyReason = 'unauthorized' | 'tooMany' | 'failed'

/** `key` is shown once: whoever loads the page again does not see it. */
export type NewKeyState = FormState<
  Partial<Record<'name' | 'scopes' | 'lifetime' | 'dailyLimit', KeyFieldError>>,
  KeyReason | 'tooManyKeys',
  { key: string }
>
export type KeyChangeState = FormState<
  Record<never, never>,
  KeyReason | 'gone',
  { change: 'revoke' } | { change: 'rotate'; key: string }
>

export const initialNewKeyState: NewKeyState = initialFormState
export const initialKeyChangeState: KeyChangeState = initialFormState
