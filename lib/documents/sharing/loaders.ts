import 'server-only'
import { cache } from 'react'
import { userClient } from '@/lib/supabase/clients'
import { openShared } from './data'
import { type SharedDocument, tokenSchema } from './schema'

/** What a link shows to whoever opens it; null for one that never was, or has ended. */
export const loadSharedDocument = cache(
  async (token: string): Promise<SharedDocument | null> =>
    tokenSchema.safeParse(token).success ? openShared(await userClient(), token) : null,
)
