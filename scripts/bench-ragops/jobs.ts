import type { RagopsStack } from './stack'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** A job that takes longer will not end. */
const limitMs = 30 * 60_000

/**
 * Waits until something is done, and kills the worker whenever it has come as far as one of `kills` (shares,
 * rising).
 * @param progress from 0 to 1; 1 when it is done
 * @throws Error when a job of the kind has failed for good
 */
export async function untilDone(
  { sql, worker }: RagopsStack,
  kind: string,
  progress: () => Promise<number>,
  kills: readonly number[] = [],
): Promise<{ ms: number; killed: number }> {
  const began = performance.now()
  let killed = 0
  for (;;) {
    const share = await progress()
    if (share >= 1) return { ms: performance.now() - began, killed }
    const [failed] = await sql`select reason, reason_detail from jobs
      where kind = ${kind} and state = 'failed' limit 1`
    if (failed) throw new Error(`${kind} failed: ${failed.reason} ${failed.reason_detail ?? ''}`)
    if (performance.now() - began > limitMs) throw new Error(`${kind} does not end`)
    const next = kills[killed]
    if (next !== undefined && share >= next) {
      await worker.kill()
      killed += 1
      // What it held is given back when its lease ends; the bench does not wait a minute for that.
      await sql`update jobs set lease_until = now() where state = 'running'`
      await worker.start()
    }
    await pause(100)
  }
}
