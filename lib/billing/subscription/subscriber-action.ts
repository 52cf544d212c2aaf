import 'server-only'
import { z } from 'zod'
import { runAction } from '@/lib/auth/action'
import type { SessionUser } from '@/lib/auth/schema'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Db, ServiceDb } from '@/lib/supabase/types'
import type { ActionProblem } from './action-state'

/** By account, wherever it is signed in. */
const actionLimit = createRateLimiter({ name: 'billing.act', points: 30, seconds: 300 })

/** `db` has the person's own session; `service` may do everything to everybody: `user` is whom the chain let in. */
export type SubscriberContext = { service: ServiceDb; db: Db; user: SessionUser; now: Date }

/** The chain of actions for what a person does to their own subscription; the form is read by `run`. */
export function subscriberAction<State>(
  run: (subscriber: SubscriberContext) => Promise<State>,
  refuse: (problem: ActionProblem) => State,
): Promise<State> {
  return runAction({
    name: 'billing.subscription',
    access: 'session',
    limit: actionLimit,
    schema: z.unknown(),
    input: null,
    refuse: (reason) =>
      refuse(reason === 'unauthorized' || reason === 'tooMany' ? reason : 'failed'),
    run: ({ db, user }) => run({ service: serviceClient(), db, user, now: new Date() }),
  })
}
