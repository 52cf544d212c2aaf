import { type AppError, type ErrorCode, toAppError } from './errors'

export type RetryPolicy = {
  /** How often the task runs at most, the first time included. */
  attempts: number
  /** Waits `baseDelay × attempt` before the next attempt (spec 8). */
  baseDelay: number
  retryOn: ReadonlySet<ErrorCode>
}

export type Sleep = (milliseconds: number) => Promise<unknown>

const wait: Sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Time-outs and failed connections: nothing was answered, so asking again may help. */
export const connectionFailures: ReadonlySet<ErrorCode> = new Set(['timeout', 'network'])

/** Spec 8: 408, 429, 500, 502, 503, 504 and failed connections. */
export const transientFailures: ReadonlySet<ErrorCode> = new Set([
  'timeout',
  'network',
  'rateLimit',
  'server',
  'badGateway',
  'unavailable',
  'gatewayTimeout',
])

/**
 * Runs a task until it succeeds, fails for good, or has used its attempts.
 * @throws AppError the last failure; what the policy does not name is thrown as it is, at once.
 */
export async function retry<T>(
  task: (attempt: number) => Promise<T>,
  policy: RetryPolicy,
  sleep: Sleep = wait,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task(attempt)
    } catch (thrown) {
      const error: AppError = toAppError(thrown)
      if (attempt >= policy.attempts || !policy.retryOn.has(error.code)) throw error
      await sleep(policy.baseDelay * attempt)
    }
  }
}
