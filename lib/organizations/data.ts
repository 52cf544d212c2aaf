import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db, UserDb } from '@/lib/supabase/types'
import {
  type Invitation,
  invitationSchema,
  type Organization,
  type OwnOrganization,
  organizationSchema,
  ownOrganizationSchema,
  type ShownInvitation,
  shownInvitationSchema,
} from './schema'

// Read with the person's own session: the policies show nobody an organisation that they are not in.

/** The organisations that somebody is in, by name. @throws AppError `unavailable` */
export async function readOwnOrganizations(db: UserDb, userId: string): Promise<OwnOrganization[]> {
  const read = await db
    .from('organizations')
    .select('id, name, organization_members(user_id, role)')
    .order('name')
    .order('id')
  const rows = z.array(ownOrganizationSchema).parse(unwrapResult(read))
  return rows.flatMap(({ id, name, organization_members: members }) => {
    const mine = members.find(({ user_id }) => user_id === userId)
    return mine ? [{ id, name, role: mine.role, members: members.length }] : []
  })
}

/** One organisation with its people; null when one is not in it. @throws AppError `unavailable` */
export async function readOrganization(db: UserDb, id: string): Promise<Organization | null> {
  if (!z.uuid().safeParse(id).success) return null
  const read = await db.rpc('read_organization', { p_organization: id })
  return organizationSchema.nullable().parse(unwrapResult(read))
}

/** Whom an organisation waits for, the newest first; nobody for whoever may not invite. @throws AppError `unavailable` */
export async function readInvitations(db: UserDb, organization: string): Promise<Invitation[]> {
  const read = await db
    .from('organization_invitations')
    .select('id, email, role, asked_at, sent_at, expires_at')
    .eq('organization_id', organization)
    .order('asked_at', { ascending: false })
    .order('id')
  return z.array(invitationSchema).parse(unwrapResult(read))
}

/** What the link of a mail leads to; null when it leads nowhere. @throws AppError `unavailable` */
export async function readInvitation(db: Db, hash: string): Promise<ShownInvitation | null> {
  const read = await db.rpc('read_invitation', { p_hash: hash })
  return shownInvitationSchema.nullable().parse(unwrapResult(read))
}

/** The names of the organisations that would be left without an owner. @throws AppError `unavailable` */
export async function readKeptOrganizations(db: UserDb): Promise<string[]> {
  return z.array(z.string()).parse(unwrapResult(await db.rpc('organizations_kept_by_me')))
}
