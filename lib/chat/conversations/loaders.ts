import 'server-only'
import { cache } from 'react'
import { chatOwner } from '@/lib/chat/owner'
import { anonymousClient, userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Rating } from './constants'
import { readConversationList, readRatings, readShared } from './data'
import { type ConversationList, type SharedConversation, shareTokenSchema } from './schema'

/** The first page of the list of whoever asks: an account's, a device's, or an empty one. */
export const loadConversationList = cache(async (): Promise<ConversationList> => {
  const [owner, now] = [await chatOwner(), new Date()]
  if (!owner) return { conversations: [], next: null, now: now.toISOString() }
  const all = { query: '', after: null }
  return owner.kind === 'user'
    ? readConversationList(owner.db, all, now)
    : readConversationList(serviceClient(), { ...all, device: owner.device }, now)
})

/** What a link shows, or null: then call notFound(). */
export const loadShared = cache(async (token: string): Promise<SharedConversation | null> => {
  return shareTokenSchema.safeParse(token).success ? readShared(anonymousClient(), token) : null
})

/** What a signed-in owner has said of these answers, for `MessageTools`. */
export async function loadRatings(messages: readonly string[]): Promise<Record<string, Rating>> {
  return readRatings(await userClient(), messages)
}
