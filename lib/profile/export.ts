import 'server-only'
import type { SessionUser } from '@/lib/auth/schema'
import { koreanDay } from '@/lib/korean-time'
import type { UserDb } from '@/lib/supabase/types'
import { type ExportSource, profileColumns, readAllRows, readSessions } from './data'

/** One kind of a person's data. Later domains give theirs to {@link buildExport}. */
export type ExportSection = {
  name: string
  read: (db: UserDb, user: SessionUser) => Promise<unknown>
}

const tableSection = (name: string, source: ExportSource): ExportSection => ({
  name,
  read: (db, user) => readAllRows(db, user.id, source),
})

/** What accounts, logs, the blog, the chat and the document library keep of a person. */
export const accountSections: readonly ExportSection[] = [
  tableSection('profile', {
    table: 'profiles',
    columns: profileColumns,
    owner: 'id',
    order: ['id'],
  }),
  tableSection('activity', {
    table: 'user_activity',
    columns: 'id, activity_type, activity_data, metadata, user_agent, created_at, stored_at',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('securityLog', {
    table: 'security_logs',
    columns:
      'id, event_type, event_level, event_data, metadata, ip_address, user_agent, created_at',
    owner: 'user_id',
    order: ['id'],
  }),
  { name: 'sessions', read: (db) => readSessions(db) },
  tableSection('deletionRequests', {
    table: 'deletion_requests',
    columns: 'id, reason, status, requested_at, handled_at',
    owner: 'user_id',
    order: ['requested_at', 'id'],
  }),
  tableSection('posts', {
    table: 'posts',
    columns:
      'id, category, author, status, published_at, updated_at, post_texts(locale, title, excerpt, body)',
    owner: 'author_id',
    order: ['id'],
  }),
  // Links are without their addresses, or this file would open what they open.
  tableSection('conversations', {
    table: 'conversations',
    columns: `id, title, kind, scope, locale, intake, pinned_at, created_at, updated_at,
      messages(position, role, state, parts, created_at,
        message_feedback(rating, reasons, note, created_at, updated_at)),
      shared_conversations(title, up_to, created_at, revoked_at)`,
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('documentFolders', {
    table: 'document_folders',
    columns: 'id, parent_id, name, created_at',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  // Who else is in them is theirs.
  tableSection('organizations', {
    table: 'organization_members',
    columns: 'role, joined_at, organizations(id, name)',
    owner: 'user_id',
    order: ['joined_at', 'organization_id'],
  }),
  tableSection('matters', {
    table: 'matters',
    columns: `id, title, case_number, court, closed_at, created_at,
      matter_parties(role, name, contact), matter_records(kind, body, reference, created_at),
      matter_deadlines(title, due_on, preset, start_on, remind_days, done_at)`,
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('savedSources', {
    table: 'saved_sources',
    columns: 'id, kind, reference, path, citation, name, folder, note, created_at',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('watches', {
    table: 'watches',
    columns: 'id, kind, reference, path, title, name, request, cadence, paused_at, created_at',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('alerts', {
    table: 'alerts',
    columns: 'id, watch_id, kind, reason, path, title, line, changed_at, created_at, read_at',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('viewedSources', {
    table: 'viewed_sources',
    columns: 'kind, reference, path, citation, name, viewed_at',
    owner: 'user_id',
    order: ['viewed_at', 'id'],
  }),
  tableSection('traces', {
    table: 'traces',
    columns: 'id, name, started_at, outcome, trace_texts(question, answer)',
    owner: 'user_id',
    order: ['started_at', 'id'],
  }),
  tableSection('datasets', {
    table: 'datasets',
    columns: `id, name, target, latest, created_at, dataset_versions(no, hash, items, origin, as_of, created_at),
      dataset_items(key, valid_from, valid_to, query, relevant, source, cluster, tags)`,
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('experiments', {
    table: 'experiments',
    columns: `id, name, dataset_id, version, retriever, k, baseline_id, index_version, report, created_at, finished_at,
      experiment_items(key, results, error, ms, scores)`,
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('annotations', {
    table: 'annotations',
    columns: 'item_id, verdict, relevant, comment, settles, created_at',
    owner: 'reviewer_id',
    order: ['created_at', 'item_id'],
  }),
  tableSection('webhooks', {
    table: 'webhooks',
    columns: `id, url, events, created_at, disabled_at,
      webhook_messages(event, body, state, created_at, webhook_attempts(at, status, error))`,
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('apiKeys', {
    table: 'api_keys',
    columns: `id, name, last_four, scopes, daily_limit, created_at, expires_at, revoked_at, last_used_at,
      replaces`,
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('apiKeyUsage', {
    table: 'api_key_usage',
    columns: 'key_id, day, route, answered, refused',
    owner: 'user_id',
    order: ['day', 'key_id', 'route'],
  }),
  tableSection('contractReviews', {
    table: 'contract_reviews',
    columns: `id, title, state, contract, facts, side, created_at, reviewed_at,
      contract_findings(no, kind, topic, severity, clause, quote, articles, state, dismissal, comment,
        wording)`,
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  tableSection('contractTables', {
    table: 'contract_tables',
    columns: 'id, title, playbook, created_at, contract_table_rows(no, title, state, type, cells)',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  // What they hold is downloaded one by one.
  tableSection('documents', {
    table: 'documents',
    columns: 'id, folder_id, name, category, mime, bytes, sha256, state, created_at, updated_at',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
]

/** Everything about a person, section by section, as it is stored. */
export async function buildExport(
  db: UserDb,
  user: SessionUser,
  sections: readonly ExportSection[],
  now: Date,
): Promise<Record<string, unknown>> {
  const read = await Promise.all(
    sections.map(async (section) => [section.name, await section.read(db, user)] as const),
  )
  return {
    service: 'Beopdap',
    exportedAt: now.toISOString(),
    account: { id: user.id, email: user.email },
    ...Object.fromEntries(read),
  }
}

/** Named by the Korean day. */
export function exportFileName(now: Date): `${string}.json` {
  return `beopdap-${koreanDay(now)}.json`
}
