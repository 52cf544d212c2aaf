import 'server-only'
import { createCounterBuffer } from '@/lib/activity/counter-buffer'
import { koreanDay } from '@/lib/korean-time'
import { serviceClient } from '@/lib/supabase/service-client'
import { type ApiKeyUse, recordApiKeyUses } from './mutations'

const uses = createCounterBuffer<ApiKeyUse>({
  name: 'api-keys',
  keyOf: ({ key, day, route }) => `${key} ${day} ${route}`,
  merge: (one, other) => ({
    ...other,
    answered: one.answered + other.answered,
    refused: one.refused + other.refused,
  }),
  write: (rows) => recordApiKeyUses(serviceClient(), rows),
})

/** Notes what a key was used for, or that it was refused. Nothing waits for it, and it never fails. */
export function countKeyUse(key: string, route: string, isAnswered: boolean, now: Date): void {
  uses.add({
    key,
    day: koreanDay(now),
    route,
    answered: isAnswered ? 1 : 0,
    refused: isAnswered ? 0 : 1,
    at: now.toISOString(),
  })
}
