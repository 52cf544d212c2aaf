import 'server-only'
import { z } from 'zod'
import { outcomeReaders } from '@/lib/supabase/outcome'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'
import type { OrganizationReason } from './form-state'
import type { InvitationForm, MemberChange } from './schema'

type Refused = { ok: false; reason: OrganizationReason }
type Outcome = Promise<{ ok: true } | Refused>

const { outcomeOf, madeBy } = outcomeReaders(
  [
    'missing',
    'forbidden',
    'plan',
    'lastOwner',
    'stale',
    'full',
    'member',
    'invited',
    'mailLimit',
    'used',
    'revoked',
    'expired',
    'otherAddress',
    'heir',
  ],
  { denied: 'unauthorized', failed: 'failed' },
)

/** @returns the id of the new organisation, whose owner is whoever asks */
export async function createOrganization(
  db: UserDb,
  name: string,
): Promise<{ ok: true; id: string } | Refused> {
  return madeBy(await db.rpc('create_organization', { p_name: name }))
}

export async function renameOrganization(db: UserDb, id: string, name: string): Outcome {
  return outcomeOf(await db.rpc('rename_organization', { p_organization: id, p_name: name }))
}

/** What was shared with it becomes its owners' alone again. */
export async function deleteOrganization(db: UserDb, id: string): Outcome {
  return outcomeOf(await db.rpc('delete_organization', { p_organization: id }))
}

export async function leaveOrganization(db: UserDb, id: string, heir: string | undefined): Outcome {
  const asked = { p_organization: id, ...(heir ? { p_heir: heir } : {}) }
  return outcomeOf(await db.rpc('leave_organization', asked))
}

/** Gives a member another role, unless it is no longer the one that was seen, or removes them. */
export async function changeMember(db: UserDb, change: MemberChange): Outcome {
  const whom = { p_organization: change.organization, p_member: change.member }
  return outcomeOf(
    change.change === 'role'
      ? await db.rpc('change_member_role', { ...whom, p_role: change.role, p_seen: change.seen })
      : await db.rpc('remove_member', { ...whom, ...(change.heir ? { p_heir: change.heir } : {}) }),
  )
}

/** Writes an invitation down; the worker mails it. */
export async function inviteMember(db: UserDb, form: InvitationForm): Outcome {
  const { organization, email, role, language } = form
  const asked = { p_organization: organization, p_email: email, p_role: role, p_language: language }
  return outcomeOf(await db.rpc('invite_member', asked))
}

/** Another mail with another link; the one before is good no more. */
export async function resendInvitation(db: UserDb, id: string): Outcome {
  return outcomeOf(await db.rpc('resend_invitation', { p_invitation: id }))
}

export async function revokeInvitation(db: UserDb, id: string): Outcome {
  return outcomeOf(await db.rpc('revoke_invitation', { p_invitation: id }))
}

/** @returns the organisation that whoever asks is now in */
export async function acceptInvitation(
  db: UserDb,
  hash: string,
): Promise<{ ok: true; id: string } | Refused> {
  return madeBy(await db.rpc('accept_invitation', { p_hash: hash }))
}

/** Deletes what nobody needs any more. @returns how many. @throws AppError `unavailable` */
export async function deleteOldOrganizationRows(service: ServiceDb, now: Date): Promise<number> {
  const gone = await service.rpc('delete_old_organization_rows', { p_now: now.toISOString() })
  return z.number().parse(unwrapResult(gone))
}

/** How many months an organisation keeps its accesses. */
export async function keepAccesses(db: UserDb, id: string, months: number): Outcome {
  return outcomeOf(await db.rpc('keep_accesses', { p_organization: id, p_months: months }))
}
