import type { NewPasswordState } from '@/lib/auth/form-state'
import type { OwnerProblem } from '@/lib/profile/form-state'

/** What a section shows after it was sent; problems are keys of `problem` in messages/…/settings.json. */
export type SettingState = { attempt: number; outcome: 'idle' | 'saved' | OwnerProblem }

export type PasswordState = {
  attempt: number
  /** `stillIn`: it was changed, but the other sessions could not be ended. */
  outcome: 'idle' | 'saved' | 'stillIn' | 'check' | OwnerProblem
  errors: NewPasswordState['errors'] & { current?: 'required' | 'wrongPassword' }
}

export type EmailState = {
  attempt: number
  outcome: 'idle' | 'sent' | 'check' | 'tooSoon' | OwnerProblem
  error: 'required' | 'invalidEmail' | 'sameEmail' | null
  /** What was typed; after `sent`, where the mail went. */
  email: string
}

export type SessionState = {
  attempt: number
  outcome: 'idle' | 'ended' | 'othersEnded' | 'gone' | OwnerProblem
}

export const settingStart: SettingState = { attempt: 0, outcome: 'idle' }
export const passwordStart: PasswordState = { attempt: 0, outcome: 'idle', errors: {} }
export const emailStart: EmailState = { attempt: 0, outcome: 'idle', error: null, email: '' }
export const sessionStart: SessionState = { attempt: 0, outcome: 'idle' }
