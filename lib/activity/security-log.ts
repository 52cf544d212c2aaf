import 'server-only'
import { headers } from 'next/headers'
import { log } from '@/lib/log'
import { clientAddress } from '@/lib/requests/client-address'
import { serviceClient } from '@/lib/supabase/service-client'
import type { SecurityEvent, SecurityLevel } from './constants'
import { maskEmail } from './mask-email'
import { recordSecurityEvent } from './mutations'

export type SecurityEntry = {
  type: SecurityEvent
  level?: SecurityLevel
  /** Whom it is about, when that is known for sure. */
  user?: { id: string; email: string } | null
  /** The address somebody typed, which may be anybody's: kept masked. */
  claimedEmail?: string
  /** Plain values; never a password, a token or a text of the person's. */
  data?: Record<string, string | number | boolean>
}

/**
 * Writes an event of security at once, with the address and browser of the request it happens in. Never
 * throws: what is being done goes on, the loss is in the log of the process, and nothing is tried again
 * (spec 6).
 */
export async function logSecurity(entry: SecurityEntry): Promise<void> {
  try {
    const request = await headers()
    const recorded = await recordSecurityEvent(serviceClient(), {
      user_id: entry.user?.id ?? null,
      user_email: entry.user?.email ?? (entry.claimedEmail ? maskEmail(entry.claimedEmail) : null),
      event_type: entry.type,
      event_level: entry.level ?? 'info',
      event_data: entry.data ?? {},
      ip_address: clientAddress(request).slice(0, 45),
      user_agent: request.get('user-agent')?.slice(0, 300) ?? null,
    })
    if (!recorded.ok) log.error('security.lost', { type: entry.type, reason: recorded.reason })
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : 'unknown'
    log.error('security.lost', { type: entry.type, reason })
  }
}
