'use server'

import { z } from 'zod'
import { type ActionReason, runAction } from '@/lib/auth/action'
import { toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Db } from '@/lib/supabase/types'
import { categories } from './constants'
import {
  addFolder,
  changeDocument,
  changeDocuments,
  changeFolder,
  deleteFolder,
  deleteOrphanedObjects,
} from './mutations'
import {
  documentNameSchema,
  folderIdSchema,
  folderNameSchema,
  idSchema,
  tagsSchema,
} from './schema'
import type { WriteProblem, WriteResult } from './types'

/** By account. A person who tidies up a library moves a file every second or two. */
const changeLimit = createRateLimiter({ name: 'documents.change', points: 120, seconds: 60 })

const reasons = {
  unauthorized: 'unauthorized',
  tooMany: 'tooMany',
  invalid: 'badName',
  forbidden: 'unavailable',
  unavailable: 'unavailable',
  failed: 'unavailable',
} as const satisfies Record<ActionReason, WriteProblem>

/** Runs with the person's own session. */
function asOwner<Input>(
  schema: z.ZodType<Input>,
  input: unknown,
  write: (db: Db, input: Input, owner: string) => Promise<WriteResult>,
): Promise<WriteResult> {
  return runAction({
    name: 'documents',
    access: 'session',
    limit: changeLimit,
    schema,
    input,
    refuse: (reason): WriteResult => ({ ok: false, reason: reasons[reason] }),
    run: ({ db, user, input: parsed }) => write(db, parsed, user.id),
  })
}

const renamedDocumentSchema = z.object({ id: idSchema, name: documentNameSchema })
const renamedFolderSchema = z.object({ id: idSchema, name: folderNameSchema })
const movedSchema = z.object({ id: idSchema, folder: folderIdSchema })
const categorizedSchema = z.object({ id: idSchema, category: z.enum(categories) })
const trashedSchema = z.object({ id: idSchema, trashed: z.boolean() })
const starredSchema = z.object({ id: idSchema, starred: z.boolean() })
const taggedSchema = z.object({ id: idSchema, tags: tagsSchema })
const manySchema = z.array(idSchema).min(1).max(500)
const movedManySchema = z.object({ ids: manySchema, folder: folderIdSchema })
const trashedManySchema = z.object({ ids: manySchema, trashed: z.boolean() })
const newFolderSchema = z.object({ name: folderNameSchema, parent: folderIdSchema })

export async function renameDocument(id: unknown, name: unknown): Promise<WriteResult> {
  return asOwner(renamedDocumentSchema, { id, name }, (db, document) =>
    changeDocument(db, document.id, { name: document.name }),
  )
}

export async function moveDocument(id: unknown, folder: unknown): Promise<WriteResult> {
  return asOwner(movedSchema, { id, folder }, (db, moved) =>
    changeDocument(db, moved.id, { folder_id: moved.folder }),
  )
}

export async function categorizeDocument(id: unknown, category: unknown): Promise<WriteResult> {
  return asOwner(categorizedSchema, { id, category }, (db, document) =>
    changeDocument(db, document.id, { category: document.category }),
  )
}

export async function moveDocuments(ids: unknown, folder: unknown): Promise<WriteResult> {
  return asOwner(movedManySchema, { ids, folder }, (db, moved) =>
    changeDocuments(db, moved.ids, { folder_id: moved.folder }),
  )
}

/** Puts documents into the trash, or takes them out again. */
export async function trashDocuments(ids: unknown, trashed: unknown): Promise<WriteResult> {
  return asOwner(trashedManySchema, { ids, trashed }, (db, documents) =>
    changeDocuments(db, documents.ids, {
      trashed_at: documents.trashed ? new Date().toISOString() : null,
    }),
  )
}

/** Puts a document into the trash, or takes it out again. */
export async function trashDocument(id: unknown, trashed: unknown): Promise<WriteResult> {
  return asOwner(trashedSchema, { id, trashed }, (db, document) =>
    changeDocument(db, document.id, {
      trashed_at: document.trashed ? new Date().toISOString() : null,
    }),
  )
}

export async function starDocument(id: unknown, starred: unknown): Promise<WriteResult> {
  return asOwner(starredSchema, { id, starred }, (db, document) =>
    changeDocument(db, document.id, { is_starred: document.starred }),
  )
}

export async function tagDocument(id: unknown, tags: unknown): Promise<WriteResult> {
  return asOwner(taggedSchema, { id, tags }, (db, document) =>
    changeDocument(db, document.id, { tags: document.tags }),
  )
}

export async function makeFolder(name: unknown, parent: unknown): Promise<WriteResult> {
  return asOwner(newFolderSchema, { name, parent }, (db, folder) =>
    addFolder(db, folder.name, folder.parent),
  )
}

export async function renameFolder(id: unknown, name: unknown): Promise<WriteResult> {
  return asOwner(renamedFolderSchema, { id, name }, (db, folder) =>
    changeFolder(db, folder.id, { name: folder.name }),
  )
}

export async function moveFolder(id: unknown, folder: unknown): Promise<WriteResult> {
  return asOwner(movedSchema, { id, folder }, (db, moved) =>
    changeFolder(db, moved.id, { parent_id: moved.folder }),
  )
}

/** With all that is in it. */
export async function removeFolder(id: unknown): Promise<WriteResult> {
  return asOwner(idSchema, id, async (db, folder, owner) => {
    const removed = await deleteFolder(db, folder)
    if (removed.ok)
      await deleteOrphanedObjects(serviceClient(), new Date(), owner).catch(logOrphans)
    return removed
  })
}

/** The rows are gone; the retention job deletes the objects later. */
function logOrphans(thrown: unknown) {
  log.warn('documents.strays', { reason: toAppError(thrown).message })
}
