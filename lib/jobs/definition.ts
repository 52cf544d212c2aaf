import type { z } from 'zod'

/**
 * One kind of job: what it is called, what it is told, how it is tried. Whoever enqueues and whoever works
 * (`worker/`) share it; the definition knows no handler, so that a page that enqueues does not carry one.
 */
export type JobDefinition<Payload> = {
  /** `<domain>.<what it does>`, as the table checks it. */
  kind: string
  /** Ids and choices, never texts. */
  payload: z.ZodType<Payload>
  mostAttempts: number
  /** Before the second attempt; each further one waits four times as long. */
  retryAfterMs: number
  /** Given up, and tried again, after so long. */
  timeLimitMs: number
  /** Higher goes first among an owner's own. */
  priority: number
}

export function defineJob<Payload>(
  given: Pick<JobDefinition<Payload>, 'kind' | 'payload'> & Partial<JobDefinition<Payload>>,
): JobDefinition<Payload> {
  return {
    mostAttempts: 4,
    retryAfterMs: 5_000,
    timeLimitMs: 10 * 60_000,
    priority: 0,
    ...given,
  }
}

const longestWaitMs = 60 * 60_000

/** How long to wait after an attempt that failed, the first being 1. */
export function retryDelayMs({ retryAfterMs }: { retryAfterMs: number }, attempt: number): number {
  return Math.min(longestWaitMs, retryAfterMs * 4 ** Math.max(0, attempt - 1))
}

/** A failure with a word for people. `permanent`: another attempt would end the same way. */
export class JobFailure extends Error {
  constructor(
    readonly reason: string,
    readonly how: { permanent?: boolean; detail?: string } = {},
  ) {
    super(how.detail ?? reason)
  }
}
