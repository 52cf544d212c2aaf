import { AppError } from '@/lib/errors'
import { supabaseAddress } from '@/lib/supabase/settings'
import { rpcTimeoutMs } from './constants'

/**
 * Calls a function of the database over its API, in the middleware too, where the client library is too much.
 * @param token whose session asks; nobody's unless said
 * @throws AppError `unavailable` where Supabase is not set, refuses, or does not answer in time.
 */
export async function callRpc(name: string, given: object, token?: string): Promise<unknown> {
  const { url, anonKey } = supabaseAddress()
  try {
    const answer = await fetch(new URL(`/rest/v1/rpc/${name}`, url), {
      method: 'POST',
      headers: {
        apikey: anonKey,
        'content-type': 'application/json',
        // Keys of the newer kind are no tokens: they are not sent as one.
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(given),
      cache: 'no-store',
      signal: AbortSignal.timeout(rpcTimeoutMs),
    })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return await answer.json()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown'
    throw new AppError('unavailable', { internal: `${name}: ${reason}`, cause })
  }
}
