import type { FieldError, SignUpField } from './sign-up-schema'

/** Keys of `login.problem` in messages/…/auth.json (spec 8). */
export type LoginProblem =
  | 'required'
  | 'invalidCredentials'
  | 'emailNotConfirmed'
  | 'tooManyRequests'
  | 'network'
  | 'general'

/** What the login form shows after it was sent. What was typed stays, the password never. */
export type LoginState = { attempt: number; email: string; problem: LoginProblem | null }

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

export const loginStart: LoginState = { attempt: 0, email: '', problem: null }
export const resendStart: ResendState = { attempt: 0, outcome: 'idle' }
export const signUpStart: SignUpState = {
  attempt: 0,
  sentTo: null,
  problem: null,
  errors: {},
  values: {},
}
