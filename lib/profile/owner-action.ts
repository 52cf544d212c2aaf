import 'server-only'
import { z } from 'zod'
import { runAction } from '@/lib/auth/action'
import type { SessionUser } from '@/lib/auth/schema'
import type { RateLimiter } from '@/lib/rate-limit'
import type { UserDb } from '@/lib/supabase/types'
import type { OwnerActionReason } from './form-state'
import { saveLimit } from './rate-limits'

export type Owner = { db: UserDb; user: SessionUser }

/** The chain of actions for what a person does to their own account; the form is read by `run`. */
export function runAsOwner<State>(
  run: (owner: Owner) => Promise<State>,
  refuse: (reason: OwnerActionReason) => State,
  limit: RateLimiter = saveLimit,
): Promise<State> {
  return runAction({
    name: 'profile',
    access: 'session',
    limit,
    schema: z.unknown(),
    input: null,
    refuse: (reason) =>
      refuse(reason === 'unauthorized' || reason === 'tooMany' ? reason : 'failed'),
    run,
  })
}
