import 'server-only'
import { outcomeReaders } from '@/lib/supabase/outcome'
import type { Db, UserDb } from '@/lib/supabase/types'
import type { AuditAction } from './constants'
import type { AccountActionReason, AccountActionResult, RoleChange } from './types'

const { outcomeOf } = outcomeReaders(
  ['missing', 'stale', 'self', 'lastAdmin', 'lastOwner', 'busy'],
  {
    denied: 'forbidden',
    failed: 'failed',
  },
)

/** Gives a role, unless it is no longer the one that was seen. */
export async function changeRole(
  db: UserDb,
  { id, role, seen }: RoleChange,
): Promise<AccountActionResult> {
  return outcomeOf(await db.rpc('change_role', { target: id, new_role: role, seen_role: seen }))
}

/** Locks an account and ends its sessions at once, or lets its owner in again. */
export async function setDisabled(
  db: UserDb,
  id: string,
  disabled: boolean,
): Promise<AccountActionResult> {
  return outcomeOf(await db.rpc('set_account_disabled', { target: id, disabled }))
}

/**
 * Deletes an account at its owner's request with all that is theirs, or declines. A subscription ends with
 * it, and what is left of its period goes back with the next run of the renewals.
 */
export async function handleDeletion(
  db: UserDb,
  request: string,
  accept: boolean,
): Promise<AccountActionResult> {
  return outcomeOf(await db.rpc('handle_deletion', { request, accept }))
}

/** An act that happens in Auth and not in the database. */
export async function recordMailAction(
  db: UserDb,
  act: AuditAction,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const { error } = await db.rpc('record_act', { act, kind: 'account', target: id })
  return error ? { ok: false, reason: error.code } : { ok: true }
}

const mailReason = (status: number | undefined): AccountActionReason =>
  status === 429 ? 'tooSoon' : 'failed'

/** @param client the anonymous client, as for everything that Auth mails */
export async function sendReset(client: Db, email: string): Promise<AccountActionResult> {
  const { error } = await client.auth.resetPasswordForEmail(email)
  return error ? { ok: false, reason: mailReason(error.status) } : { ok: true }
}

export async function resendConfirmation(client: Db, email: string): Promise<AccountActionResult> {
  const { error } = await client.auth.resend({ type: 'signup', email })
  return error ? { ok: false, reason: mailReason(error.status) } : { ok: true }
}
