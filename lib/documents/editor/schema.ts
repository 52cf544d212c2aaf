import { z } from 'zod'
import { categories } from '@/lib/documents/constants'
import { documentNameSchema, documentSchema, folderIdSchema } from '@/lib/documents/schema'
import { longestVersionName, longestVersionNote } from './constants'

const stamp = z.iso.datetime({ offset: true })

/** ProseMirror's JSON. Whether it is a document of ours is decided by `readStoredContent`. */
export const contentJsonSchema = z.looseObject({
  type: z.literal('doc'),
  content: z.array(z.json()),
})
export type ContentJson = z.infer<typeof contentJsonSchema>

export const newWrittenSchema = z.object({
  name: documentNameSchema,
  folder: folderIdSchema.default(null),
  category: z.enum(categories).default('others'),
  content: contentJsonSchema.optional(),
})

export const writtenSchema = z.object({
  document: documentSchema,
  rev: z.number().int(),
  content: contentJsonSchema,
  base: contentJsonSchema.nullable(),
  updatedAt: stamp,
  /** What of the file that it was copied from the editor does not keep. */
  dropped: z.array(z.string()),
})
/** A document that is written here, as it was last saved. */
export type Written = z.infer<typeof writtenSchema>

/** A document as the editor opens it: one's own, or one that a link shows. */
export type OpenDocument = Omit<Written, 'document'> & {
  document: Pick<Written['document'], 'id' | 'name' | 'folder_id' | 'category'>
}

export const saveRequestSchema = z.object({
  /** The save that this one goes on from. */
  rev: z.number().int().min(1),
  content: contentJsonSchema,
  /** What changes are tracked against from now on; false for nothing. Left out, it stays. */
  base: z.union([contentJsonSchema, z.literal(false)]).optional(),
})
export type SaveRequest = z.infer<typeof saveRequestSchema>

export const saveOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ok'), rev: z.number().int(), updated_at: stamp }),
  z.object({
    outcome: z.literal('conflict'),
    rev: z.number().int(),
    content: contentJsonSchema,
    base: contentJsonSchema.nullable(),
    updated_at: stamp,
  }),
  z.object({ outcome: z.literal('tooLarge') }),
])
export type SaveOutcome = z.infer<typeof saveOutcomeSchema>

export const versionSchema = z.object({
  no: z.number().int(),
  author_name: z.string(),
  reason: z.enum(['made', 'copied', 'saved', 'restored']),
  restored_no: z.number().int().nullable(),
  name: z.string().nullable(),
  note: z.string().nullable(),
  sha256: z.string(),
  created_at: stamp,
  updated_at: stamp,
})
export type DocumentVersion = z.infer<typeof versionSchema>

export const versionContentSchema = versionSchema.extend({ content: contentJsonSchema })

export const restoreRequestSchema = z.object({
  no: z.number().int().min(1),
  rev: z.number().int().min(1),
})

export const versionNameSchema = z.object({
  name: z
    .string()
    .trim()
    .max(longestVersionName)
    .regex(/^\P{Cc}*$/u),
  note: z.string().trim().max(longestVersionNote),
})

/** How far a copy of a file is; `copy` is its document once it is there. */
export const copyStateSchema = z.object({
  state: z.enum(['none', 'queued', 'running', 'done', 'failed', 'cancelled']),
  reason: z.string().nullable(),
  progress: z.object({ done: z.number().optional(), total: z.number().optional() }),
  copy: z.uuid().nullable(),
})
export type CopyState = z.infer<typeof copyStateSchema>
