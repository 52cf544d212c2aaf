import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { UserDb } from '@/lib/supabase/types'
import {
  type Configuration,
  configurationSchema,
  type Gate,
  gateRowSchema,
  type Move,
  moveSchema,
  type ShadowSummary,
  shadowSummarySchema,
} from './schema'

// Everything is read with the administrator's own session: the policies show nobody else anything.

const mostConfigurations = 500
const mostMoves = 100

/** The newest first. @throws AppError `unavailable` */
export async function readConfigurations(db: UserDb): Promise<Configuration[]> {
  const read = await db
    .from('configurations')
    .select('id, no, name, settings, hash, created_at')
    .order('no', { ascending: false })
    .limit(mostConfigurations)
  return z.array(configurationSchema).parse(unwrapResult(read))
}

/** The newest first. @throws AppError `unavailable` */
export async function readMoves(db: UserDb): Promise<Move[]> {
  const read = await db
    .from('configuration_moves')
    .select('id, label, act, name, settings, hash, share, moved_at')
    .order('id', { ascending: false })
    .limit(mostMoves)
  return z.array(moveSchema).parse(unwrapResult(read))
}

/** What the gates say of a configuration. @param hash null: the built-in settings */
export async function readGates(db: UserDb, hash: string | null): Promise<Gate[]> {
  const read = await db.rpc('list_configuration_gates', hash ? { p_hash: hash } : {})
  return z.array(gateRowSchema).parse(unwrapResult(read))
}

/** What shadows found beside what answered. @throws AppError `unavailable` */
export async function readShadows(db: UserDb): Promise<ShadowSummary[]> {
  return z.array(shadowSummarySchema).parse(unwrapResult(await db.rpc('shadow_summary')))
}
