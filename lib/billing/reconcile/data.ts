import 'server-only'
import { z } from 'zod'
import { callFunction } from '@/lib/supabase/data'
import type { ServiceDb } from '@/lib/supabase/types'
import { type OurPayment, ourPaymentSchema, type Stuck, stuckSchema } from './schema'

const page = 500

/** Every payment since a moment, the oldest first, by pages. */
export async function* paymentsSince(service: ServiceDb, since: Date): AsyncGenerator<OurPayment> {
  let after: Pick<OurPayment, 'id' | 'createdAt'> | null = null
  for (;;) {
    const given = { p_since: since, p_after: after, p_limit: page }
    const found: OurPayment[] = await callFunction(
      service,
      'payments_since',
      given,
      z.array(ourPaymentSchema),
    )
    yield* found
    const last = found.at(-1)
    if (!last || found.length < page) return
    after = { id: last.id, createdAt: last.createdAt }
  }
}

/** What should have been finished before `before`. */
export function stuckRows(service: ServiceDb, before: Date): Promise<Stuck[]> {
  return callFunction(service, 'stuck_billing', { p_before: before }, z.array(stuckSchema))
}
