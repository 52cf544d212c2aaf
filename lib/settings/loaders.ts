import 'server-only'
import { headers } from 'next/headers'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { env } from '@/lib/env'
import { clientAddress } from '@/lib/requests/client-address'
import { normalizeAddress } from '@/lib/site-state/ip-address'
import { userClient } from '@/lib/supabase/clients'
import { readLastBackup, readSettings } from './data'
import { describeServices, type EnvironmentService } from './environment'
import type { Backup, CurrentSettings } from './types'

export type SettingsPage = {
  user: SessionUser
  current: CurrentSettings
  backup: Backup | null
  /** Where the administrator asks from, as the nearest proxy saw it. */
  address: string | null
  parts: EnvironmentService[]
}

/** Everything on the page of the settings; everybody but administrators goes to the front page. */
export async function loadSettingsPage(): Promise<SettingsPage> {
  const user = await requireAccess('adminSettings')
  const db = await userClient()
  const [current, backup, asked] = await Promise.all([
    readSettings(db),
    readLastBackup(db),
    headers(),
  ])
  return {
    user,
    current,
    backup,
    address: normalizeAddress(clientAddress(asked)),
    parts: describeServices(env()),
  }
}
