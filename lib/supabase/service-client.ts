import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { realtime, statelessAuth, supabaseAddress, uncachedFetch } from './settings'
import type { ServiceDb } from './types'

/**
 * Past every policy. Only for webhooks, scheduled work, scripts, and writes that no person may do with
 * their own session (a role); the caller has already decided that it is allowed.
 * @throws AppError `unavailable` where Supabase or its service key is not set.
 */
export function serviceClient(): ServiceDb {
  const { url } = supabaseAddress()
  const { SUPABASE_SERVICE_ROLE_KEY: key } = env()
  if (!key) throw new AppError('unavailable', { internal: 'no service key is set' })
  return createClient(url, key, {
    auth: statelessAuth,
    realtime,
    global: { fetch: uncachedFetch },
  })
}
