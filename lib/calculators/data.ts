import 'server-only'
import { z } from 'zod'
import { createCache } from '@/lib/cache'
import { log } from '@/lib/log'
import { processGlobal } from '@/lib/process-global'
import { unwrapResult } from '@/lib/supabase/result'
import type { Db } from '@/lib/supabase/types'
import { type AddedValue, datedKinds } from './schema'
import { type KnownValues, knownValues, shippedValues } from './values/known-values'

const rowSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(datedKinds),
    valid_from: z.string(),
    known_until: z.string().nullable(),
    value: z.string(),
    source: z.string(),
  })
  .transform(
    ({ valid_from: from, known_until: until, ...rest }): AddedValue => ({ ...rest, from, until }),
  )

/** What the administration has added, the latest first. @throws AppError `unavailable` */
export async function readDatedValues(db: Db): Promise<AddedValue[]> {
  const read = await db
    .from('dated_values')
    .select('id, kind, valid_from, known_until, value, source')
    .order('valid_from', { ascending: false })
    .limit(1000)
  return z.array(rowSchema).parse(unwrapResult(read))
}

/** A figure that is added holds in every copy of the site within a minute. */
const cache = processGlobal('calculators.values', () =>
  createCache<KnownValues>({ ttl: 60_000, maxEntries: 1 }),
)

export const forgetKnownValues = (): void => cache.clear()

/**
 * The figures that calculators may use. Without a database those of the site hold, and nothing is guessed.
 * @param connect makes the client, which fails where no database is set
 */
export async function readKnownValues(connect: () => Db): Promise<KnownValues> {
  try {
    return await cache.remember('all', async () => knownValues(await readDatedValues(connect())))
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : 'unknown'
    log.warn('calculators.values', { reason })
    return shippedValues
  }
}
