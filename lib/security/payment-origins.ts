import type { Env } from '@/lib/env'

/**
 * Where the provider's script and card window come from, as a content security policy names it; undefined
 * where nobody can pay. The provider's own window is served from several of its hosts.
 */
export function paymentOrigins(
  settings: Pick<Env, 'TOSS_CLIENT_KEY' | 'TOSS_SCRIPT_URL'>,
): string | undefined {
  const { TOSS_CLIENT_KEY, TOSS_SCRIPT_URL } = settings
  if (!TOSS_CLIENT_KEY) return undefined
  const { hostname, origin } = new URL(TOSS_SCRIPT_URL)
  return hostname.endsWith('.tosspayments.com') ? 'https://*.tosspayments.com' : origin
}
