import { createClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { BillingContext } from '@/lib/billing/context'
import { createEncryption } from '@/lib/billing/encryption'
import { tossProvider } from '@/lib/billing/service'
import { realtime, statelessAuth } from '@/lib/supabase/settings'

/** What every process of the bench knows; it goes to them through a file. */
export const settingsSchema = z.object({
  supabaseUrl: z.string(),
  serviceKey: z.string(),
  tossUrl: z.string(),
  tossKey: z.string(),
  sealSecret: z.string(),
  /** The clock of the bench: it began at `base` when the machine's said `began`, and goes `speed` times as fast. */
  base: z.number(),
  began: z.number(),
  speed: z.number(),
  /** How long a call may take, in real milliseconds. */
  chargeLimitMs: z.number(),
  limitMs: z.number(),
})
export type Settings = z.infer<typeof settingsSchema>

/** How far the clock has been put forward, over its own speed. */
export type Ahead = { ms: number }

const clockOf =
  ({ base, began, speed }: Settings, ahead: Ahead) =>
  () =>
    new Date(base + (Date.now() - began) * speed + ahead.ms)

export function contextOf(settings: Settings, ahead: Ahead): BillingContext {
  const { supabaseUrl, serviceKey, tossUrl, tossKey, sealSecret } = settings
  return {
    service: createClient(supabaseUrl, serviceKey, { auth: statelessAuth, realtime }),
    provider: tossProvider({
      url: tossUrl,
      secretKey: tossKey,
      chargeLimitMs: settings.chargeLimitMs,
      limitMs: settings.limitMs,
    }),
    encryption: createEncryption(sealSecret),
    now: clockOf(settings, ahead),
  }
}
