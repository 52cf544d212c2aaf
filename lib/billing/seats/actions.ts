'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { logActivity } from '@/lib/activity/activity-log'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { executeCharge } from '@/lib/billing/charge'
import { createBillingContext } from '@/lib/billing/context'
import { deliverPending } from '@/lib/billing/notices/delivery'
import { configuredProvider } from '@/lib/billing/service'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { createRateLimiter } from '@/lib/rate-limit'
import { readOrganizationSeats } from './data'
import type { AddState, NextState, SeatError } from './form-state'
import { buySeats, setNextSeats } from './mutations'
import { addFormSchema, nextFormSchema } from './schema'

/** By account: each may be a charge. */
const limit = createRateLimiter({ name: 'billing.seats', points: 20, seconds: 600 })
const change = formAction({
  name: 'billing.seats',
  limit,
  reasonOf: (reason) => {
    const plain = plainReason(reason)
    return plain === 'tooMany' ? 'often' : plain
  },
})

/** Adds seats to an organisation and charges the card of whoever asks, while they wait. */
export async function addSeats(before: AddState, data: FormData): Promise<AddState> {
  const values = submittedTexts(data, ['seats'])
  const fresh: AddState = { ...before, amount: null, code: null }
  return change<AddState>(fresh, values, async ({ user, db }) => {
    const parsed = parseForm<typeof addFormSchema, SeatError>(addFormSchema, data)
    if (!parsed.ok) return answered(fresh, { errors: parsed.errors, values })
    if (!configuredProvider()) return answered(fresh, { reason: 'closed', values })
    const { organization, seats, expected = 0 } = parsed.form
    const ctx = createBillingContext()
    const bought = await buySeats(
      ctx.service,
      user.id,
      { organization, seats, expected },
      ctx.now(),
    )
    refresh()
    if (bought.outcome === 'changed')
      return answered(fresh, { reason: 'changed', amount: bought.amount, values })
    if (bought.outcome !== 'charge') return answered(fresh, { reason: bought.outcome, values })
    const state = await executeCharge(ctx, bought.charge)
    after(deliverPending)
    if (state === 'paid') return answered(fresh, { result: 'added' })
    if (state !== 'declined') return answered(fresh, { result: 'waiting' })
    const read = await readOrganizationSeats(db, organization)
    return answered(fresh, { reason: 'declined', code: read?.charge?.code ?? null, values })
  })
}

/** Says how many seats the next renewal counts. */
export async function changeNextSeats(before: NextState, data: FormData): Promise<NextState> {
  const values = submittedTexts(data, ['nextSeats'])
  return change<NextState>(before, values, async ({ user, db }) => {
    const parsed = parseForm<typeof nextFormSchema, SeatError>(nextFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const ctx = createBillingContext()
    const { organization, nextSeats } = parsed.form
    const set = await setNextSeats(ctx.service, user.id, organization, nextSeats, ctx.now())
    refresh()
    if (set !== 'ok') return answered(before, { reason: set, values })
    await logActivity(db, 'billing_update', { act: 'seats' })
    return answered(before, { result: 'saved' })
  })
}
