import 'server-only'
import { z } from 'zod'
import { unwrapResult } from '@/lib/supabase/result'
import type { ServiceDb, UserDb } from '@/lib/supabase/types'
import {
  type ApiKey,
  type ApiKeyUsage,
  apiKeySchema,
  apiKeyUsageSchema,
  type FoundKey,
  foundKeySchema,
} from './schema'

/** Every column that the owner of a key may see: all but the hash. */
const apiKeyColumns = `id, name, last_four, scopes, daily_limit, created_at, expires_at, revoked_at,
  last_used_at, replaces`
/** More than anybody makes; the newest first. */
const most = 200

/** One's own keys, the newest first, those that are no longer good among them. */
export async function readApiKeys(db: UserDb, userId: string): Promise<ApiKey[]> {
  const read = await db
    .from('api_keys')
    .select(apiKeyColumns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(most)
  return z.array(apiKeySchema).parse(unwrapResult(read))
}

/** What one's own keys were used for since a day of Korea. */
export async function readApiKeyUsage(
  db: UserDb,
  userId: string,
  from: string,
): Promise<ApiKeyUsage[]> {
  const read = await db
    .from('api_key_usage')
    .select('key_id, day, route, answered, refused')
    .eq('user_id', userId)
    .gte('day', from)
    .order('day')
    .order('key_id')
    .order('route')
    .limit(10_000)
  return z.array(apiKeyUsageSchema).parse(unwrapResult(read))
}

/** The key with this hash, good or not; null when there is none. */
export async function findApiKey(service: ServiceDb, hash: string): Promise<FoundKey | null> {
  const found = await service.rpc('find_api_key', { p_hash: hash })
  return foundKeySchema.nullable().parse(unwrapResult(found))
}
