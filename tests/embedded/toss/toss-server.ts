import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Runtime } from '@/embedded/toss/runtime'
import { startToss } from '@/embedded/toss/server'

const START = Date.UTC(2026, 10, 21, 7, 30)
export const GOOD = '4330123412341235'

/** A clock that a test moves; whoever waits goes on when it has come far enough. */
class Clock {
  now = START
  #waiting: { until: number; go: () => void }[] = []
  #watchers: (() => void)[] = []

  wait = (milliseconds: number): Promise<void> => {
    if (milliseconds === 0) return Promise.resolve()
    return new Promise((go) => {
      this.#waiting.push({ until: this.now + milliseconds, go })
      for (const watcher of this.#watchers.splice(0)) watcher()
    })
  }

  /** Resolves when this many wait. */
  async waits(count: number): Promise<void> {
    while (this.#waiting.length < count) {
      await new Promise<void>((seen) => this.#watchers.push(seen))
    }
  }

  /** How long those that wait have still to wait. */
  get left(): number[] {
    return this.#waiting.map(({ until }) => until - this.now)
  }

  pass(milliseconds: number): void {
    this.now += milliseconds
    const due = this.#waiting.filter(({ until }) => until <= this.now)
    this.#waiting = this.#waiting.filter(({ until }) => until > this.now)
    for (const { go } of due) go()
  }
}

/** Different bytes at each call, the same in each test. */
function countedBytes(): Runtime['random'] {
  let count = 0
  return (bytes) => {
    count += 1
    const digest = createHash('sha512').update(String(count)).digest()
    return digest.subarray(0, bytes)
  }
}

type Sent = { status: number; body: Record<string, unknown>; text: string }
type Options = { key?: string; code?: string; authorization?: string }

/** The stand-in over HTTP, as the site and a bench see it. */
export class TossServer {
  readonly clock = new Clock()
  readonly folder = mkdtempSync(path.join(tmpdir(), 'beopdap-toss-'))
  readonly journalFile = path.join(this.folder, 'toss', 'journal.jsonl')
  readonly clientKey = `test_ck_${'c'.repeat(40)}`
  readonly secretKey = `test_sk_${'s'.repeat(40)}`
  readonly #random = countedBytes()
  #port = 0
  #stop: () => Promise<void> = async () => {}

  constructor(readonly webhookUrl = 'http://127.0.0.1:9/nobody') {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async start(): Promise<this> {
    const { clientKey, secretKey, webhookUrl, journalFile } = this
    const toss = await startToss(
      { port: this.#port, clientKey, secretKey, webhookUrl, journalFile },
      { now: () => this.clock.now, random: this.#random, wait: this.clock.wait, fetch },
    )
    this.#port = toss.port
    this.#stop = toss.close
    return this
  }

  /** Stops without settling anything, and starts from what the journal says. */
  async restart(): Promise<void> {
    await this.#stop()
    await this.start()
  }

  async stop(): Promise<void> {
    await this.#stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async send(method: string, address: string, body?: unknown, options: Options = {}) {
    const basic = `Basic ${Buffer.from(`${this.secretKey}:`).toString('base64')}`
    const answer = await fetch(`${this.url}${address}`, {
      method,
      headers: {
        authorization: options.authorization ?? basic,
        'content-type': 'application/json',
        // A connection of its own: one that was cut must not be offered again.
        connection: 'close',
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...(options.code ? { 'tosspayments-test-code': options.code } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    const sent: Sent = { status: answer.status, text, body: text ? JSON.parse(text) : {} }
    return sent
  }

  async authorize(cardNumber = GOOD, customerKey = 'customer-1'): Promise<string> {
    const { body } = await this.send('POST', '/stand-in/authorizations', {
      customerKey,
      cardNumber,
    })
    return String(body.authKey)
  }

  /** A card that can be charged. @returns its billing key */
  async card(cardNumber = GOOD, customerKey = 'customer-1'): Promise<string> {
    const authKey = await this.authorize(cardNumber, customerKey)
    const { body } = await this.send('POST', '/v1/billing/authorizations/issue', {
      authKey,
      customerKey,
    })
    return String(body.billingKey)
  }

  charge(billingKey: string, order: Record<string, unknown> = {}, options: Options = {}) {
    const usual = {
      customerKey: 'customer-1',
      amount: 55_000,
      orderId: 'order-0001',
      orderName: '1개월 이용권',
    }
    const address = `/v1/billing/${encodeURIComponent(billingKey)}`
    return this.send('POST', address, { ...usual, ...order }, options)
  }

  faults(plan: Record<string, unknown>) {
    return this.send('POST', '/stand-in/faults', plan)
  }

  async ledger() {
    const { body } = await this.send('GET', '/stand-in/ledger')
    return body as {
      payments: { orderId: string; paymentKey: string; status: string; balanceAmount: number }[]
      billingKeys: { billingKey: string }[]
      refusals: number
      totals: { approved: number; approvedAmount: number; canceledAmount: number }
    }
  }
}

/** A code, and the status that goes with it. */
export const refused = (status: number, code: string) => ({
  status,
  body: { code, message: expect.stringMatching(/[가-힣]/) },
})
