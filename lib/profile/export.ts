import 'server-only'
import type { SessionUser } from '@/lib/auth/schema'
import { koreaDay } from '@/lib/korea-day'
import type { Db } from '@/lib/supabase/types'
import { type OwnRows, readAllRows, readSessions } from './data'

/** One kind of a person's data. Later domains give theirs to {@link exportOf}. */
export type ExportSection = {
  name: string
  read: (db: Db, user: SessionUser) => Promise<unknown>
}

const rows = (name: string, source: OwnRows): ExportSection => ({
  name,
  read: (db, user) => readAllRows(db, user.id, source),
})

/** What accounts, logs, the blog, the chat and the document library keep of a person. */
export const accountSections: readonly ExportSection[] = [
  rows('profile', {
    table: 'profiles',
    columns: `id, email, role, user_type, phone, organization, position, fax, language,
      marketing_agreed_at, sign_in_alerts, created_at, updated_at`,
    owner: 'id',
    order: ['id'],
  }),
  rows('activity', {
    table: 'user_activity',
    columns: 'id, activity_type, activity_data, metadata, user_agent, created_at, stored_at',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  rows('securityLog', {
    table: 'security_logs',
    columns:
      'id, event_type, event_level, event_data, metadata, ip_address, user_agent, created_at',
    owner: 'user_id',
    order: ['id'],
  }),
  { name: 'sessions', read: (db) => readSessions(db) },
  rows('deletionRequests', {
    table: 'deletion_requests',
    columns: 'id, reason, status, requested_at, handled_at',
    owner: 'user_id',
    order: ['requested_at', 'id'],
  }),
  rows('posts', {
    table: 'posts',
    columns:
      'id, category, author, status, published_at, updated_at, post_texts(locale, title, excerpt, body)',
    owner: 'author_id',
    order: ['id'],
  }),
  // Links are without their addresses: whoever has this file would have what they open.
  rows('conversations', {
    table: 'conversations',
    columns: `id, title, kind, scope, locale, intake, pinned_at, created_at, updated_at,
      messages(position, role, state, parts, created_at,
        message_feedback(rating, reasons, note, created_at, updated_at)),
      shared_conversations(title, up_to, created_at, revoked_at)`,
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  rows('documentFolders', {
    table: 'document_folders',
    columns: 'id, parent_id, name, created_at',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
  // What they hold is downloaded one by one.
  rows('documents', {
    table: 'documents',
    columns: 'id, folder_id, name, category, mime, bytes, sha256, state, created_at, updated_at',
    owner: 'user_id',
    order: ['created_at', 'id'],
  }),
]

/** Everything about a person, section by section, as it is stored. */
export async function exportOf(
  db: Db,
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
export function exportFileName(now: Date): string {
  return `beopdap-${koreaDay(now)}.json`
}
