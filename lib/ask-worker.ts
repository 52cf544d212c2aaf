import 'server-only'
import type { z } from 'zod'
import { env } from './env'
import { AppError } from './errors'
import { fetchJson } from './http'

const defaultTimeoutMs = 15_000

/** Asks the worker, which reads files and holds the indexes of people's documents. @throws AppError */
export function askWorker<T>(
  path: string,
  body: object,
  schema: z.ZodType<T>,
  timeoutMs: number = defaultTimeoutMs,
): Promise<T> {
  const { WORKER_URL, WORKER_KEY } = env()
  if (!WORKER_URL || !WORKER_KEY)
    throw new AppError('unavailable', { internal: 'no worker is set' })
  return fetchJson({
    url: new URL(path, WORKER_URL).toString(),
    schema,
    timeoutMs,
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${WORKER_KEY}` },
  })
}
