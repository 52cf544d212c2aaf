import 'server-only'
import { z } from 'zod'
import type { Json, UserDb } from '@/lib/supabase/types'
import type { ConfigurationLabel } from './constants'
import type { ConfigurationReason } from './form-state'
import type { ConfigurationForm, GateForm, MoveForm } from './schema'

// Each function of the database asks for an administrator, makes the change and notes it in one transaction.

type Outcome = { ok: true } | { ok: false; reason: ConfigurationReason }
type Failed = { code?: string } | null

const reasons: Record<string, ConfigurationReason> = { '54000': 'full', '42501': 'denied' }
const refused = (error: Failed): { ok: false; reason: ConfigurationReason } => ({
  ok: false,
  reason: reasons[error?.code ?? ''] ?? 'failed',
})

/** @returns the id of the configuration with these settings, which may have been there under another name */
export async function createConfiguration(
  db: UserDb,
  { name, ...settings }: ConfigurationForm,
): Promise<{ ok: true; id: string } | { ok: false; reason: ConfigurationReason }> {
  const { data, error } = await db.rpc('create_configuration', {
    p_name: name,
    p_settings: settings as Json,
  })
  const id = z.uuid().safeParse(data)
  return !error && id.success ? { ok: true, id: id.data } : refused(error)
}

/** Puts a label on a configuration, where every gate lets it through. */
export async function moveConfiguration(
  db: UserDb,
  { configuration, label, share }: MoveForm,
): Promise<Outcome> {
  const { data, error } = await db.rpc('move_configuration', {
    p_label: label,
    p_configuration: configuration,
    ...(label === 'production' ? {} : { p_share: share }),
  })
  if (error) return refused(error)
  if (data === 'moved') return { ok: true }
  return { ok: false, reason: data === 'gates' || data === 'same' ? data : 'gone' }
}

/** Production goes to what it was on before; a canary and a shadow end. */
export async function rollBack(db: UserDb, label: ConfigurationLabel): Promise<Outcome> {
  const { data, error } = await db.rpc('roll_back_configuration', { p_label: label })
  if (error) return refused(error)
  return data === 'done' ? { ok: true } : { ok: false, reason: 'nothing' }
}

/** `gone`: the dataset is not one's own. */
export async function addGate(
  db: UserDb,
  { dataset, metric, margin, slice, value }: GateForm,
): Promise<Outcome> {
  const { data, error } = await db.rpc('add_configuration_gate', {
    p_dataset: dataset,
    p_metric: metric,
    p_margin: margin,
    ...(slice && value ? { p_slice: slice, p_value: value } : {}),
  })
  if (error) return refused(error)
  return data ? { ok: true } : { ok: false, reason: 'gone' }
}

export async function removeGate(db: UserDb, gate: string): Promise<Outcome> {
  const { data, error } = await db.rpc('remove_configuration_gate', { p_gate: gate })
  if (error) return refused(error)
  return data ? { ok: true } : { ok: false, reason: 'gone' }
}
