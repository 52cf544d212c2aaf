import 'server-only'
import { notFound } from 'next/navigation'
import { requireAccess } from '@/lib/auth/loaders'
import { readSubscription } from '@/lib/billing/data'
import type { Subscription } from '@/lib/billing/subscription/schema'
import { koreanDay } from '@/lib/korean-time'
import { loadOrganization } from '@/lib/organizations/loaders'
import type { Organization } from '@/lib/organizations/schema'
import { userClient } from '@/lib/supabase/clients'
import { readOrganizationSeats } from './data'
import type { OrganizationSeats } from './schema'

export type LoadedSeats = {
  organization: Organization
  seats: OrganizationSeats
  /** What the person pays with; null where they do not subscribe. */
  subscription: Subscription | null
  today: string
}

/** The seats of an organisation; for whoever neither pays for them nor administers it there is no such page. */
export async function loadSeats(id: string): Promise<LoadedSeats> {
  const user = await requireAccess('organizations', `/settings/organizations/${id}/seats`)
  const { organization } = await loadOrganization(id)
  const db = await userClient()
  const [seats, subscription] = await Promise.all([
    readOrganizationSeats(db, id),
    readSubscription(db, user.id),
  ])
  if (!seats) notFound()
  const isLive = subscription?.state === 'active' || subscription?.state === 'past_due'
  return {
    organization,
    seats,
    subscription: isLive ? subscription : null,
    today: koreanDay(new Date()),
  }
}
