import 'server-only'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import { readFactor } from './mutations'

/** Since when the visitor has a second factor, null without one; undefined when Auth does not say. */
export async function loadFactorSince(): Promise<string | null | undefined> {
  const factor = await readFactor(await userClient())
  if (factor.ok) return factor.since
  log.error('factor.read-failed')
  return undefined
}
