import type { FieldError } from '@/lib/auth/form-schema'
import { type ProfileFieldName, profileFieldNames } from '@/lib/auth/profile-fields'
import { type FormState, initialFormState } from '@/lib/form-state'

/** The fields of the form of a profile. */
export type ProfileFormField = 'userType' | ProfileFieldName | 'language' | 'marketing'
export const profileFormFields: readonly ProfileFormField[] = [
  'userType',
  ...profileFieldNames,
  'language',
  'marketing',
]

/** As the fields hold them; a box that is not ticked is missing. */
export type ProfileValues = Partial<Record<ProfileFormField, string>>

/** Why nothing was done; keys of `problem` in messages/…/profile.json. */
export type OwnerActionReason = 'unauthorized' | 'tooMany' | 'network' | 'failed'

/** `conflict`: the row was changed elsewhere meanwhile. */
export type ProfileState = FormState<
  Partial<Record<ProfileFormField, FieldError>>,
  OwnerActionReason | 'conflict',
  never
> & {
  /** After a conflict: what is stored now. */
  stored: ProfileValues | null
  /** The state of the row that a save goes on from (updated_at). */
  seen: string
}

export type DeletionState = FormState<
  { email?: 'mismatch'; reason?: 'tooLong' },
  OwnerActionReason | 'already' | 'lastOwner',
  never
>

export type WithdrawState = FormState<Record<never, never>, OwnerActionReason | 'nothing', never>

export const initialDeletionState: DeletionState = initialFormState
export const initialWithdrawState: WithdrawState = initialFormState
