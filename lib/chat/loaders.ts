import 'server-only'
import { headers } from 'next/headers'
import { cache } from 'react'
import { z } from 'zod'
import { clientAddress } from '@/lib/requests/client-address'
import { serviceClient } from '@/lib/supabase/service-client'
import { type BrowserOwner, chatOwner } from './owner'
import { questionsLeft } from './quota'
import type { Conversation, Quota } from './request-schema'
import { readConversation } from './store/data'

/** Whose chat this is; asked once per request. Null for a visitor who has asked nothing yet. */
const loadChatOwner = cache((): Promise<BrowserOwner | null> => chatOwner())

/** A conversation of whoever asks, or null: then call notFound(). */
export const loadConversation = cache(async (id: string): Promise<Conversation | null> => {
  if (!z.uuid().safeParse(id).success) return null
  const owner = await loadChatOwner()
  return owner && readConversation(serviceClient(), owner, id, new Date())
})

/** What is left of the day's questions. */
export const loadQuota = cache(async (): Promise<Quota> => {
  const [owner, request] = await Promise.all([loadChatOwner(), headers()])
  return questionsLeft(owner, clientAddress(request), new Date())
})
