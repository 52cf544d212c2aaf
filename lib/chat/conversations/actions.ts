'use server'

import { z } from 'zod'
import { runAction } from '@/lib/auth/action'
import { createRateLimiter } from '@/lib/rate-limit'
import type { UserDb } from '@/lib/supabase/types'
import { readShares } from './data'
import {
  deleteConversation,
  pinConversation,
  rateMessage,
  renameConversation,
  revokeShare,
  shareConversation,
} from './mutations'
import { feedbackSchema, shareTokenSchema, titleSchema } from './schema'
import type { ActionResult, ConversationRefusal, ShareResult, SharesResult } from './types'

const actionLimit = createRateLimiter({ name: 'conversations', points: 120, seconds: 60 })

const renamingSchema = z.object({ id: z.uuid(), title: titleSchema })
const pinningSchema = z.object({ id: z.uuid(), pinned: z.boolean() })
const sharingSchema = z.object({ conversation: z.uuid(), message: z.uuid().nullable() })
const ratingSchema = z.object({ message: z.uuid(), feedback: feedbackSchema })

/** Runs with the person's own session. */
function asOwner<Input, Result>(
  schema: z.ZodType<Input>,
  input: unknown,
  write: (db: UserDb, input: Input) => Promise<Result>,
): Promise<Result | ConversationRefusal> {
  return runAction({
    name: 'conversations',
    access: 'session',
    limit: actionLimit,
    schema,
    input,
    refuse: (reason): ConversationRefusal => ({
      ok: false,
      reason: reason === 'forbidden' || reason === 'unavailable' ? 'failed' : reason,
    }),
    run: ({ db, input: parsed }) => write(db, parsed),
  })
}

export async function rename(input: unknown): Promise<ActionResult> {
  return asOwner(renamingSchema, input, (db, { id, title }) => renameConversation(db, id, title))
}

export async function pin(input: unknown): Promise<ActionResult> {
  return asOwner(pinningSchema, input, (db, { id, pinned }) =>
    pinConversation(db, id, pinned ? new Date() : null),
  )
}

export async function remove(id: unknown): Promise<ActionResult> {
  return asOwner(z.uuid(), id, deleteConversation)
}

/** Makes a link that shows a conversation up to one answer, or up to its last. */
export async function share(input: unknown): Promise<ShareResult> {
  return asOwner(sharingSchema, input, (db, { conversation, message }) =>
    shareConversation(db, conversation, message),
  )
}

/** The links of a conversation that work. */
export async function listShares(conversation: unknown): Promise<SharesResult> {
  return asOwner(z.uuid(), conversation, async (db, id) => ({
    ok: true as const,
    shares: await readShares(db, id),
  }))
}

export async function revoke(token: unknown): Promise<ActionResult> {
  return asOwner(shareTokenSchema, token, revokeShare)
}

/** Says whether an answer was of use, or takes it back. */
export async function rate(input: unknown): Promise<ActionResult> {
  return asOwner(ratingSchema, input, (db, { message, feedback }) =>
    rateMessage(db, message, feedback),
  )
}
