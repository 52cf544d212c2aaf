import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { type OrganizationSeats, organizationSeatsSchema } from './schema'

/** Null for whoever neither pays for seats nor administers the organisation. @throws AppError `unavailable` */
export async function readOrganizationSeats(
  db: UserDb,
  organization: string,
): Promise<OrganizationSeats | null> {
  if (!z.uuid().safeParse(organization).success) return null
  const read = await db.rpc('read_organization_seats', { p_organization: organization })
  return organizationSeatsSchema.nullable().parse(unwrapResult(read))
}
