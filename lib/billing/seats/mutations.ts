import 'server-only'
import type { z } from 'zod'
import { leaseSeconds, plans } from '@/lib/billing/constants'
import { callFunction } from '@/lib/supabase/data'
import type { ServiceDb } from '@/lib/supabase/types'
import { boughtSchema, loweredSchema } from './schema'

// Whose subscription is meant comes from the gate: the service's client may do this to anybody's.

const seatPrices = Object.fromEntries(plans.map(({ id, seatPrice }) => [id, seatPrice]))

export type SeatOrder = {
  organization: string
  seats: number
  /** What the person saw that they cost now, in won. */
  expected: number
}

/** Writes the charge for further seats down; the caller carries it out. */
export function buySeats(
  service: ServiceDb,
  user: string,
  { organization, seats, expected }: SeatOrder,
  now: Date,
): Promise<z.infer<typeof boughtSchema>> {
  const given = {
    p_user: user,
    p_organization: organization,
    p_add: seats,
    p_expected: expected,
    p_prices: seatPrices,
    p_now: now,
    p_lease: `${leaseSeconds} seconds`,
  }
  return callFunction(service, 'buy_seats', given, boughtSchema)
}

/** How many seats of an organisation the next renewal counts. */
export function setNextSeats(
  service: ServiceDb,
  user: string,
  organization: string,
  seats: number,
  now: Date,
): Promise<z.infer<typeof loweredSchema>> {
  const given = { p_user: user, p_organization: organization, p_seats: seats, p_now: now }
  return callFunction(service, 'set_next_seats', given, loweredSchema)
}
