import 'server-only'
import { notFound } from 'next/navigation'
import { requireAccess } from '@/lib/auth/loaders'
import { loadOrganization } from '@/lib/organizations/loaders'
import type { Organization } from '@/lib/organizations/schema'
import { userClient } from '@/lib/supabase/clients'
import { readAccesses, readKeptMonths } from './data'
import { type Access, type AccessFilter, accessesShown } from './schema'

export type LoadedAccesses = {
  organization: Organization
  accesses: Access[]
  months: number
  /** From which one the older ones go on; null at the end. */
  next: number | null
}

/** A page of who looked and who shared; for whoever is neither owner nor admin there is none. */
export async function loadAccesses(id: string, filter: AccessFilter): Promise<LoadedAccesses> {
  await requireAccess('organizations', `/settings/organizations/${id}/accesses`)
  const { organization } = await loadOrganization(id)
  const db = await userClient()
  const read = await readAccesses(db, id, filter, accessesShown + 1)
  if (!read) notFound()
  const accesses = read.slice(0, accessesShown)
  const next = read.length > accessesShown ? (accesses.at(-1)?.id ?? null) : null
  return { organization, accesses, months: await readKeptMonths(db, id), next }
}
