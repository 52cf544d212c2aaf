'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { createRateLimiter } from '@/lib/rate-limit'
import { forgetKnownValues } from './data'
import { addDatedValue, deleteDatedValue } from './mutations'
import type { DatedValueState, ValueReason } from './values/dated-value-form'
import {
  datedValueIdSchema,
  newDatedValueSchema,
  type ValueError,
} from './values/dated-value-schema'

const limit = createRateLimiter({ name: 'dated-values.change', points: 60, seconds: 300 })
const chain = {
  name: 'dated-values',
  access: 'admin',
  limit,
  schema: z.unknown(),
  input: null,
} as const

const reasonOf = (reason: ActionReason): ValueReason => {
  if (reason === 'unauthorized' || reason === 'forbidden') return 'denied'
  return reason === 'tooMany' ? 'tooMany' : 'failed'
}

/** Adds a figure that the calculators use from the next request on. */
export async function addValue(before: DatedValueState, data: FormData): Promise<DatedValueState> {
  const values = submittedTexts(data, ['kind', 'from', 'until', 'value', 'source'])
  return runAction<unknown, DatedValueState, DatedValueState>({
    ...chain,
    refuse: (reason) => answered(before, { reason: reasonOf(reason), values }),
    run: async ({ db }) => {
      const parsed = parseForm<typeof newDatedValueSchema, ValueError>(newDatedValueSchema, data)
      if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
      const added = await addDatedValue(db, parsed.form)
      if (!added.ok) return answered(before, { reason: added.reason, values })
      forgetKnownValues()
      refresh()
      return answered(before, { result: 'added' })
    },
  })
}

export async function deleteValue(
  before: DatedValueState,
  data: FormData,
): Promise<DatedValueState> {
  return runAction<unknown, DatedValueState, DatedValueState>({
    ...chain,
    refuse: (reason) => answered(before, { reason: reasonOf(reason) }),
    run: async ({ db }) => {
      const asked = datedValueIdSchema.safeParse(formValues(data))
      if (!asked.success) return answered(before, { reason: 'gone' })
      const deleted = await deleteDatedValue(db, asked.data.id)
      if (!deleted.ok) return answered(before, { reason: deleted.reason })
      forgetKnownValues()
      refresh()
      return answered(before, { result: 'deleted' })
    },
  })
}
