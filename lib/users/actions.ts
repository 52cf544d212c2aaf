'use server'

import { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { isAdminEmail } from '@/lib/auth/configured-emails'
import { roles } from '@/lib/auth/roles'
import type { SessionUser } from '@/lib/auth/schema'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import { anonymousClient } from '@/lib/supabase/clients'
import type { UserDb } from '@/lib/supabase/types'
import { readUser } from './data'
import { handleDeletionRequest } from './handle-deletion-request'
import {
  setDisabled as disable,
  recordMailAction,
  resendConfirmation as resend,
  sendReset as reset,
  changeRole as updateRole,
} from './mutations'
import type { AccountDetail } from './schema'
import type { AccountActionReason, AccountActionResult, DeletionResult } from './types'

const idSchema = z.uuid()
const accountSchema = z.object({ id: idSchema })
const roleChangeSchema = z.object({ id: idSchema, role: z.enum(roles), seen: z.enum(roles) })
const disablingSchema = z.object({ id: idSchema, disabled: z.boolean() })
const answerSchema = z.object({
  request: idSchema,
  accept: z.boolean(),
  email: z.string().trim().max(254),
})

type Failure = { ok: false; reason: AccountActionReason }

/** By account of the administrator; far more than a person handles by hand. */
const actionLimit = createRateLimiter({ name: 'users.action', points: 120, seconds: 60 })

const reasons = {
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  tooMany: 'tooMany',
  invalid: 'missing',
  unavailable: 'failed',
  failed: 'failed',
} as const satisfies Record<ActionReason, AccountActionReason>

type AdminContext<Input> = { db: UserDb; admin: SessionUser; input: Input }

/** Runs with the administrator's own session. */
function runAsAdmin<Input, Result>(
  schema: z.ZodType<Input>,
  input: unknown,
  run: (context: AdminContext<Input>) => Promise<Result>,
): Promise<Result | Failure> {
  return runAction({
    name: 'users',
    access: 'canManageUsers',
    limit: actionLimit,
    schema,
    input,
    refuse: (reason): Failure => ({ ok: false, reason: reasons[reason] }),
    run: ({ db, user, input: parsed }) => run({ db, admin: user, input: parsed }),
  })
}

/** The same for one account that exists. */
function withAccount<Input extends { id: string }>(
  schema: z.ZodType<Input>,
  input: unknown,
  run: (context: AdminContext<Input> & { account: AccountDetail }) => Promise<AccountActionResult>,
): Promise<AccountActionResult> {
  return runAsAdmin(schema, input, async (context): Promise<AccountActionResult> => {
    const account = await readUser(context.db, context.input.id)
    return account ? run({ ...context, account }) : { ok: false, reason: 'missing' }
  })
}

export async function changeRole(input: unknown): Promise<AccountActionResult> {
  return withAccount(roleChangeSchema, input, async ({ db, admin, account, input: change }) => {
    const { id, role, seen } = change
    if (isAdminEmail(account.email)) return { ok: false, reason: 'alwaysAdmin' }
    if (role === seen) return { ok: true }
    const changed = await updateRole(db, { id, role, seen })
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
  return withAccount(disablingSchema, input, async ({ db, admin, account, input: change }) => {
    const { id, disabled } = change
    // Another administrator was faster: nothing to do, but the page must say so.
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
  db: UserDb,
  sent: AccountActionResult,
  action: Parameters<typeof recordMailAction>[1],
  id: string,
) {
  if (!sent.ok) return sent
  const recorded = await recordMailAction(db, action, id)
  if (!recorded.ok) log.error('audit.lost', { action, reason: recorded.reason })
  return sent
}

/** Mails the link with which a person sets a new password. */
export async function sendReset(id: unknown): Promise<AccountActionResult> {
  return withAccount(accountSchema, { id }, async ({ db, admin, account }) => {
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
  return withAccount(accountSchema, { id }, async ({ db, account }) => {
    if (account.confirmedAt) return { ok: false, reason: 'stale' }
    const sent = await resend(anonymousClient(), account.email)
    return recordMailSent(db, sent, 'account.confirmationSent', account.id)
  })
}

/** Deletes an account at its owner's request, or declines; either way the owner is told by mail. */
export async function handleDeletion(input: unknown): Promise<DeletionResult> {
  return runAsAdmin(
    answerSchema,
    input,
    async ({ db, admin, input: answer }): Promise<DeletionResult> => {
      const answered = await handleDeletionRequest(db, answer)
      if (answered.ok && answer.accept) {
        // The account is gone: its owner's name is not written down again.
        await logSecurity({ type: 'account_deleted', level: 'critical', data: { by: admin.id } })
      }
      return answered
    },
  )
}
