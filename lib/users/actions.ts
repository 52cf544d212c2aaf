'use server'

import { z } from 'zod'
import { logSecurity } from '@/lib/activity/security'
import { isAdminEmail } from '@/lib/auth/admin-emails'
import { roles } from '@/lib/auth/constants'
import { admit } from '@/lib/auth/gate'
import type { SessionUser } from '@/lib/auth/schema'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { publicClient, sessionClient } from '@/lib/supabase/server'
import type { Db } from '@/lib/supabase/types'
import { answerDeletion } from './answer-deletion'
import { readUser } from './data'
import {
  changeRole as change,
  setDisabled as disable,
  recordMailAct,
  resendConfirmation as resend,
  sendReset as reset,
} from './mutations'
import type { AccountDetail } from './schema'
import type { ActProblem, ActResult, DeletionResult } from './types'

const idSchema = z.uuid()
const roleChangeSchema = z.object({ id: idSchema, role: z.enum(roles), seen: z.enum(roles) })
const disablingSchema = z.object({ id: idSchema, disabled: z.boolean() })
const answerSchema = z.object({
  request: idSchema,
  accept: z.boolean(),
  email: z.string().trim().max(254),
})

type Refusal = { ok: false; reason: ActProblem }
type Admin = { db: Db; admin: SessionUser }

/** Runs with the administrator's own session; what is thrown becomes a reason. */
async function asAdmin<T>(work: (given: Admin) => Promise<T | Refusal>): Promise<T | Refusal> {
  try {
    const admin = await admit('canManageUsers')
    return await work({ db: await sessionClient(), admin })
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized' || code === 'forbidden') return { ok: false, reason: code }
    log.error('users.failed', { code, reason: message })
    return { ok: false, reason: 'failed' }
  }
}

/** The same for one account that is there. */
function about<T>(
  id: unknown,
  work: (given: Admin & { account: AccountDetail }) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return asAdmin(async (given): Promise<T | Refusal> => {
    const parsed = idSchema.safeParse(id)
    const account = parsed.success ? await readUser(given.db, parsed.data) : null
    return account ? work({ ...given, account }) : { ok: false, reason: 'missing' }
  })
}

export async function changeRole(input: unknown): Promise<ActResult> {
  const parsed = roleChangeSchema.safeParse(input)
  if (!parsed.success) return { ok: false, reason: 'missing' }
  const { id, role, seen } = parsed.data
  return about(id, async ({ db, admin, account }): Promise<ActResult> => {
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

export async function setDisabled(input: unknown): Promise<ActResult> {
  const parsed = disablingSchema.safeParse(input)
  if (!parsed.success) return { ok: false, reason: 'missing' }
  const { id, disabled } = parsed.data
  return about(id, async ({ db, admin, account }): Promise<ActResult> => {
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

async function recorded(
  db: Db,
  sent: ActResult,
  act: Parameters<typeof recordMailAct>[1],
  id: string,
) {
  if (!sent.ok) return sent
  const kept = await recordMailAct(db, act, id)
  if (!kept.ok) log.error('audit.lost', { act, reason: kept.reason })
  return sent
}

/** Mails the link with which a person sets a new password. */
export async function sendReset(id: unknown): Promise<ActResult> {
  return about(id, async ({ db, admin, account }): Promise<ActResult> => {
    if (!account.confirmedAt) return { ok: false, reason: 'stale' }
    const sent = await reset(publicClient(), account.email)
    if (sent.ok) {
      await logSecurity({
        type: 'password_reset_requested',
        user: admin,
        data: { account: account.id },
      })
    }
    return recorded(db, sent, 'account.resetSent', account.id)
  })
}

/** Mails the link of the sign-up again. */
export async function resendConfirmation(id: unknown): Promise<ActResult> {
  return about(id, async ({ db, account }): Promise<ActResult> => {
    if (account.confirmedAt) return { ok: false, reason: 'stale' }
    const sent = await resend(publicClient(), account.email)
    return recorded(db, sent, 'account.confirmationSent', account.id)
  })
}

/** Deletes an account at its owner's request, or declines; either way the owner is told by mail. */
export async function handleDeletion(input: unknown): Promise<DeletionResult> {
  const parsed = answerSchema.safeParse(input)
  if (!parsed.success) return { ok: false, reason: 'missing' }
  return asAdmin(async ({ db, admin }): Promise<DeletionResult> => {
    const answered = await answerDeletion(db, parsed.data)
    if (answered.ok && parsed.data.accept) {
      // About somebody who is gone: their name is not written down again.
      await logSecurity({ type: 'account_deleted', level: 'critical', data: { by: admin.id } })
    }
    return answered
  })
}
