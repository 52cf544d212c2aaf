import 'server-only'
import { notFound } from 'next/navigation'
import { requireAccess } from '@/lib/auth/loaders'
import { readPage } from '@/lib/page-params'
import { userClient } from '@/lib/supabase/clients'
import { webhookPath } from './constants'
import { readMessages, readWebhook, readWebhooks } from './data'
import type { Webhook, WebhookMessage } from './schema'

/** One's own addresses. Leads a visitor to the log-in. */
export async function loadWebhooks(): Promise<Webhook[]> {
  await requireAccess('webhooks')
  return readWebhooks(await userClient())
}

/** One address with a page of its log; another's is not found. */
export async function loadWebhook(
  id: string,
  params: Record<string, string | string[] | undefined>,
): Promise<{ webhook: Webhook; messages: WebhookMessage[]; total: number; page: number }> {
  await requireAccess('webhooks', webhookPath(id))
  const db = await userClient()
  const webhook = await readWebhook(db, id)
  if (!webhook) notFound()
  const page = readPage(params.page)
  return { webhook, page, ...(await readMessages(db, id, page)) }
}
