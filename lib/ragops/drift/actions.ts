'use server'

import { refresh } from 'next/cache'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { formValues } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import type { ChangeState } from '@/lib/ragops/datasets/form-state'
import { createRateLimiter } from '@/lib/rate-limit'
import { settleStale } from './mutations'
import { settleSchema } from './schema'

const limit = createRateLimiter({ name: 'ragops.drift', points: 240, seconds: 600 })
const change = formAction({ name: 'drift', limit, reasonOf: plainReason })

/** Takes something off the list of what is stale. */
export async function settle(before: ChangeState, data: FormData): Promise<ChangeState> {
  return change<ChangeState>(before, {}, async ({ db }) => {
    const asked = settleSchema.safeParse(formValues(data))
    if (!asked.success || !(await settleStale(db, asked.data.stale)))
      return answered(before, { reason: 'gone' })
    refresh()
    return answered(before, { result: 'changed' })
  })
}
