import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import { messagesAPage } from './constants'
import { messageSchema, type Webhook, type WebhookMessage, webhookSchema } from './schema'

// Read with the person's own session: the policies show nobody another's, and nobody a secret.

const columns = 'id, url, events, created_at, failing_since, disabled_at, disabled_why'

/** The newest first. @throws AppError `unavailable` */
export async function readWebhooks(db: UserDb): Promise<Webhook[]> {
  const read = await db
    .from('webhooks')
    .select(columns)
    .order('created_at', { ascending: false })
    .order('id')
  return z.array(webhookSchema).parse(unwrapResult(read))
}

/** Null when there is none of that id among one's own. @throws AppError `unavailable` */
export async function readWebhook(db: UserDb, id: string): Promise<Webhook | null> {
  if (!z.uuid().safeParse(id).success) return null
  const read = await db.from('webhooks').select(columns).eq('id', id).maybeSingle()
  return webhookSchema.nullable().parse(unwrapResult(read))
}

/** A page of what was sent, the newest first, with every attempt. @throws AppError `unavailable` */
export async function readMessages(
  db: UserDb,
  webhook: string,
  page: number,
): Promise<{ messages: WebhookMessage[]; total: number }> {
  const read = await db
    .from('webhook_messages')
    .select(
      'id, event, body, state, next_at, created_at, webhook_attempts(at, status, error, ms)',
      { count: 'exact' },
    )
    .eq('webhook_id', webhook)
    .order('created_at', { ascending: false })
    .order('id')
    .range((page - 1) * messagesAPage, page * messagesAPage - 1)
  return { messages: z.array(messageSchema).parse(unwrapResult(read)), total: read.count ?? 0 }
}
