import { readAlerts } from '@/lib/alerts/data'
import { respond, succeed } from '@/lib/api'
import { requirePermission } from '@/lib/auth/require-permission'
import { readConversationList } from '@/lib/chat/conversations/data'
import { readLastWritten } from '@/lib/documents/data'
import { readSaved } from '@/lib/saved/data'
import { keepsHistory, readViewed } from '@/lib/saved/history/data'
import type { Desk } from '@/lib/saved/history/schema'
import { userClient } from '@/lib/supabase/clients'

const shown = 5

/** Where somebody signed in goes on: the last conversation and document, what is saved, what was looked at, what changed. */
export function GET(request: Request): Promise<Response> {
  return respond(request, async () => {
    const user = await requirePermission('session')
    const db = await userClient()
    const [conversations, document, saved, viewed, keeps, { alerts }] = await Promise.all([
      readConversationList(db, { query: '', after: null }, new Date()),
      readLastWritten(db),
      readSaved(db, user.id, {}, [0, shown - 1]),
      readViewed(db, user.id, shown),
      keepsHistory(db, user.id),
      readAlerts(db, 'all', 1),
    ])
    // Pinned ones stand first in their list; here it is the last that one wrote in.
    const [last] = [...conversations.conversations].sort((left, right) =>
      right.updatedAt.localeCompare(left.updatedAt),
    )
    const desk: Desk = {
      conversation: last ? { id: last.id, title: last.title } : null,
      document,
      saved: saved.map(({ path, citation, name }) => ({ path, citation, name })),
      viewed,
      keepsHistory: keeps,
      changes: alerts
        .slice(0, shown)
        .map(({ id, path, title, kind, reason, changed_at, read_at }) => ({
          id,
          path,
          citation: title,
          // An article is told of for its own change alone, whatever found it.
          reason: kind === 'article' ? 'changed' : reason,
          changedAt: changed_at,
          isRead: read_at !== null,
        })),
    }
    return succeed(desk)
  })
}
