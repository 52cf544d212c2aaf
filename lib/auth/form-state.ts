import { type FormState, initialFormState } from '@/lib/form-state'
import type { FieldError } from './form-schema'
import type { SignUpField } from './sign-up-schema'

/** Keys of `login.problem` in messages/…/auth.json (spec 8). */
export type LoginReason =
  | 'invalidCredentials'
  | 'emailNotConfirmed'
  | 'tooManyRequests'
  | 'disabled'
  | 'network'
  | 'general'

/** `result` is where to go: only for the dialog, which goes there by itself. */
export type LoginState = FormState<
  { email?: FieldError; password?: FieldError },
  LoginReason,
  { redirectTo: string }
>

export type ResendState = FormState<{ email?: FieldError }, 'tooSoon' | 'failed', 'sent'>

/** Keys of `signUp.problem` in messages/…/auth.json (spec 8); `noLink`: the mail has not just been followed. */
export type SignUpReason = 'failed' | 'unknown' | 'noLink'

/** `result` holds the address that the mail went to. */
export type SignUpState = FormState<
  Partial<Record<SignUpField, FieldError>>,
  SignUpReason,
  { sentTo: string }
>

/** Keys of `confirm.problem`; `dead` is a link that is wrong, old or used. */
export type LinkReason = 'dead' | 'network' | 'tooManyRequests' | 'disabled'
/** `waitsForOther`: one address of a change has confirmed, and the other has to. */
export type LinkState = { attempt: number; reason: LinkReason | 'waitsForOther' | null }
export const initialLinkState: LinkState = { attempt: 0, reason: null }

/** Reasons are keys of `reset.problem`; `result` holds the address that the mail went to. */
export type ResetState = FormState<{ email?: FieldError }, 'tooManyRequests', { sentTo: string }>

/** Why Auth does not take a password. */
export type PasswordReason =
  | 'samePassword'
  | 'weakPassword'
  | 'secondFactor'
  | 'tooManyRequests'
  | 'network'
export type NewPasswordErrors = {
  password?: FieldError | 'samePassword'
  confirmPassword?: FieldError
}

/** Reasons are keys of `newPassword.problem`; with `noLink` the mail has not just been followed. */
export type NewPasswordState = FormState<NewPasswordErrors, 'tooManyRequests' | 'noLink', never>

export const initialLoginState: LoginState = initialFormState
export const initialResendState: ResendState = initialFormState
export const initialSignUpState: SignUpState = initialFormState
export const initialResetState: ResetState = initialFormState
export const initialNewPasswordState: NewPasswordState = initialFormState
