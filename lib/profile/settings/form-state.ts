import type { NewPasswordState } from '@/lib/auth/form-state'
import type { OwnerActionReason } from '@/lib/profile/form-state'

/** What a section shows after it was sent; problems are keys of `problem` in messages/…/settings.json. */
export type SettingState = { attempt: number; outcome: 'idle' | 'saved' | OwnerActionReason }

export type PasswordState = {
  attempt: number
  /** `stillIn`: it was changed, but the other sessions could not be ended. */
  outcome: 'idle' | 'saved' | 'stillIn' | 'check' | OwnerActionReason
  errors: NewPasswordState['errors'] & { current?: 'required' | 'wrongPassword' }
}

export type EmailState = {
  attempt: number
  outcome: 'idle' | 'sent' | 'check' | 'tooSoon' | OwnerActionReason
  error: 'required' | 'invalidEmail' | 'sameEmail' | null
  /** What was typed; after `sent`, where the mail went. */
  email: string
}

export type SessionState = {
  attempt: number
  outcome: 'idle' | 'ended' | 'othersEnded' | 'gone' | OwnerActionReason
}

export const initialSettingState: SettingState = { attempt: 0, outcome: 'idle' }
export const initialPasswordState: PasswordState = { attempt: 0, outcome: 'idle', errors: {} }
export const initialEmailState: EmailState = { attempt: 0, outcome: 'idle', error: null, email: '' }
export const initialSessionState: SessionState = { attempt: 0, outcome: 'idle' }
