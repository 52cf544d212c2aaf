import type { FieldError } from '@/lib/auth/sign-up-schema'

export type ProfileField =
  | 'userType'
  | 'phone'
  | 'organization'
  | 'position'
  | 'fax'
  | 'language'
  | 'marketing'

/** As the fields hold them; a box that is not ticked is missing. */
export type ProfileValues = Partial<Record<ProfileField, string>>

/** Why nothing was done; keys of `problem` in messages/…/profile.json. */
export type OwnerActionReason = 'unauthorized' | 'tooMany' | 'network' | 'failed'

export type ProfileState = {
  attempt: number
  /** `check`: fields are marked. `conflict`: the row was changed elsewhere meanwhile. */
  problem: OwnerActionReason | 'check' | 'conflict' | null
  errors: Partial<Record<ProfileField, FieldError>>
  /** What was typed. */
  values: ProfileValues
  /** After a conflict: what is stored now. */
  stored: ProfileValues | null
  /** The state of the row that a save goes on from (updated_at). */
  seen: string
}

export type DeletionState = {
  attempt: number
  problem: OwnerActionReason | 'already' | 'check' | null
  errors: { email?: 'mismatch'; reason?: 'tooLong' }
  values: { email: string; reason: string }
}

export type WithdrawState = { attempt: number; problem: OwnerActionReason | 'nothing' | null }

export const initialDeletionState: DeletionState = {
  attempt: 0,
  problem: null,
  errors: {},
  values: { email: '', reason: '' },
}
export const initialWithdrawState: WithdrawState = { attempt: 0, problem: null }
