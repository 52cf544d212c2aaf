import 'server-only'
import { env } from '@/lib/env'
import { serviceClient } from '@/lib/supabase/service-client'
import { createCounterBuffer } from './counter-buffer'
import { addErrors } from './mutations'
import type { ErrorCount } from './types'

const errors = createCounterBuffer<ErrorCount>({
  name: 'errors',
  keyOf: ({ place, code }) => `${code} ${place}`,
  merge: (one, other) => ({ ...one, times: one.times + other.times }),
  write: (rows) => addErrors(serviceClient(), rows),
})

/** Counts a failure. Nothing waits for it, and it never fails itself. */
export function countError(place: string, code: string): void {
  if (!env().SUPABASE_SERVICE_ROLE_KEY) return
  errors.add({ place: place.slice(0, 100), code: code.slice(0, 40), times: 1 })
}
