import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { loadSession, requireAccess } from '@/lib/auth/loaders'
import { entitlements } from '@/lib/entitlements'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import {
  readInvitation,
  readInvitations,
  readKeptOrganizations,
  readOrganization,
  readOwnOrganizations,
} from './data'
import { hashInvitationToken, isInvitationToken } from './invitation-token'
import { mayAdminister } from './role-rights'
import type { Invitation, Organization, OwnOrganization, ShownInvitation } from './schema'

export type OwnOrganizations = {
  organizations: OwnOrganization[]
  /** How many one owns, and how many the plan allows. */
  owned: number
  most: number
  seats: number
}

/** The organisations that somebody is in, and whether they may make another. */
export async function loadOrganizations(): Promise<OwnOrganizations> {
  const user = await requireAccess('organizations')
  const organizations = await readOwnOrganizations(await userClient(), user.id)
  const { organizations: most, organizationSeats: seats } = entitlements[user.plan]
  const owned = organizations.filter(({ role }) => role === 'owner').length
  return { organizations, owned, most, seats }
}

export type LoadedOrganization = {
  organization: Organization
  invitations: Invitation[]
  now: Date
}

/** One organisation; for whoever is not in it there is none. */
export const loadOrganization = cache(async (id: string): Promise<LoadedOrganization> => {
  await requireAccess('organizations', `/settings/organizations/${id}`)
  const db = await userClient()
  const organization = await readOrganization(db, id)
  if (!organization) notFound()
  const invitations = mayAdminister(organization.role)
    ? await readInvitations(db, organization.id)
    : []
  return { organization, invitations, now: new Date() }
})

export type LoadedInvitation = {
  /** Null where the link leads nowhere. */
  invitation: ShownInvitation | null
  /** The address of whoever is signed in. */
  email: string | null
}

/** What the link of a mail leads to, for whoever opens it. */
export const loadInvitation = cache(async (token: string): Promise<LoadedInvitation> => {
  const user = await loadSession()
  const db = user ? await userClient() : anonymousClient()
  const invitation = isInvitationToken(token)
    ? await readInvitation(db, hashInvitationToken(token))
    : null
  return { invitation, email: user?.email ?? null }
})

/** The organisations that keep somebody from leaving: they are the last owner, and others are in them. */
export const loadKeptOrganizations = async (): Promise<string[]> =>
  readKeptOrganizations(await userClient())
