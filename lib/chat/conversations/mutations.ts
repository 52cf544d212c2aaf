import 'server-only'
import type { UserDb } from '@/lib/supabase/types'
import { type Feedback, shareSchema } from './schema'
import type { ActionResult, ShareResult } from './types'

// All with the owner's own session: the policies and functions of the database say whose it is.

type Answer = { data: unknown; error: { message: string } | null }

const failed = { ok: false, reason: 'failed' } as const
const missing = { ok: false, reason: 'missing' } as const

/** Nothing that was changed is nothing of one's own. */
function changed({ data, error }: Answer): ActionResult {
  if (error) return failed
  return Array.isArray(data) && data.length === 1 ? { ok: true } : missing
}

export async function renameConversation(
  db: UserDb,
  id: string,
  title: string,
): Promise<ActionResult> {
  return changed(await db.from('conversations').update({ title }).eq('id', id).select('id'))
}

/** Keeps a conversation at the top of the list since `at`, or no longer. */
export async function pinConversation(
  db: UserDb,
  id: string,
  at: Date | null,
): Promise<ActionResult> {
  const pinned_at = at?.toISOString() ?? null
  return changed(await db.from('conversations').update({ pinned_at }).eq('id', id).select('id'))
}

/** With its messages, its links and what was said of its answers. */
export async function deleteConversation(db: UserDb, id: string): Promise<ActionResult> {
  return changed(await db.from('conversations').delete().eq('id', id).select('id'))
}

/** Makes the link of one answer, or of the last; or finds the one there is. */
export async function shareConversation(
  db: UserDb,
  conversation: string,
  message: string | null,
): Promise<ShareResult> {
  const { data, error } = await db.rpc('share_conversation', {
    p_conversation: conversation,
    p_message: message,
  })
  if (error) return failed
  return data === null ? missing : { ok: true, share: shareSchema.parse(data) }
}

export async function revokeShare(db: UserDb, token: string): Promise<ActionResult> {
  const { data, error } = await db.rpc('revoke_share', { p_token: token })
  if (error) return failed
  return data === true ? { ok: true } : missing
}

export async function rateMessage(
  db: UserDb,
  message: string,
  feedback: Feedback,
): Promise<ActionResult> {
  const down = feedback.rating === 'down' ? feedback : { reasons: [], note: null }
  const { data, error } = await db.rpc('rate_message', {
    p_message: message,
    p_rating: feedback.rating,
    p_reasons: down.reasons,
    p_note: down.note,
  })
  if (error) return failed
  return data === true ? { ok: true } : missing
}
