'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { createRateLimiter } from '@/lib/rate-limit'
import { forgetKnownKeys } from './admission'
import type { KeyChangeState, KeyReason, NewKeyState } from './form-state'
import { createApiKey, revokeApiKey, rotateApiKey } from './mutations'
import { type KeyFieldError, keyChangeSchema, newKeySchema } from './schema'

const limit = createRateLimiter({ name: 'api-keys.change', points: 30, seconds: 300 })
const chain = {
  name: 'api-keys',
  access: 'session',
  limit,
  schema: z.unknown(),
  input: null,
} as const

const reasonOf = (reason: ActionReason): KeyReason =>
  reason === 'unauthorized' || reason === 'tooMany' ? reason : 'failed'

/** Makes a key and answers it, this once. */
export async function addApiKey(before: NewKeyState, data: FormData): Promise<NewKeyState> {
  const values = {
    ...submittedTexts(data, ['name', 'lifetime', 'dailyLimit']),
    scopes: data.getAll('scopes').join(',').slice(0, 200),
  }
  const parsed = parseForm<typeof newKeySchema, KeyFieldError>(newKeySchema, data)
  if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
  return runAction<unknown, NewKeyState, NewKeyState>({
    ...chain,
    refuse: (reason) => answered(before, { reason: reasonOf(reason), values }),
    run: async ({ db, user }) => {
      const made = await createApiKey(db, parsed.form, new Date())
      if (!made.ok) return answered(before, { reason: made.reason, values })
      const { lastFour } = made
      await logSecurity({ type: 'api_key_created', level: 'warning', user, data: { lastFour } })
      refresh()
      return answered(before, { result: { key: made.key } })
    },
  })
}

/** Revokes a key, or has another made in its place. */
export async function changeApiKey(
  before: KeyChangeState,
  data: FormData,
): Promise<KeyChangeState> {
  const change = keyChangeSchema.safeParse(formValues(data))
  if (!change.success) return answered(before, { reason: 'failed' })
  return runAction<unknown, KeyChangeState, KeyChangeState>({
    ...chain,
    refuse: (reason) => answered(before, { reason: reasonOf(reason) }),
    run: async ({ db, user }) => {
      if (change.data.change === 'revoke') {
        const isRevoked = await revokeApiKey(db, change.data.key)
        forgetKnownKeys()
        if (!isRevoked) return answered(before, { reason: 'gone' })
        await logSecurity({ type: 'api_key_revoked', user, data: { key: change.data.key } })
        refresh()
        return answered(before, { result: { change: 'revoke' } })
      }
      const made = await rotateApiKey(db, change.data, new Date())
      forgetKnownKeys()
      if (!made.ok) return answered(before, { reason: made.reason })
      const { lastFour } = made
      await logSecurity({ type: 'api_key_rotated', level: 'warning', user, data: { lastFour } })
      refresh()
      return answered(before, { result: { change: 'rotate', key: made.key } })
    },
  })
}
