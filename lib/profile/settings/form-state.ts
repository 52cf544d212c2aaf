import type { FieldError } from '@/lib/auth/form-schema'
import type { NewPasswordErrors } from '@/lib/auth/form-state'
import { type FormState, initialFormState } from '@/lib/form-state'
import type { OwnerActionReason } from '@/lib/profile/form-state'

type NoErrors = Record<never, never>
type CurrentPasswordError = 'required' | 'wrongPassword'

/** What a section shows after it was sent; reasons are keys of `problem` in messages/…/settings.json. */
export type SettingState = FormState<NoErrors, OwnerActionReason, 'saved'>

/** With `stillIn` the password was changed, but the other sessions could not be ended. */
export type PasswordState = FormState<
  NewPasswordErrors & { current?: CurrentPasswordError },
  OwnerActionReason,
  'saved' | 'stillIn'
>

/** `result` holds the new address; both have been sent a mail. */
export type EmailState = FormState<
  { email?: FieldError | 'sameEmail'; current?: CurrentPasswordError },
  OwnerActionReason | 'tooSoon',
  { sentTo: string }
>

export type SessionState = FormState<NoErrors, OwnerActionReason, 'ended' | 'othersEnded' | 'gone'>

export const initialSettingState: SettingState = initialFormState
export const initialPasswordState: PasswordState = initialFormState
export const initialEmailState: EmailState = initialFormState
export const initialSessionState: SessionState = initialFormState
