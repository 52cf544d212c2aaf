'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { runAction } from '@/lib/auth/action'
import { createRateLimiter } from '@/lib/rate-limit'
import type { Db } from '@/lib/supabase/types'
import { postsTag } from './constants'
import { deletePost, publishPost, savePost } from './mutations'
import { postInputSchema } from './schema'
import type { SaveResult, WriteResult } from './types'

const idSchema = z.string().min(3).max(80)

/** An editor that saves by itself asks every few seconds. */
const editLimit = createRateLimiter({ name: 'posts.edit', points: 120, seconds: 60 })

const asEditor = {
  name: 'posts',
  access: 'canEditContent',
  limit: editLimit,
} as const

/** Saves a draft, or a change to what is published. */
export async function save(input: unknown): Promise<SaveResult> {
  return runAction({
    ...asEditor,
    schema: postInputSchema,
    input,
    refuse: (reason, { code, errors }): SaveResult =>
      reason === 'invalid'
        ? { ok: false, reason: code, fields: errors }
        : { ok: false, reason: code },
    run: async ({ db, input: post }): Promise<SaveResult> => {
      const saved = await savePost(db, post)
      // Releasing cached pages also renders the editor anew: not for a draft, which no page shows.
      if (saved.ok && saved.status === 'published') updateTag(postsTag)
      return saved
    },
  })
}

async function change(
  id: unknown,
  write: (db: Db, id: string) => Promise<WriteResult>,
): Promise<WriteResult> {
  return runAction({
    ...asEditor,
    schema: idSchema,
    input: id,
    refuse: (reason, { code }): WriteResult => ({
      ok: false,
      reason: reason === 'invalid' ? 'missing' : code,
    }),
    run: async ({ db, input: post }) => {
      const changed = await write(db, post)
      if (changed.ok) updateTag(postsTag)
      return changed
    },
  })
}

export async function publish(id: unknown): Promise<WriteResult> {
  return change(id, (db, post) => publishPost(db, post, true))
}

export async function unpublish(id: unknown): Promise<WriteResult> {
  return change(id, (db, post) => publishPost(db, post, false))
}

export async function remove(id: unknown): Promise<WriteResult> {
  return change(id, deletePost)
}
