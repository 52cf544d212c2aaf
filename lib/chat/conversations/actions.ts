'use server'

import { z } from 'zod'
import { requirePermission } from '@/lib/auth/require-permission'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import type { Db } from '@/lib/supabase/types'
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
import type { ActionResult, ConversationFailure, ShareResult, SharesResult } from './types'

const actionLimit = createRateLimiter({ name: 'conversations', points: 120, seconds: 60 })

const renamingSchema = z.object({ id: z.uuid(), title: titleSchema })
const pinningSchema = z.object({ id: z.uuid(), pinned: z.boolean() })
const sharingSchema = z.object({ conversation: z.uuid(), message: z.uuid().nullable() })
const ratingSchema = z.object({ message: z.uuid(), feedback: feedbackSchema })

type Refused = { ok: false; reason: ConversationFailure }

/** Parses, then runs with the person's own session; what is thrown becomes a reason. */
async function asOwner<Input, Result>(
  schema: z.ZodType<Input>,
  input: unknown,
  work: (db: Db, input: Input) => Promise<Result>,
): Promise<Result | Refused> {
  try {
    const user = await requirePermission('session')
    const parsed = schema.safeParse(input)
    if (!parsed.success) return { ok: false, reason: 'invalid' }
    if (!(await actionLimit.take(user.id)).allowed) return { ok: false, reason: 'tooMany' }
    return await work(await userClient(), parsed.data)
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized') return { ok: false, reason: code }
    log.error('conversations.failed', { code, reason: message })
    return { ok: false, reason: 'failed' }
  }
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
