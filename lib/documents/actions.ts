'use server'

import { z } from 'zod'
import { requirePermission } from '@/lib/auth/require-permission'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Db } from '@/lib/supabase/types'
import { categories } from './constants'
import {
  addFolder,
  changeDocument,
  changeFolder,
  deleteFolder,
  deleteOrphanedObjects,
} from './mutations'
import { documentNameSchema, folderIdSchema, folderNameSchema, idSchema } from './schema'
import type { WriteResult } from './types'

/** Runs with the person's own session; what is thrown becomes a reason. */
async function asOwner(
  work: (db: Db, owner: string) => Promise<WriteResult>,
): Promise<WriteResult> {
  try {
    const { id } = await requirePermission('session')
    return await work(await userClient(), id)
  } catch (thrown) {
    if (thrown instanceof z.ZodError) return { ok: false, reason: 'badName' }
    const { code, message } = toAppError(thrown)
    if (code === 'unauthorized') return { ok: false, reason: code }
    log.error('documents.failed', { code, reason: message })
    return { ok: false, reason: 'unavailable' }
  }
}

export async function renameDocument(id: unknown, name: unknown): Promise<WriteResult> {
  return asOwner((db) =>
    changeDocument(db, idSchema.parse(id), { name: documentNameSchema.parse(name) }),
  )
}

export async function moveDocument(id: unknown, folder: unknown): Promise<WriteResult> {
  return asOwner((db) =>
    changeDocument(db, idSchema.parse(id), { folder_id: folderIdSchema.parse(folder) }),
  )
}

export async function categorizeDocument(id: unknown, category: unknown): Promise<WriteResult> {
  return asOwner((db) =>
    changeDocument(db, idSchema.parse(id), { category: z.enum(categories).parse(category) }),
  )
}

export async function makeFolder(name: unknown, parent: unknown): Promise<WriteResult> {
  return asOwner((db) => addFolder(db, folderNameSchema.parse(name), folderIdSchema.parse(parent)))
}

export async function renameFolder(id: unknown, name: unknown): Promise<WriteResult> {
  return asOwner((db) =>
    changeFolder(db, idSchema.parse(id), { name: folderNameSchema.parse(name) }),
  )
}

export async function moveFolder(id: unknown, parent: unknown): Promise<WriteResult> {
  return asOwner((db) =>
    changeFolder(db, idSchema.parse(id), { parent_id: folderIdSchema.parse(parent) }),
  )
}

/** With all that is in it. */
export async function removeFolder(id: unknown): Promise<WriteResult> {
  return asOwner(async (db, owner) => {
    const removed = await deleteFolder(db, idSchema.parse(id))
    if (removed.ok)
      await deleteOrphanedObjects(serviceClient(), new Date(), owner).catch(logOrphans)
    return removed
  })
}

/** The rows are gone, and housekeeping tries again. */
function logOrphans(thrown: unknown) {
  log.warn('documents.strays', { reason: toAppError(thrown).message })
}
