import 'server-only'
import { requireAccess } from '@/lib/auth/loaders'
import { firstText } from '@/lib/page-params'
import { readDatasets } from '@/lib/ragops/datasets/data'
import { userClient } from '@/lib/supabase/clients'
import { readConfigurations, readGates, readMoves, readShadows } from './data'
import { comparedSides, inForce } from './in-force'
import type { ConfigurationsPage } from './types'

type Params = Record<string, string | string[] | undefined>

/** What the chat answers with, what it could, and what stands between. Administrators alone. */
export async function loadConfigurations(params: Params): Promise<ConfigurationsPage> {
  const user = await requireAccess('adminConfigurations')
  const db = await userClient()
  const [configurations, moves, shadows, datasets] = await Promise.all([
    readConfigurations(db),
    readMoves(db),
    readShadows(db),
    readDatasets(db),
  ])
  const labels = inForce(moves)
  const asked = { from: firstText(params.from), to: firstText(params.to) }
  const { before, after } = comparedSides(configurations, labels.production?.hash ?? null, asked)
  const gates = await readGates(db, after?.hash ?? null)
  return { user, configurations, moves, labels, before, after, gates, shadows, datasets }
}
