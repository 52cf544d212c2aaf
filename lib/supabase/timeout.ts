import { AppError } from '@/lib/errors'

/**
 * The library itself tries to refresh for half a minute when Auth is down. Spec 9: a page that may do
 * without the session waits this long for it.
 */
export const sessionTimeoutMs = 3000

/** Whoever cannot go on without an answer waits longer. */
export const answerTimeoutMs = 10_000

/** @throws AppError `timeout` when the work is not done in time; it goes on, unheard. */
export async function withTimeout<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('timeout')), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
