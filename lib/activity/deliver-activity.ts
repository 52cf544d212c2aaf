import type { Delivery } from './activity-queue'
import { type Activity, activityReceiptSchema } from './schema'

const timeoutMs = 30_000

/** In milliseconds, as far as the answer says it in seconds. */
function retryAfter(answer: Response): number {
  const seconds = Number(answer.headers.get('retry-after'))
  return Number.isFinite(seconds) ? seconds * 1000 : 0
}

/** Brings a batch to POST /api/activity/events and reads what became of it. Never rejects. */
export async function deliverActivity(
  request: typeof fetch,
  address: string,
  account: string,
  batch: readonly Activity[],
): Promise<Delivery> {
  try {
    const answer = await request(address, {
      method: 'POST',
      // Goes on when the page is left.
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account, items: batch }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) {
      return { state: 'answered', ...activityReceiptSchema.parse(await answer.json()).data }
    }
    if (answer.status === 401) return { state: 'signedOut' }
    if (answer.status === 403) return { state: 'denied' }
    // Nothing that is sent again would be any better.
    if (answer.status === 400) {
      return { state: 'answered', kept: [], refused: batch.map(({ id }) => id) }
    }
    return { state: 'failed', retryAfterMs: retryAfter(answer) }
  } catch {
    return { state: 'failed' }
  }
}
