import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'
import type { OrganizationReason } from './form-state'
import type { InvitationForm, MemberChange } from './schema'

type Refused = { ok: false; reason: OrganizationReason }
type Outcome = Promise<{ ok: true } | Refused>

const reasons = [
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
] as const satisfies readonly OrganizationReason[]
const wordSchema = z.enum(['ok', ...reasons])
const answerSchema = z.union([
  wordSchema.transform((outcome) => ({ outcome, id: '' })),
  z.object({ outcome: wordSchema, id: z.uuid().default('') }),
])

type Answer = { data: unknown; error: { code?: string } | null }

/** What a function of the database answered, or why it did not. */
function resultOf({ data, error }: Answer): { ok: true; id: string } | Refused {
  if (error) return { ok: false, reason: error.code === '42501' ? 'unauthorized' : 'failed' }
  const answer = answerSchema.safeParse(data)
  if (!answer.success) return { ok: false, reason: 'failed' }
  const { outcome, id } = answer.data
  return outcome === 'ok' ? { ok: true, id } : { ok: false, reason: outcome }
}

/** @returns the id of the new organisation, whose owner is whoever asks */
export async function createOrganization(
  db: UserDb,
  name: string,
): Promise<{ ok: true; id: string } | Refused> {
  return resultOf(await db.rpc('create_organization', { p_name: name }))
}

export async function renameOrganization(db: UserDb, id: string, name: string): Outcome {
  return resultOf(await db.rpc('rename_organization', { p_organization: id, p_name: name }))
}

/** What was shared with it becomes its owners' alone again. */
export async function deleteOrganization(db: UserDb, id: string): Outcome {
  return resultOf(await db.rpc('delete_organization', { p_organization: id }))
}

export async function leaveOrganization(db: UserDb, id: string, heir: string | undefined): Outcome {
  const asked = { p_organization: id, ...(heir ? { p_heir: heir } : {}) }
  return resultOf(await db.rpc('leave_organization', asked))
}

/** Gives a member another role, unless it is no longer the one that was seen, or removes them. */
export async function changeMember(db: UserDb, change: MemberChange): Outcome {
  const whom = { p_organization: change.organization, p_member: change.member }
  return resultOf(
    change.change === 'role'
      ? await db.rpc('change_member_role', { ...whom, p_role: change.role, p_seen: change.seen })
      : await db.rpc('remove_member', { ...whom, ...(change.heir ? { p_heir: change.heir } : {}) }),
  )
}

/** Writes an invitation down; the worker mails it. */
export async function inviteMember(db: UserDb, form: InvitationForm): Outcome {
  const { organization, email, role, language } = form
  const asked = { p_organization: organization, p_email: email, p_role: role, p_language: language }
  return resultOf(await db.rpc('invite_member', asked))
}

/** Another mail with another link; the one before is good no more. */
export async function resendInvitation(db: UserDb, id: string): Outcome {
  return resultOf(await db.rpc('resend_invitation', { p_invitation: id }))
}

export async function revokeInvitation(db: UserDb, id: string): Outcome {
  return resultOf(await db.rpc('revoke_invitation', { p_invitation: id }))
}

/** @returns the organisation that whoever asks is now in */
export async function acceptInvitation(
  db: UserDb,
  hash: string,
): Promise<{ ok: true; id: string } | Refused> {
  return resultOf(await db.rpc('accept_invitation', { p_hash: hash }))
}

/** Deletes what nobody needs any more. @returns how many. @throws AppError `unavailable` */
export async function deleteOldOrganizationRows(service: ServiceDb, now: Date): Promise<number> {
  const gone = await service.rpc('delete_old_organization_rows', { p_now: now.toISOString() })
  return z.number().parse(unwrapResult(gone))
}

/** How many months an organisation keeps its accesses. */
export async function keepAccesses(db: UserDb, id: string, months: number): Outcome {
  return resultOf(await db.rpc('keep_accesses', { p_organization: id, p_months: months }))
}
