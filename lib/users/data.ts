import 'server-only'
import { z } from 'zod'
import { type SupabaseResult, unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { type AuditQuery, timeRangeOf } from './audit-query'
import { auditPerPage, eventsShown, handledPerPage, usersPerPage } from './constants'
import {
  type AccountDetail,
  type AccountEvent,
  type AccountList,
  accountDetailSchema,
  accountListSchema,
  activityRowSchema,
  auditRowSchema,
  type Deletion,
  deletionSchema,
  securityRowSchema,
} from './schema'
import type { SearchTerm } from './search-terms'
import type { AuditPage, DeletionList } from './types'
import type { UserQuery } from './user-query'

// Everything here is read with the administrator's own session: the database decides who may.

export async function readUsers(
  db: UserDb,
  query: UserQuery,
  words: readonly SearchTerm[],
): Promise<AccountList> {
  const answer = await db.rpc('list_users', {
    p_words: words,
    p_role: query.role ?? null,
    p_type: query.type ?? null,
    p_state: query.state ?? null,
    p_sort: query.sort,
    p_page: query.page,
    p_size: usersPerPage,
  })
  return accountListSchema.parse(unwrapResult(answer))
}

/** One account, or null when there is none (any more). */
export async function readUser(db: UserDb, id: string): Promise<AccountDetail | null> {
  const data = unwrapResult(await db.rpc('read_user', { p_id: id }))
  return data === null ? null : accountDetailSchema.parse(data)
}

export async function readActivityOf(db: UserDb, id: string): Promise<AccountEvent[]> {
  const answer = await db
    .from('user_activity')
    .select('id, activity_type, activity_data, created_at')
    .eq('user_id', id)
    .order('created_at', { ascending: false })
    .limit(eventsShown)
  return z.array(activityRowSchema).parse(unwrapResult(answer))
}

export async function readSecurityEventsOf(db: UserDb, id: string): Promise<AccountEvent[]> {
  const answer = await db
    .from('security_logs')
    .select('id, event_type, event_level, ip_address, created_at')
    .eq('user_id', id)
    .order('id', { ascending: false })
    .limit(eventsShown)
  return z.array(securityRowSchema).parse(unwrapResult(answer))
}

/** The addresses of accounts, as far as they are still there. */
async function readEmails(
  db: UserDb,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const answer = await db.from('profiles').select('id, email').in('id', wanted)
  const rows = z.array(z.object({ id: z.uuid(), email: z.string() })).parse(unwrapResult(answer))
  return new Map(rows.map(({ id, email }) => [id, email]))
}

const deletionColumns = 'id, user_id, reason, status, requested_at, handled_at, handled_by'

/** Requests that wait, the longest first; and one page of those that do not. */
export async function readDeletions(db: UserDb, page: number): Promise<DeletionList> {
  const table = () => db.from('deletion_requests')
  const start = (page - 1) * handledPerPage
  const [open, handled, counted, refunds] = await Promise.all([
    table().select(deletionColumns).eq('status', 'requested').order('requested_at').limit(500),
    table()
      .select(deletionColumns)
      .neq('status', 'requested')
      .order('handled_at', { ascending: false })
      .range(start, start + handledPerPage - 1),
    table().select('id', { count: 'exact', head: true }).neq('status', 'requested'),
    readDeletionRefunds(db),
  ])
  const rows = (answer: SupabaseResult) => z.array(deletionSchema).parse(unwrapResult(answer))
  unwrapResult(counted)
  const [waiting, past] = [rows(open), rows(handled)]
  const all = [...waiting, ...past]
  const emails = await readEmails(
    db,
    all.flatMap(({ userId, handledBy }) => [userId, handledBy]),
  )
  const named = (row: (typeof all)[number]): Deletion => ({
    ...row,
    email: emails.get(row.userId ?? '') ?? null,
    handlerEmail: emails.get(row.handledBy ?? '') ?? null,
  })
  return {
    open: waiting.map((row) => ({ ...named(row), refund: refunds.get(row.id) ?? 0 })),
    handled: past.map(named),
    handledTotal: counted.count ?? past.length,
  }
}

const requesterSchema = z.object({ user_id: z.uuid().nullable() })
const languageSchema = z.object({ email: z.string(), language: z.enum(['ko', 'en', 'ja', 'zh']) })

/** Who asked to be deleted, with the language to answer in; null when the request no longer waits. */
export async function readDeletionRequester(
  db: UserDb,
  request: string,
): Promise<{ id: string; email: string; language: 'ko' | 'en' | 'ja' | 'zh' } | null> {
  const found = await db
    .from('deletion_requests')
    .select('user_id')
    .eq('id', request)
    .eq('status', 'requested')
    .maybeSingle()
  const data = unwrapResult(found)
  const id = data === null ? null : requesterSchema.parse(data).user_id
  if (!id) return null
  const profile = unwrapResult(
    await db.from('profiles').select('email, language').eq('id', id).maybeSingle(),
  )
  return profile === null ? null : { id, ...languageSchema.parse(profile) }
}

const refundsSchema = z.array(z.object({ request: z.uuid(), amount: z.number() }))

/** What each deletion that is asked for would give back of a subscription now, in won, by its request. */
export async function readDeletionRefunds(db: UserDb): Promise<ReadonlyMap<string, number>> {
  const rows = refundsSchema.parse(unwrapResult(await db.rpc('deletion_refunds')))
  return new Map(rows.map(({ request, amount }) => [request, amount]))
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** One page of the audit, newest first. Going back to newer ones reads the other way round. */
export async function readAudit(db: UserDb, query: AuditQuery): Promise<AuditPage> {
  const backwards = query.after !== undefined
  const { since, until } = timeRangeOf(query)
  let asked = db
    .from('audit_log')
    .select('id, actor_id, actor_email, action, target_kind, target_id, detail, created_at')
  if (query.act) asked = asked.eq('action', query.act)
  if (query.actor) asked = asked.ilike('actor_email', `%${escaped(query.actor)}%`)
  if (since) asked = asked.gte('created_at', since)
  if (until) asked = asked.lt('created_at', until)
  if (query.after !== undefined) asked = asked.gt('id', query.after)
  else if (query.before !== undefined) asked = asked.lt('id', query.before)
  const answer = await asked.order('id', { ascending: backwards }).limit(auditPerPage + 1)
  const rows = z.array(auditRowSchema).parse(unwrapResult(answer))
  const more = rows.length > auditPerPage
  const shown = rows.slice(0, auditPerPage)
  if (backwards) shown.reverse()
  const accounts = shown.map(({ targetKind, targetId }) =>
    targetKind === 'account' ? targetId : null,
  )
  const emails = await readEmails(db, accounts)
  const hasNewer = backwards ? more : query.before !== undefined
  const hasOlder = backwards || more
  return {
    entries: shown.map((entry) => ({
      ...entry,
      targetEmail: emails.get(entry.targetId ?? '') ?? null,
    })),
    newer: hasNewer ? (shown[0]?.id ?? null) : null,
    older: hasOlder ? (shown.at(-1)?.id ?? null) : null,
  }
}
