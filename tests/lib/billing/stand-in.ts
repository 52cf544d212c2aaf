import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { systemRuntime } from '@/embedded/toss/runtime'
import { startToss } from '@/embedded/toss/server'
import type { Clock } from './clock'

const ledgerSchema = z.object({
  payments: z.array(
    z.object({
      paymentKey: z.string(),
      orderId: z.string(),
      amount: z.number(),
      balanceAmount: z.number(),
      status: z.string(),
    }),
  ),
  billingKeys: z.array(z.object({ billingKey: z.string(), customerKey: z.string() })),
})
export type Ledger = z.infer<typeof ledgerSchema>

/** The payment stand-in in this process, on the clock of the test. */
export type StandIn = {
  url: string
  secretKey: string
  /** Registers a card without its window. @returns the one-time key */
  register: (customerKey: string, cardNumber: string) => Promise<string>
  /** Replaces what goes wrong; `{}` ends it. */
  faults: (plan: object) => Promise<void>
  ledger: () => Promise<Ledger>
  /** A call with the secret key, to the provider's own addresses or the stand-in's. */
  call: (address: string, body?: object) => Promise<unknown>
  stop: () => Promise<void>
}

/** Cards of the stand-in that its tests name. */
export const cards = {
  good: '4330123412341235',
  /** Every charge is refused. */
  poor: '4330123400000108',
  /** The first charge is approved, later ones are refused. */
  later: '4330123400000124',
  /** Approved, refused twice, then approved again. */
  recovers: '4330123400000132',
} as const

export async function startStandIn(clock: Clock): Promise<StandIn> {
  const folder = await mkdtemp(path.join(tmpdir(), 'beopdap-toss-'))
  const secretKey = 'test_sk_of_the_tests'
  const toss = await startToss(
    {
      port: 0,
      secretKey,
      clientKey: 'test_ck_of_the_tests',
      webhookUrl: 'http://127.0.0.1:9/webhooks',
      journalFile: path.join(folder, 'journal'),
    },
    {
      ...systemRuntime,
      now: () => clock.now().getTime(),
      // Nobody hears its events here; tests tell them themselves.
      fetch: async () => new Response(null),
    },
  )
  const url = `http://127.0.0.1:${toss.port}`
  const headers = {
    authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
    'content-type': 'application/json',
  }
  const call = async (address: string, body?: object): Promise<unknown> => {
    const response = await fetch(new URL(address, url), {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(JSON.stringify(answer))
    return answer
  }
  return {
    url,
    secretKey,
    call,
    register: async (customerKey, cardNumber) => {
      const answer = await call('/stand-in/authorizations', { customerKey, cardNumber })
      return z.object({ authKey: z.string() }).parse(answer).authKey
    },
    faults: async (plan) => {
      await call('/stand-in/faults', plan)
    },
    ledger: async () => ledgerSchema.parse(await call('/stand-in/ledger')),
    stop: async () => {
      await toss.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
