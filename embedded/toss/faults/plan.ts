import { z } from 'zod'
import { callNames } from '@/embedded/toss/api/calls'

/** What may go wrong with a call, by a rate or on demand. */
export const faultKinds = [
  'dropRequest',
  'dropAnswer',
  'delay',
  '429',
  'HTTP 500',
  'HTTP 503',
] as const
export type FaultKind = (typeof faultKinds)[number]

const rate = z.number().min(0).max(1)
const milliseconds = z.number().int().min(0).max(600_000)
const code = z.string().regex(/^[A-Z0-9_]{1,80}$/)

const of = { call: z.enum(callNames), times: z.number().int().min(1).max(100_000).default(1) }

const queuedSchema = z.discriminatedUnion('fault', [
  z.strictObject({ ...of, fault: z.enum(['dropRequest', 'dropAnswer', '429', 'none']) }),
  z
    .strictObject({
      ...of,
      fault: z.literal('delay'),
      delayMs: milliseconds,
      doneAfterMs: milliseconds.default(0),
    })
    .refine((entry) => entry.doneAfterMs <= entry.delayMs, { path: ['doneAfterMs'] }),
  z.strictObject({
    ...of,
    fault: z.enum(['HTTP 500', 'HTTP 503']),
    when: z.enum(['before', 'after']).default('before'),
  }),
  z.strictObject({ ...of, fault: z.literal('code'), code }),
])
export type Queued = z.infer<typeof queuedSchema>

const sum = (rates: Partial<Record<string, number>>) =>
  Object.values(rates).reduce<number>((total, each) => total + (each ?? 0), 0)

export const planSchema = z
  .strictObject({
    seed: z.number().int().default(1),
    rates: z.partialRecord(z.enum(faultKinds), rate).default({}),
    delayMs: z
      .tuple([milliseconds, milliseconds])
      .refine(([least, most]) => least <= most)
      .default([1000, 5000]),
    /** Refusals of charges. */
    codes: z.record(code, rate).default({}),
    /** What rates and codes bind. */
    calls: z.array(z.enum(callNames)).default([...callNames]),
    /** Met first, whatever the rates say. */
    faults: z.array(queuedSchema).max(1000).default([]),
  })
  // Rounding alone may carry a full sum a hair over.
  .refine((plan) => sum(plan.rates) + sum(plan.codes) <= 1 + 1e-9, { path: ['rates'] })
export type FaultPlan = z.infer<typeof planSchema>
