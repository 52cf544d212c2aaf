import { createHash } from 'node:crypto'
import { type Answer, refusal } from '@/embedded/toss/codes'
import type { EventOf } from '@/embedded/toss/ledger/events'
import type { Ledger } from '@/embedded/toss/ledger/ledger'

const LONGEST_KEY = 300
const KEPT_MS = 15 * 24 * 3600_000

/** One place of the table: an Idempotency-Key with the API key, the address and the method; never the body. */
export type Scope = string

/** @returns null without a key; only POST heeds it */
export function scopeOf(
  { method, url, key }: { method: string; url: string; key: string | undefined },
  secretKey: string,
): Scope | null {
  if (method !== 'POST' || !key) return null
  return createHash('sha256')
    .update(JSON.stringify([key, secretKey, url, method]))
    .digest('base64')
}

/** What an Idempotency-Key has been answered with, and which are being worked on. */
export class Idempotency {
  readonly #running = new Set<Scope>()

  constructor(
    private readonly books: Ledger,
    private readonly now: () => number,
  ) {}

  /** @returns why a call with this key cannot begin now */
  refused(key: string | undefined, scope: Scope | null): Answer | null {
    if (scope === null) return null
    if ((key?.length ?? 0) > LONGEST_KEY) return refusal('INVALID_IDEMPOTENCY_KEY')
    return this.#running.has(scope) ? refusal('IDEMPOTENT_REQUEST_PROCESSING') : null
  }

  begin(scope: Scope | null): void {
    if (scope !== null) this.#running.add(scope)
  }

  end(scope: Scope | null): void {
    if (scope !== null) this.#running.delete(scope)
  }

  /** The answer of the first call. */
  recall(scope: Scope | null): Answer | null {
    const known = scope === null ? undefined : this.books.remembered.get(scope)
    return known && this.now() - known.at < KEPT_MS ? known : null
  }

  /** What to write so that the answer is given again; nothing for a failure of the provider's own. */
  remember(scope: Scope | null, { status, body }: Answer): EventOf<'remembered'>[] {
    if (scope === null || status >= 500) return []
    return [{ type: 'remembered', scope, status, body, at: this.now() }]
  }
}
