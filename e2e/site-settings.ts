import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { realtime, supabaseAddress, withoutSession } from '@/lib/supabase/settings'

const usual = {
  maintenance_enabled: false,
  maintenance_message: {},
  allowed_ips: ['localhost', '127.0.0.1', '::1'],
  enabled_at: null,
  debug_mode: false,
  cache_enabled: true,
  backup_frequency: 'daily',
}

/** Puts the site back as it runs usually, past every policy: also where a test has failed. */
export async function restoreSettings(): Promise<void> {
  const { url } = supabaseAddress()
  const key = env().SUPABASE_SERVICE_ROLE_KEY
  if (!key) throw new Error('SUPABASE_SERVICE_ROLE_KEY is not set: run "npm test -- e2e".')
  const service = createClient(url, key, { auth: withoutSession, realtime })
  const { error } = await service.from('site_settings').update(usual).eq('only_row', true)
  if (error) throw error
}
