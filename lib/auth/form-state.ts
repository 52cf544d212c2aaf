import type { FieldError, SignUpField } from './sign-up-schema'

/** Keys of `login.problem` in messages/…/auth.json (spec 8). */
export type LoginReason =
  | 'required'
  | 'invalidCredentials'
  | 'emailNotConfirmed'
  | 'tooManyRequests'
  | 'disabled'
  | 'network'
  | 'general'

/** What the login form shows after it was sent. What was typed stays, the password never. */
export type LoginState = {
  attempt: number
  email: string
  problem: LoginReason | null
  /** Only for the dialog, which goes on by itself: where to. */
  redirectTo: string | null
}

export type ResendState = { attempt: number; outcome: 'idle' | 'sent' | 'tooSoon' | 'failed' }

/** Keys of `signUp.problem` in messages/…/auth.json (spec 8). */
export type SignUpReason = 'fillAll' | 'failed' | 'unknown'

export type SignUpState = {
  attempt: number
  /** The address that the mail went to. */
  sentTo: string | null
  problem: SignUpReason | null
  errors: Partial<Record<SignUpField, FieldError>>
  values: Partial<Record<SignUpField, string>>
}

/** Keys of `confirm.problem`; `dead` is a link that is wrong, old or used. */
export type LinkReason = 'dead' | 'network' | 'tooManyRequests' | 'disabled'
export type LinkState = { attempt: number; problem: LinkReason | null }

/** Keys of `reset.problem`. */
export type ResetReason = 'required' | 'invalidEmail' | 'tooManyRequests' | 'network'
export type ResetState = {
  attempt: number
  email: string
  problem: ResetReason | null
  sentTo: string | null
}

/** Why Auth does not take a password. */
export type PasswordReason = 'samePassword' | 'weakPassword' | 'tooManyRequests' | 'network'
/** Keys of `newPassword.problem`; `noLink` is whoever has not just followed the mail. */
export type NewPasswordReason = 'tooManyRequests' | 'network' | 'noLink'
export type NewPasswordState = {
  attempt: number
  problem: NewPasswordReason | null
  errors: { password?: FieldError | 'samePassword'; confirmPassword?: FieldError }
}

export const initialLoginState: LoginState = {
  attempt: 0,
  email: '',
  problem: null,
  redirectTo: null,
}
export const initialResendState: ResendState = { attempt: 0, outcome: 'idle' }
export const initialSignUpState: SignUpState = {
  attempt: 0,
  sentTo: null,
  problem: null,
  errors: {},
  values: {},
}
export const initialLinkState: LinkState = { attempt: 0, problem: null }
export const initialResetState: ResetState = { attempt: 0, email: '', problem: null, sentTo: null }
export const initialNewPasswordState: NewPasswordState = { attempt: 0, problem: null, errors: {} }
