import { z } from 'zod'
import type { Settings } from './context'

const ledgerSchema = z.object({
  payments: z.array(
    z.object({
      paymentKey: z.string(),
      orderId: z.string(),
      customerKey: z.string(),
      amount: z.number(),
      balanceAmount: z.number(),
    }),
  ),
  billingKeys: z.array(z.object({ billingKey: z.string() })),
})
export type Ledger = z.infer<typeof ledgerSchema>

const faultsSchema = z.object({ met: z.record(z.string(), z.number()) })

/** What goes wrong with how many of the calls; the rest goes well. */
export const rates = {
  dropRequest: 0.05,
  dropAnswer: 0.05,
  delay: 0.05,
  '429': 0.03,
  'HTTP 500': 0.03,
  'HTTP 503': 0.03,
}

/** What only the stand-in has. */
export function standIn({ tossUrl, tossKey }: Settings) {
  const headers = {
    authorization: `Basic ${Buffer.from(`${tossKey}:`).toString('base64')}`,
    'content-type': 'application/json',
  }
  const call = async (address: string, body?: object): Promise<unknown> => {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const response = await fetch(new URL(address, tossUrl), { headers, ...init })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    register: async (customerKey: string, cardNumber: string): Promise<string> => {
      const answer = await call('/stand-in/authorizations', { customerKey, cardNumber })
      return z.object({ authKey: z.string() }).parse(answer).authKey
    },
    /** Delays go past every time-out of the bench. */
    faults: async (seed: number) => {
      await call('/stand-in/faults', {
        seed,
        rates,
        delayMs: [300, 3000],
        codes: { REJECT_CARD_PAYMENT: 0.02 },
      })
    },
    calm: async () => {
      await call('/stand-in/faults', {})
    },
    met: async () => faultsSchema.parse(await call('/stand-in/faults')).met,
    ledger: async () => ledgerSchema.parse(await call('/stand-in/ledger')),
    tell: async (event: object) => {
      await call('/stand-in/webhooks', event)
    },
  }
}
export type StandIn = ReturnType<typeof standIn>
