import type { EventOf } from '@/embedded/toss/ledger/events'
import { koreaTime } from '@/embedded/toss/ledger/korea-time'
import type { Ledger } from '@/embedded/toss/ledger/ledger'
import type { Runtime } from '@/embedded/toss/runtime'
import { log } from '@/lib/log'

/** The provider waits minutes; whoever tries a stand-in waits seconds. */
const FIRST_WAIT_MS = 1000
const RETRIES = 4
const PATIENCE_MS = 10_000

/** Tells the site what has happened, until it has heard. */
export class Sender {
  #closed = false

  constructor(
    private readonly books: Ledger,
    private readonly means: Runtime,
    private readonly url: string,
  ) {}

  /** Goes on with what an earlier start had still to tell. */
  resume(): void {
    for (const event of this.books.unsettled.values()) this.deliver(event)
  }

  /** Begins to tell; nobody waits for it. */
  deliver(event: EventOf<'announced'>): void {
    this.#insist(event).catch((error: unknown) =>
      log.error('event could not be told', { reason: String(error) }),
    )
  }

  /** One try. @returns the status of the answer; 0 for none */
  async send(transmissionId: string, body: string, retried: number): Promise<number> {
    try {
      const answer = await this.means.fetch(this.url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'tosspayments-webhook-transmission-id': transmissionId,
          'tosspayments-webhook-transmission-time': koreaTime(this.means.now()),
          'tosspayments-webhook-transmission-retried-count': String(retried),
        },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 0
    }
  }

  /** What is not told yet is told by the next start. */
  close(): void {
    this.#closed = true
  }

  async #insist({ transmissionId, body }: EventOf<'announced'>): Promise<void> {
    for (let retried = 0; retried <= RETRIES; retried += 1) {
      if (retried > 0) await this.means.wait(FIRST_WAIT_MS * 4 ** (retried - 1))
      if (this.#closed) return
      if ((await this.send(transmissionId, body, retried)) === 200) break
    }
    if (this.#closed) return
    this.books.record([{ type: 'settled', transmissionId, at: this.means.now() }])
  }
}
