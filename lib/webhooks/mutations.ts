import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'

/** A secret is told once: to whoever has just made it. */
type Made<Reason extends string> = { ok: true; secret: string } | { ok: false; reason: Reason }

export async function createWebhook(
  db: UserDb,
  { url, events }: { url: string; events: readonly string[] },
): Promise<Made<'tooManyAddresses'>> {
  const made = await db.rpc('create_webhook', { p_url: url, p_events: [...events] })
  const told = z.object({ secret: z.string() }).nullable().parse(unwrapResult(made))
  return told ? { ok: true, secret: told.secret } : { ok: false, reason: 'tooManyAddresses' }
}

/** Both the new and the former secret sign for a day. */
export async function rotateSecret(db: UserDb, webhook: string): Promise<Made<'gone'>> {
  const made = await db.rpc('rotate_webhook_secret', { p_webhook: webhook })
  const secret = z.string().nullable().parse(unwrapResult(made))
  return secret === null ? { ok: false, reason: 'gone' } : { ok: true, secret }
}

/** @returns whether there is such an address of one's own */
export async function setDisabled(db: UserDb, webhook: string, disabled: boolean) {
  const done = await db.rpc('set_webhook_disabled', { p_webhook: webhook, p_disabled: disabled })
  return z.boolean().parse(unwrapResult(done))
}

/** @returns whether there is such an address of one's own that is told something */
export async function sendTest(db: UserDb, webhook: string): Promise<boolean> {
  const made = await db.rpc('test_webhook', { p_webhook: webhook })
  return z.uuid().nullable().parse(unwrapResult(made)) !== null
}

export async function deleteWebhook(db: UserDb, webhook: string): Promise<boolean> {
  const gone = await db.from('webhooks').delete().eq('id', webhook).select('id')
  return z.array(z.object({ id: z.uuid() })).parse(unwrapResult(gone)).length > 0
}

/** @returns false where it waits already, or its address is told nothing more */
export async function replayMessage(db: UserDb, message: string): Promise<boolean> {
  const done = await db.rpc('replay_webhook_message', { p_message: message })
  return z.boolean().parse(unwrapResult(done))
}

/** Forgets what was sent more than ninety days ago. @returns how many */
export async function deleteOldMessages(service: ServiceDb, now: Date): Promise<number> {
  const gone = await service.rpc('delete_old_webhook_messages', { p_now: now.toISOString() })
  return z.number().parse(unwrapResult(gone))
}
