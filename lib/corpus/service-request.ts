import 'server-only'
import type { z } from 'zod'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { fetchJson } from '@/lib/http'
import { connectionFailures, type RetryPolicy, retry, transientFailures } from '@/lib/retry'
import { timing } from './constants'

/** How the case-law service is asked: time-outs and retries of spec 8 and 9 in one place. */
const general: RetryPolicy = {
  attempts: timing.retries,
  baseDelay: timing.retryBaseDelay,
  retryOn: transientFailures,
}
const detail: RetryPolicy = {
  attempts: timing.caseDetailRetries + 1,
  baseDelay: timing.retryBaseDelay,
  retryOn: connectionFailures,
}
/** What writes is asked once: a lost answer does not mean that nothing was written. */
export const once: RetryPolicy = { attempts: 1, baseDelay: 0, retryOn: new Set() }

type Ask<T> = {
  path: string
  schema: z.ZodType<T>
  policy?: RetryPolicy
  timeoutMs?: number
  body?: unknown
  headers?: Record<string, string>
}

/** The line that failed is the site's own: whoever reads need not look at theirs. */
function ofTheService(thrown: unknown): unknown {
  const isLine = thrown instanceof AppError && thrown.code === 'network'
  return isLine ? new AppError('unavailable', { internal: thrown.message, cause: thrown }) : thrown
}

/** @throws AppError as `fetchJson`, a failed connection as `unavailable` */
export async function ask<T>(request: Ask<T>): Promise<T> {
  const { path, schema, policy = general, timeoutMs, body, headers } = request
  const url = new URL(path, env().LEGAL_API_URL).toString()
  return retry(
    () =>
      fetchJson({
        url,
        schema,
        timeoutMs: timeoutMs ?? timing.httpTimeout,
        ...(headers === undefined ? {} : { headers }),
        ...(body === undefined ? {} : { method: 'POST' as const, body }),
      }),
    policy,
  ).catch((thrown: unknown) => {
    throw ofTheService(thrown)
  })
}

export function askDetail<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  return ask({ path, schema, policy: detail, timeoutMs: timing.caseDetailTimeout })
}

/** A path whose parts are escaped, with the parameters that are set. */
export function servicePath(
  parts: (string | number)[],
  query: Record<string, string | number | undefined> = {},
) {
  const path = `/${parts.map((part) => encodeURIComponent(part)).join('/')}`
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (set.length === 0) return path
  return `${path}?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
}

/**
 * Asks a path of the service's administration.
 * @throws AppError `unavailable` where site and service share no key: such a service says that there is
 *   no such path.
 */
export async function askAdministration<T>(
  path: string,
  schema: z.ZodType<T>,
  isAction = false,
): Promise<T> {
  const { LEGAL_ADMIN_KEY: key } = env()
  if (!key) throw new AppError('unavailable', { internal: 'LEGAL_ADMIN_KEY is not set' })
  const headers = { authorization: `Bearer ${key}` }
  try {
    return await ask({ path, schema, headers, ...(isAction ? { policy: once, body: {} } : {}) })
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.code !== 'notFound') throw thrown
    throw new AppError('unavailable', { internal: 'the service does not know this key' })
  }
}
