import 'server-only'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'
import { countRecoveryCodes } from './data'
import { readFactor } from './mutations'

/** The second factor of the visitor: since when, and how many recovery codes are left. */
export type OwnFactor = { since: string; codesLeft: number }

/** Null without a factor; undefined when that cannot be known now. */
export async function loadFactor(person: string): Promise<OwnFactor | null | undefined> {
  try {
    const factor = await readFactor(await userClient())
    if (!factor.ok) throw new Error('Auth does not answer')
    if (!factor.since) return null
    return {
      since: factor.since,
      codesLeft: await countRecoveryCodes(serviceClient(), person),
    }
  } catch (thrown) {
    log.error('factor.read-failed', { reason: thrown instanceof Error ? thrown.message : '' })
    return undefined
  }
}
