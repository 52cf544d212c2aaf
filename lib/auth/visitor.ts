import 'server-only'
import { headers } from 'next/headers'
import { clientAddress } from '@/lib/requests/client-address'

/** Who is asking, as far as the request tells: for limits, logs, and the list of a person's sessions. */
export async function visitor(): Promise<{ address: string; userAgent: string | null }> {
  const request = await headers()
  return { address: clientAddress(request), userAgent: request.get('user-agent') }
}

/** What Auth has to be told, or every session would look like the server's own. */
export async function visitorHeaders(): Promise<Record<string, string>> {
  const { address, userAgent } = await visitor()
  return {
    ...(address === 'unknown' ? {} : { 'x-forwarded-for': address }),
    // A header may hold no letters outside Latin-1.
    ...(userAgent && /^[\x20-\x7e]{1,500}$/.test(userAgent) ? { 'user-agent': userAgent } : {}),
  }
}
