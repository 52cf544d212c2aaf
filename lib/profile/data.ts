import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { profileFieldNames } from '@/lib/auth/profile-fields'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { eventsShown } from './constants'
import {
  type Deletion,
  deletionSchema,
  type OwnEvent,
  type OwnSession,
  ownEventSchema,
  type Profile,
  profileSchema,
  sessionRowSchema,
} from './schema'

// Everything is read with the person's own session. Whose rows are meant is said besides, because an
// administrator's session reads those of others too.

/** Every column of profiles that its owner may see. */
export const profileColumns = `id, email, role, user_type, ${profileFieldNames.join(', ')}, language,
  marketing_agreed_at, sign_in_alerts, created_at, updated_at`

/** Null for an account that has never signed in by the site. */
export async function readProfile(db: UserDb, userId: string): Promise<Profile | null> {
  const answer = await db.from('profiles').select(profileColumns).eq('id', userId).maybeSingle()
  return profileSchema.nullable().parse(unwrapResult(answer))
}

/** The newest request to be deleted, in any status. */
export async function readDeletion(db: UserDb, userId: string): Promise<Deletion | null> {
  const answer = await db
    .from('deletion_requests')
    .select('status, requested_at, handled_at')
    .eq('user_id', userId)
    .order('requested_at', { ascending: false })
    .limit(1)
  return z.array(deletionSchema).parse(unwrapResult(answer))[0] ?? null
}

/** The latest first. */
export async function readSessions(db: UserDb): Promise<OwnSession[]> {
  return z.array(sessionRowSchema).parse(unwrapResult(await db.rpc('my_sessions')))
}

/** What the security log lately says about this person. */
export async function readOwnEvents(db: UserDb, userId: string): Promise<OwnEvent[]> {
  const answer = await db
    .from('security_logs')
    .select('id, event_type, ip_address, user_agent, created_at')
    .eq('user_id', userId)
    .order('id', { ascending: false })
    .limit(eventsShown)
  return z.array(ownEventSchema).parse(unwrapResult(answer))
}

export type ExportSource = {
  table: string
  columns: string
  /** The column that names the owner. */
  owner: string
  /** Columns that order the rows without ties. */
  order: readonly string[]
}

const batchSize = 1000
const rowSchema = z.array(z.record(z.string(), z.unknown()))

/** Every row of a table that is this person's, as it is stored: for the export. */
export async function readAllRows(
  db: UserDb,
  userId: string,
  { table, columns, owner, order }: ExportSource,
): Promise<Record<string, unknown>[]> {
  // Tables and columns are data here, so that the types of single tables do not help.
  const client: SupabaseClient = db
  const rows: Record<string, unknown>[] = []
  for (;;) {
    let query = client.from(table).select(columns).eq(owner, userId)
    for (const column of order) query = query.order(column)
    const page = rowSchema.parse(
      unwrapResult(await query.range(rows.length, rows.length + batchSize - 1)),
    )
    rows.push(...page)
    if (page.length < batchSize) return rows
  }
}
