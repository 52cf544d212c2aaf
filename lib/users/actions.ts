'use server'

import { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { isAdminEmail } from '@/lib/auth/configured-emails'
import { roles } from '@/lib/auth/constants'
import { requirePermission } from '@/lib/auth/require-permission'
import type { SessionUser } from '@/lib/auth/schema'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import type { Db } from '@/lib/supabase/types'
import { readUser } from './data'
import { handleDeletionRequest } from './handle-deletion-request'
import {
  changeRole as change,
  setDisabled as disable,
  recordMailAction,
  resendConfirmation as resend,
  sendReset as reset,
} from './mutations'
import type { AccountDetail } from './schema'
import type { AccountActionReason, AccountActionResult, DeletionResult } from './types'

const idSchema = z.uuid()
const roleChangeSchema = z.object({ id: idSchema, role: z.enum(roles), seen: z.enum(roles) })
const disablingSchema = z.object({ id: idSchema, disabled: z.boolean() })
const answerSchema = z.object({
  request: idSchema,
  accept: z.boolean(),
  email: z.string().trim().max(254),
})

type Failure = { ok: false; reason: AccountActionReason }
type Admin = { db: Db; admin: SessionUser }

/** Runs with the administrator's own session; what is thrown becomes a reason. */
async function runAsAdmin<T>(work: (given: Admin) => Promise<T | Failure>): Promise<T | Failure> {
  try {
    const admin = await requirePermission('canManageUsers')
    return await work({ db: await userClient(), admin })
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized' || code === 'forbidden') return { ok: false, reason: code }
    log.error('users.failed', { code, reason: message })
    return { ok: false, reason: 'failed' }
  }
}

/** The same for one account that is there. */
function withAccount<T>(
  id: unknown,
  work: (given: Admin & { account: AccountDetail }) => Promise<T | Failure>,
): Promise<T | Failure> {
  return runAsAdmin(async (given): Promise<T | Failure> => {
    const parsed = idSchema.safeParse(id)
    const account = parsed.success ? await readUser(given.db, parsed.data) : null
    return account ? work({ ...given, account }) : { ok: false, reason: 'missing' }
  })
}

export async function changeRole(input: unknown): Promise<AccountActionResult> {
  const parsed = roleChangeSchema.safeParse(input)
  if (!parsed.success) return { ok: false, reason: 'missing' }
  const { id, role, seen } = parsed.data
  return withAccount(id, async ({ db, admin, account }): Promise<AccountActionResult> => {
    if (isAdminEmail(account.email)) return { ok: false, reason: 'alwaysAdmin' }
    if (role === seen) return { ok: true }
    const changed = await change(db, { id, role, seen })
    if (changed.ok) {
      await logSecurity({
        type: 'role_changed',
        level: role === 'admin' || seen === 'admin' ? 'critical' : 'warning',
        user: account,
        data: { from: seen, to: role, by: admin.id },
      })
    }
    return changed
  })
}

export async function setDisabled(input: unknown): Promise<AccountActionResult> {
  const parsed = disablingSchema.safeParse(input)
  if (!parsed.success) return { ok: false, reason: 'missing' }
  const { id, disabled } = parsed.data
  return withAccount(id, async ({ db, admin, account }): Promise<AccountActionResult> => {
    // Somebody else was faster: nothing to do, but the page must say so.
    if ((account.disabledAt !== null) === disabled) return { ok: false, reason: 'stale' }
    const changed = await disable(db, id, disabled)
    if (changed.ok) {
      await logSecurity({
        type: disabled ? 'account_disabled' : 'account_enabled',
        level: 'warning',
        user: account,
        data: { by: admin.id },
      })
    }
    return changed
  })
}

async function recordMailSent(
  db: Db,
  sent: AccountActionResult,
  act: Parameters<typeof recordMailAction>[1],
  id: string,
) {
  if (!sent.ok) return sent
  const kept = await recordMailAction(db, act, id)
  if (!kept.ok) log.error('audit.lost', { act, reason: kept.reason })
  return sent
}

/** Mails the link with which a person sets a new password. */
export async function sendReset(id: unknown): Promise<AccountActionResult> {
  return withAccount(id, async ({ db, admin, account }): Promise<AccountActionResult> => {
    if (!account.confirmedAt) return { ok: false, reason: 'stale' }
    const sent = await reset(anonymousClient(), account.email)
    if (sent.ok) {
      await logSecurity({
        type: 'password_reset_requested',
        user: admin,
        data: { account: account.id },
      })
    }
    return recordMailSent(db, sent, 'account.resetSent', account.id)
  })
}

/** Mails the link of the sign-up again. */
export async function resendConfirmation(id: unknown): Promise<AccountActionResult> {
  return withAccount(id, async ({ db, account }): Promise<AccountActionResult> => {
    if (account.confirmedAt) return { ok: false, reason: 'stale' }
    const sent = await resend(anonymousClient(), account.email)
    return recordMailSent(db, sent, 'account.confirmationSent', account.id)
  })
}

/** Deletes an account at its owner's request, or declines; either way the owner is told by mail. */
export async function handleDeletion(input: unknown): Promise<DeletionResult> {
  const parsed = answerSchema.safeParse(input)
  if (!parsed.success) return { ok: false, reason: 'missing' }
  return runAsAdmin(async ({ db, admin }): Promise<DeletionResult> => {
    const answered = await handleDeletionRequest(db, parsed.data)
    if (answered.ok && parsed.data.accept) {
      // About somebody who is gone: their name is not written down again.
      await logSecurity({ type: 'account_deleted', level: 'critical', data: { by: admin.id } })
    }
    return answered
  })
}
