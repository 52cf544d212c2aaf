'use server'

import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { destinationOf, parseLocale } from '@/lib/auth/destination'
import { factorLimit } from '@/lib/auth/rate-limits'
import type { SessionUser } from '@/lib/auth/schema'
import { answered } from '@/lib/form-state'
import { getPathname } from '@/lib/i18n/navigation'
import type { UserDb } from '@/lib/supabase/types'
import { beginFactor, proveFactor, readFactor, removeFactor } from './mutations'
import {
  confirmFactorSchema,
  type FactorReason,
  type FactorState,
  type ProveState,
  proveSchema,
} from './schema'

const reasonOf = (reason: ActionReason): FactorReason =>
  reason === 'tooMany' || reason === 'unauthorized' ? reason : 'failed'

/** Tries a code, and leaves a row of the security log when it is wrong. */
async function tryCode(db: UserDb, user: SessionUser, factor: string, code: string) {
  const proved = await proveFactor(db, factor, code)
  if (!proved.ok && proved.reason === 'wrongCode') {
    await logSecurity({ type: 'second_factor_failed', level: 'warning', user })
  }
  return proved
}

/** What a form shows when a code was not taken. */
const failure = (reason: 'wrongCode' | 'tooMany' | 'failed') =>
  reason === 'wrongCode' ? { errors: { code: 'codeWrong' as const } } : { reason }

/** What a form that asks for a code shows when its action was not run. */
const notRun = (reason: ActionReason) =>
  reason === 'invalid' ? { errors: { code: 'codeNeeded' as const } } : { reason: reasonOf(reason) }

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
        if (!proved.ok) return answered(before, failure(proved.reason))
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

/** The first code: from now on the factor is asked for, and every other session has ended. */
export async function confirmFactor(before: FactorState, data: FormData): Promise<FactorState> {
  return runAction<z.infer<typeof confirmFactorSchema>, FactorState, FactorState>({
    name: 'factor',
    access: 'canViewAdminPanel',
    limit: factorLimit,
    schema: confirmFactorSchema,
    input: data,
    refuse: (reason) => answered(before, notRun(reason)),
    async run({ user, db, input }) {
      const proved = await tryCode(db, user, input.factor, input.code)
      if (!proved.ok) return answered(before, failure(proved.reason))
      await logSecurity({ type: 'second_factor_added', level: 'warning', user })
      refresh()
      return answered(before, { result: 'on' })
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
      const factor = await readFactor(db)
      if (!factor.ok || !factor.id) return answered(before, { reason: 'failed' })
      const proved = await tryCode(db, user, factor.id, input.code)
      if (!proved.ok) return answered(before, failure(proved.reason))
      if (!(await removeFactor(db, factor.id))) return answered(before, { reason: 'failed' })
      await logSecurity({ type: 'second_factor_removed', level: 'warning', user })
      refresh()
      return answered(before, { result: 'off' })
    },
  })
}
