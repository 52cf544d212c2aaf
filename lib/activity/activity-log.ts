import 'server-only'
import { headers } from 'next/headers'
import { log } from '@/lib/log'
import type { Db } from '@/lib/supabase/types'
import type { ActivityType } from './constants'
import { recordActivity } from './mutations'

/**
 * Records what a person has done, with their own session and the browser of the request. A row that is lost
 * is in the log of the process and nowhere else (spec 6).
 */
export async function logActivity(
  db: Db,
  type: ActivityType,
  data: Record<string, string | number | boolean> = {},
): Promise<void> {
  const userAgent = (await headers()).get('user-agent')
  const recorded = await recordActivity(db, { type, data, userAgent })
  if (!recorded.ok) log.error('activity.lost', { type, reason: recorded.reason })
}
