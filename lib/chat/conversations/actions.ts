'use server'

import { z } from 'zod'
import { admit } from '@/lib/auth/gate'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import { sessionClient } from '@/lib/supabase/server'
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
import type { ActResult, ConversationProblem, ShareResult, SharesResult } from './types'

const actLimit = createRateLimiter({ name: 'conversations', points: 120, seconds: 60 })

const renamingSchema = z.object({ id: z.uuid(), title: titleSchema })
const pinningSchema = z.object({ id: z.uuid(), pinned: z.boolean() })
const sharingSchema = z.object({ conversation: z.uuid(), message: z.uuid().nullable() })
const ratingSchema = z.object({ message: z.uuid(), feedback: feedbackSchema })

type Refusal = { ok: false; reason: ConversationProblem }

/** Parses, then runs with the person's own session; what is thrown becomes a reason. */
async function asOwner<Input, Result>(
  schema: z.ZodType<Input>,
  input: unknown,
  work: (db: Db, input: Input) => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    const user = await admit('session')
    const parsed = schema.safeParse(input)
    if (!parsed.success) return { ok: false, reason: 'invalid' }
    if (!(await actLimit.take(user.id)).allowed) return { ok: false, reason: 'tooMany' }
    return await work(await sessionClient(), parsed.data)
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized') return { ok: false, reason: code }
    log.error('conversations.failed', { code, reason: message })
    return { ok: false, reason: 'failed' }
  }
}

export async function rename(input: unknown): Promise<ActResult> {
  return asOwner(renamingSchema, input, (db, { id, title }) => renameConversation(db, id, title))
}

export async function pin(input: unknown): Promise<ActResult> {
  return asOwner(pinningSchema, input, (db, { id, pinned }) =>
    pinConversation(db, id, pinned ? new Date() : null),
  )
}

export async function remove(id: unknown): Promise<ActResult> {
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

export async function revoke(token: unknown): Promise<ActResult> {
  return asOwner(shareTokenSchema, token, revokeShare)
}

/** Says whether an answer was of use, or takes it back. */
export async function rate(input: unknown): Promise<ActResult> {
  return asOwner(ratingSchema, input, (db, { message, feedback }) =>
    rateMessage(db, message, feedback),
  )
}
