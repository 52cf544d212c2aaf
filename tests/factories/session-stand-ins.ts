import type { SupabaseClient } from '@supabase/supabase-js'
import type { SupabaseProcess } from '@/tests/embedded/supabase-process'

/**
 * What exists only inside a request of Next, for tests that call actions and handlers: cookies, headers, the
 * caches, the texts. Who asks is chosen by `askAs`. A test mocks each module with this one.
 */
let asking: SupabaseClient
let site: SupabaseProcess

export function askAs({ client }: { client: SupabaseClient }): void {
  asking = client
}
export function standOn(started: SupabaseProcess): void {
  site = started
}

export const userClient = async () => asking
export const anonymousClient = () => site.visitor()
export const serviceClient = () => site.admin()
export const headers = async () =>
  new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' })
export const refresh = () => undefined
export const getTranslations = async () => (key: string) => key
