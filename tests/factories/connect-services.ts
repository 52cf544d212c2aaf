import type { SupabaseProcess } from '@/tests/embedded/supabase-process'
import { connectFetch } from './api-call'
import type { LegalApp } from './legal-app'

/** As connectFetch, but what is meant for the embedded Supabase goes there. */
export function connectServices(legal: LegalApp, supabase: SupabaseProcess): void {
  const elsewhere = globalThis.fetch
  const spy = connectFetch(legal)
  const toService = spy.getMockImplementation()
  spy.mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).startsWith(supabase.url)
      ? elsewhere(input, init)
      : toService?.(input, init),
  )
}
