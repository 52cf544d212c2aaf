import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'
import type { FieldError } from './form-schema'
import type { LinkReason, LoginReason, PasswordReason, SignUpReason } from './form-state'
import type { SignUpField } from './sign-up-schema'

/** Nothing was answered, or a gateway answered for Auth. */
export const isOutage = (error: AuthError) => isAuthRetryableFetchError(error)

/** Whether Auth says that a session is no more, and not that it cannot say. */
export function isSessionInvalid(error: AuthError): boolean {
  const { status = 400 } = error
  return !isOutage(error) && status >= 400 && status < 500 && status !== 408 && status !== 429
}

/** Another mail to this address only after a minute: there is one on its way. Not the limit of all mails. */
export function isMailRecentlySent(error: AuthError): boolean {
  return error.status === 429 && error.message.includes('only request this after')
}

export function loginReasonOf(error: AuthError): LoginReason {
  if (isOutage(error)) return 'network'
  if (error.code === 'invalid_credentials') return 'invalidCredentials'
  if (error.code === 'email_not_confirmed') return 'emailNotConfirmed'
  if (error.code === 'user_banned') return 'disabled'
  return error.status === 429 ? 'tooManyRequests' : 'general'
}

export function linkReasonOf(error: AuthError): LinkReason {
  if (isOutage(error)) return 'network'
  if (error.code === 'user_banned') return 'disabled'
  return error.status === 429 ? 'tooManyRequests' : 'dead'
}

export function passwordReasonOf(error: AuthError): PasswordReason {
  if (error.code === 'same_password') return 'samePassword'
  if (error.code === 'weak_password') return 'weakPassword'
  if (error.code === 'insufficient_aal') return 'secondFactor'
  return error.status === 429 ? 'tooManyRequests' : 'network'
}

export type SignUpFailure =
  | { reason: SignUpReason }
  | { reason: null; field: SignUpField; error: FieldError }

export function signUpFailureOf(error: AuthError): SignUpFailure {
  if (isOutage(error)) return { reason: 'failed' }
  switch (error.code) {
    case 'weak_password':
      return { reason: null, field: 'password', error: 'weakPassword' }
    case 'email_address_invalid':
    case 'validation_failed':
      return { reason: null, field: 'email', error: 'invalidEmail' }
    case 'unexpected_failure':
    case 'request_timeout':
      return { reason: 'failed' }
    default:
      return { reason: 'unknown' }
  }
}
