import { refresh } from 'next/cache'
import type { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import type { SessionUser } from '@/lib/auth/schema'
import { redirect } from '@/lib/i18n/navigation'
import { localeSchema } from '@/lib/i18n/schema'
import { createRateLimiter } from '@/lib/rate-limit'
import type { UserDb } from '@/lib/supabase/types'
import type { CollectionProblem, CollectionResult } from './mutations'

/** By account. */
const changeLimit = createRateLimiter({ name: 'knowledge.change', points: 60, seconds: 60 })

type Reason = CollectionProblem | 'invalid' | 'unauthorized' | 'tooOften'
type Result = CollectionResult | { ok: false; reason: Reason }

const reasons: Record<ActionReason, Reason> = {
  unauthorized: 'unauthorized',
  tooMany: 'tooOften',
  invalid: 'invalid',
  forbidden: 'missing',
  unavailable: 'unavailable',
  failed: 'unavailable',
}

export const home = '/ai-chat/knowledge'

/** The chain of every change here. Runs with the person's own session. */
export function runAsOwner<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  run: (context: { db: UserDb; user: SessionUser; input: Input }) => Promise<CollectionResult>,
): Promise<Result> {
  return runAction({
    name: 'knowledge',
    access: 'session',
    limit: changeLimit,
    schema,
    input,
    refuse: (reason): Result => ({ ok: false, reason: reasons[reason] }),
    run,
  })
}

/**
 * Forms work without script: what became of one is in the address that it leads to. An action is not within a
 * page, so that each form brings the language of its own.
 */
export function leadTo(
  locale: string,
  path: string,
  result: Result,
  kept: Record<string, string> = {},
  always = false,
): void {
  // A page that leads back to itself would be shown as it was.
  if (result.ok) refresh()
  const query = result.ok ? (always ? kept : {}) : { reason: result.reason, ...kept }
  redirect({ href: { pathname: path, query }, locale: localeSchema.parse(locale) })
}
