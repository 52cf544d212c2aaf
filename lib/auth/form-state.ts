import type { FieldError, SignUpField } from './sign-up-schema'

/** Keys of `login.problem` in messages/…/auth.json (spec 8). */
export type LoginProblem =
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
  problem: LoginProblem | null
  /** Only for the dialog, which goes on by itself: where to. */
  goTo: string | null
}

export type ResendState = { attempt: number; outcome: 'idle' | 'sent' | 'tooSoon' | 'failed' }

/** Keys of `signUp.problem` in messages/…/auth.json (spec 8). */
export type SignUpProblem = 'fillAll' | 'failed' | 'unknown'

export type SignUpState = {
  attempt: number
  /** The address that the mail went to. */
  sentTo: string | null
  problem: SignUpProblem | null
  errors: Partial<Record<SignUpField, FieldError>>
  values: Partial<Record<SignUpField, string>>
}

/** Keys of `confirm.problem`; `dead` is a link that is wrong, old or used. */
export type LinkProblem = 'dead' | 'network' | 'tooManyRequests' | 'disabled'
export type LinkState = { attempt: number; problem: LinkProblem | null }

/** Keys of `reset.problem`. */
export type ResetProblem = 'required' | 'invalidEmail' | 'tooManyRequests' | 'network'
export type ResetState = {
  attempt: number
  email: string
  problem: ResetProblem | null
  sentTo: string | null
}

/** Why Auth does not take a password. */
export type PasswordProblem = 'samePassword' | 'weakPassword' | 'tooManyRequests' | 'network'
/** Keys of `newPassword.problem`; `noLink` is whoever has not just followed the mail. */
export type NewPasswordProblem = 'tooManyRequests' | 'network' | 'noLink'
export type NewPasswordState = {
  attempt: number
  problem: NewPasswordProblem | null
  errors: { password?: FieldError | 'samePassword'; confirmPassword?: FieldError }
}

export const loginStart: LoginState = { attempt: 0, email: '', problem: null, goTo: null }
export const resendStart: ResendState = { attempt: 0, outcome: 'idle' }
export const signUpStart: SignUpState = {
  attempt: 0,
  sentTo: null,
  problem: null,
  errors: {},
  values: {},
}
export const linkStart: LinkState = { attempt: 0, problem: null }
export const resetStart: ResetState = { attempt: 0, email: '', problem: null, sentTo: null }
export const newPasswordStart: NewPasswordState = { attempt: 0, problem: null, errors: {} }
