import { AppError } from '@/lib/errors'

/**
 * Spec 9: whoever waits for the session waits no longer than this. The library itself tries to refresh
 * for half a minute when Auth is down.
 */
export const sessionLimitMs = 3000

/** @throws AppError `timeout` when the work is not done in time; it goes on, unheard. */
export async function withinLimit<T>(work: Promise<T>, limitMs = sessionLimitMs): Promise<T> {
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
