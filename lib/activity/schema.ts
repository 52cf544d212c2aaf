import { z } from 'zod'
import { locales } from '@/lib/i18n/routing'
import { browserActivityTypes, maxBatch } from './constants'

const maxPathLength = 300

/** As people read it; an address that is no valid encoding stays as it came. */
function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** One page seen, as a browser reports it. */
export const visitSchema = z.object({
  /** Unprefixed and without the query, which may hold what somebody asked. */
  path: z
    .string()
    .max(3000)
    .startsWith('/')
    .regex(/^[^?#]+$/)
    .transform((path) =>
      decodePath(path)
        .replace(/\p{Cc}/gu, '')
        .slice(0, maxPathLength),
    ),
  locale: z.enum(locales),
  referrerHost: z
    .string()
    .max(200)
    .regex(/^[a-z0-9.-]+$/i)
    .transform((host) => host.toLowerCase())
    .optional(),
  /** A random number that a browser sends only when its owner agreed to statistics. */
  visitor: z.uuid().optional(),
})

export type Visit = z.infer<typeof visitSchema>

const plainText = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)

/** A few plain values: never the words somebody searched or wrote. */
const eventDataSchema = z
  .record(z.string().regex(/^[a-zA-Z]{1,30}$/), z.union([plainText, z.number(), z.boolean()]))
  .refine((facts) => JSON.stringify(facts).length <= 1000)

/** One thing somebody did, as their browser tells it. */
export const activitySchema = z.object({
  /** Made in the browser, so that what is sent twice is stored once. */
  id: z.uuid(),
  type: z.enum(browserActivityTypes),
  data: eventDataSchema,
  /** How many before it were lost, if any. */
  metadata: z.object({ lost: z.number().int().min(1).optional() }),
  at: z.iso.datetime(),
})
export type Activity = z.infer<typeof activitySchema>

/** What POST /api/activity/events takes. Items are looked at one by one: a bad one does not spoil the rest. */
export const activityBatchSchema = z.object({
  /** Whose they are: somebody else may have signed in in another tab. */
  account: z.string().max(40),
  items: z
    .array(z.looseObject({ id: z.string().max(100) }))
    .min(1)
    .max(maxBatch),
})

/** What it answers: these need not be sent again, the refused ones because they are none. */
export const activityReceiptSchema = z.object({
  data: z.object({ kept: z.array(z.string()), refused: z.array(z.string()) }),
})

/** A page that failed in the browser. Where, without what was asked; never the text of the error. */
export const pageErrorSchema = z.object({
  path: z.string().max(3000).startsWith('/'),
  code: z.enum(['page', 'script']),
})
