import { type FormState, initialFormState } from '@/lib/form-state'
import type { OrganizationError } from './schema'

/** Why nothing was done; keys of `problem` in messages/…/organizations.json. */
export type OrganizationReason =
  /** There is none, or whoever asks is no member: nobody learns which. */
  | 'missing'
  | 'forbidden'
  /** The account owns as many organisations as its plan allows. */
  | 'plan'
  | 'lastOwner'
  /** The role was changed since the page was made. */
  | 'stale'
  | 'full'
  | 'member'
  | 'invited'
  /** One mailbox, or one organisation, has had as many of these mails as in a day. */
  | 'mailLimit'
  | 'used'
  | 'revoked'
  | 'expired'
  | 'otherAddress'
  /** Nobody who can be handed what is shared. */
  | 'heir'
  | 'unauthorized'
  | 'tooMany'
  | 'failed'

type State<Field extends string, Result> = FormState<
  Partial<Record<Field, OrganizationError>>,
  OrganizationReason,
  Result
>

export type NameState = State<'name', 'saved'>
/** Whom a mail goes to. */
export type InviteState = State<'email' | 'role' | 'language', { email: string }>
export type MemberState = State<never, 'role' | 'removed'>
export type InvitationState = State<never, 'resent' | 'revoked'>
export type LeaveState = State<never, never>
export type DeletionState = State<'typed', never>
export type KeepingState = State<'months', 'saved'>
export type AcceptState = State<never, never>

export const initialNameState: NameState = initialFormState
export const initialInviteState: InviteState = initialFormState
export const initialMemberState: MemberState = initialFormState
export const initialInvitationState: InvitationState = initialFormState
export const initialLeaveState: LeaveState = initialFormState
export const initialDeletionState: DeletionState = initialFormState
export const initialKeepingState: KeepingState = initialFormState
export const initialAcceptState: AcceptState = initialFormState
