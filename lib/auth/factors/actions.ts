'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { notifyRecoveryCodeUsed } from '@/lib/auth/account-notices'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { destinationOf, parseLocale } from '@/lib/auth/destination'
import { factorLimit } from '@/lib/auth/rate-limits'
import type { SessionUser } from '@/lib/auth/schema'
import { answered } from '@/lib/form-state'
import { getPathname } from '@/lib/i18n/navigation'
import { serviceClient } from '@/lib/supabase/service-client'
import type { UserDb } from '@/lib/supabase/types'
import { countRecoveryCodes } from './data'
import {
  beginFactor,
  proveFactor,
  readFactor,
  readPersonInSession,
  removeFactor,
  renewCodes,
  spendRecoveryCode,
} from './mutations'
import {
  type CodeError,
  type CodesState,
  confirmFactorSchema,
  type FactorReason,
  type FactorState,
  isRecoveryCode,
  type ProveState,
  proveSchema,
} from './schema'

const reasonOf = (reason: ActionReason): FactorReason =>
  reason === 'tooMany' || reason === 'unauthorized' ? reason : 'failed'

/** Uses a recovery code up in the place of the app's; the log and the person's mailbox hear of it. */
async function tryRecoveryCode(db: UserDb, user: SessionUser, code: string) {
  const asking = await readPersonInSession(db)
  if (!asking || asking.person !== user.id) return { ok: false, reason: 'failed' } as const
  const spent = await spendRecoveryCode(serviceClient(), asking, code)
  if (!spent.ok) return spent
  await logSecurity({ type: 'recovery_code_used', level: 'warning', user })
  await notifyRecoveryCodeUsed(user.id, await countRecoveryCodes(serviceClient(), user.id))
  return spent
}

/** Tries a code of the app or a recovery code, and leaves a row of the security log when it is wrong. */
async function tryCode(db: UserDb, user: SessionUser, factor: string, code: string) {
  const proved = isRecoveryCode(code)
    ? await tryRecoveryCode(db, user, code)
    : await proveFactor(db, factor, code)
  if (!proved.ok && proved.reason === 'wrongCode') {
    await logSecurity({ type: 'second_factor_failed', level: 'warning', user })
  }
  return proved
}

/** What a form shows when a code was not taken. */
const failure = (code: string, reason: 'wrongCode' | 'tooMany' | 'failed') => {
  if (reason !== 'wrongCode') return { reason }
  const wrong = isRecoveryCode(code) ? ('recoveryCodeWrong' as const) : ('codeWrong' as const)
  return { errors: { code: wrong } }
}

/** Tries a code for the factor that the person has, for the acts that only its holder may do. */
async function proveOwnFactor(db: UserDb, user: SessionUser, code: string) {
  const factor = await readFactor(db)
  if (!factor.ok || !factor.id) return { ok: false, shown: { reason: 'failed' } } as const
  const proved = await tryCode(db, user, factor.id, code)
  return proved.ok
    ? ({ ok: true, factor: factor.id } as const)
    : ({ ok: false, shown: failure(code, proved.reason) } as const)
}

/** What a form that asks for a code shows when its action was not run. */
const notRun = (
  reason: ActionReason,
  needed: 'codeNeeded' | 'digitsNeeded' = 'codeNeeded',
): { errors: { code: CodeError } } | { reason: FactorReason } =>
  reason === 'invalid' ? { errors: { code: needed } } : { reason: reasonOf(reason) }

/** The second step of signing in: goes to the page asked for, or to the new password. */
export async function proveSecondFactor(before: ProveState, data: FormData): Promise<ProveState> {
  return runAction<z.infer<typeof proveSchema>, ProveState, ProveState>({
    name: 'factor',
    access: 'session',
    limit: factorLimit,
    schema: proveSchema,
    input: data,
    refuse: (reason) => answered(before, notRun(reason)),
    async run({ user, db, input }) {
      const factor = await readFactor(db)
      if (!factor.ok) return answered(before, { reason: 'failed' })
      if (factor.id) {
        const proved = await tryCode(db, user, factor.id, input.code)
        if (!proved.ok) return answered(before, failure(input.code, proved.reason))
      }
      const locale = parseLocale(data.get('locale'))
      if (data.get('purpose') === 'password')
        redirect(getPathname({ locale, href: '/new-password' }))
      redirect(destinationOf(data.get('next'), locale))
    },
  })
}

/** Begins a factor of somebody of the administration: answers what their app has to be told. */
export async function startFactor(before: FactorState): Promise<FactorState> {
  return runAction<unknown, FactorState, FactorState>({
    name: 'factor',
    access: 'canViewAdminPanel',
    limit: factorLimit,
    schema: z.unknown(),
    input: null,
    refuse: (reason) => answered(before, { reason: reasonOf(reason) }),
    async run({ db }) {
      const factor = await beginFactor(db)
      return answered(before, factor ? { result: factor } : { reason: 'failed' })
    },
  })
}

/**
 * The first code: from now on the factor is asked for, and every other session has ended. Answers the recovery
 * codes; none of them when they could not be stored, for the factor counts all the same.
 */
export async function confirmFactor(before: CodesState, data: FormData): Promise<CodesState> {
  return runAction<z.infer<typeof confirmFactorSchema>, CodesState, CodesState>({
    name: 'factor',
    access: 'canViewAdminPanel',
    limit: factorLimit,
    schema: confirmFactorSchema,
    input: data,
    refuse: (reason) => answered(before, notRun(reason, 'digitsNeeded')),
    async run({ user, db, input }) {
      const proved = await tryCode(db, user, input.factor, input.code)
      if (!proved.ok) return answered(before, failure(input.code, proved.reason))
      await logSecurity({ type: 'second_factor_added', level: 'warning', user })
      const asking = await readPersonInSession(db)
      const codes = asking && (await renewCodes(serviceClient(), asking))
      return answered(before, { result: { codes: codes ?? [] } })
    },
  })
}

/** New recovery codes for whoever can still show a code; those of before open nothing any more. */
export async function renewRecoveryCodes(before: CodesState, data: FormData): Promise<CodesState> {
  return runAction<z.infer<typeof proveSchema>, CodesState, CodesState>({
    name: 'factor',
    access: 'session',
    limit: factorLimit,
    schema: proveSchema,
    input: data,
    refuse: (reason) => answered(before, notRun(reason)),
    async run({ user, db, input }) {
      const proved = await proveOwnFactor(db, user, input.code)
      if (!proved.ok) return answered(before, proved.shown)
      const asking = await readPersonInSession(db)
      const codes = asking && (await renewCodes(serviceClient(), asking))
      if (!codes) return answered(before, { reason: 'failed' })
      await logSecurity({ type: 'recovery_codes_renewed', level: 'warning', user })
      refresh()
      return answered(before, { result: { codes } })
    },
  })
}

/** Takes the factor away from whoever can still show a code of it. */
export async function endFactor(before: FactorState, data: FormData): Promise<FactorState> {
  return runAction<z.infer<typeof proveSchema>, FactorState, FactorState>({
    name: 'factor',
    access: 'session',
    limit: factorLimit,
    schema: proveSchema,
    input: data,
    refuse: (reason) => answered(before, notRun(reason)),
    async run({ user, db, input }) {
      const proved = await proveOwnFactor(db, user, input.code)
      if (!proved.ok) return answered(before, proved.shown)
      if (!(await removeFactor(db, proved.factor))) return answered(before, { reason: 'failed' })
      await logSecurity({ type: 'second_factor_removed', level: 'warning', user })
      refresh()
      return answered(before, { result: 'off' })
    },
  })
}
