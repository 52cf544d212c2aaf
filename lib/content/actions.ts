'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { requirePermission } from '@/lib/auth/require-permission'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import type { Db } from '@/lib/supabase/types'
import { postsTag } from './constants'
import { deletePost, publishPost, savePost } from './mutations'
import { postInputSchema } from './schema'
import type { FieldErrors, SaveResult, WriteFailure, WriteResult } from './types'

const idSchema = z.string().min(3).max(80)

/** Runs with the writer's own session, when there is one that may write; what is thrown becomes a reason. */
async function asEditor<T>(work: (db: Db) => Promise<T | WriteFailure>): Promise<T | WriteFailure> {
  try {
    await requirePermission('canEditContent')
    return await work(await userClient())
  } catch (thrown) {
    const { code, message } = toAppError(thrown)
    if (code !== 'unauthorized' && code !== 'forbidden') {
      log.error('posts.failed', { code, reason: message })
    }
    return { ok: false, reason: code }
  }
}

/** The first problem of each field, by its path. */
function fieldsOf({ issues }: z.ZodError): FieldErrors {
  const named = issues.map(({ path, message }) => [path.join('.'), message] as const)
  return Object.fromEntries(named.reverse())
}

/** Saves a draft, or a change to what is published. */
export async function save(input: unknown): Promise<SaveResult> {
  return asEditor(async (db): Promise<SaveResult> => {
    const parsed = postInputSchema.safeParse(input)
    if (!parsed.success) return { ok: false, reason: 'validation', fields: fieldsOf(parsed.error) }
    const saved = await savePost(db, parsed.data)
    // Letting kept pages go also renders the desk anew: not for a draft, which nobody sees.
    if (saved.ok && saved.status === 'published') updateTag(postsTag)
    return saved
  })
}

async function change(
  id: unknown,
  work: (db: Db, id: string) => Promise<WriteResult>,
): Promise<WriteResult> {
  return asEditor(async (db): Promise<WriteResult> => {
    const parsed = idSchema.safeParse(id)
    if (!parsed.success) return { ok: false, reason: 'missing' }
    const changed = await work(db, parsed.data)
    if (changed.ok) updateTag(postsTag)
    return changed
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
