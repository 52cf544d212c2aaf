import 'server-only'
import { z } from 'zod'
import { callFunction } from '@/lib/supabase/data'
import type { ServiceDb } from '@/lib/supabase/types'

/** Longer than one handful of mails can take; a mail that did not leave is tried again after it. */
const lease = '10 minutes'

/** Takes mails for the caller alone, each five times at most. They are parsed one by one. */
export function claimNotices(service: ServiceDb, now: Date, limit: number): Promise<unknown[]> {
  const given = { p_now: now, p_limit: limit, p_lease: lease }
  return callFunction(service, 'claim_notices', given, z.array(z.unknown()))
}

export async function markNoticeSent(service: ServiceDb, id: number, now: Date): Promise<void> {
  await callFunction(service, 'notice_sent', { p_id: id, p_now: now }, z.unknown())
}
