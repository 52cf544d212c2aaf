import { z } from 'zod'
import { contentJsonSchema } from '@/lib/documents/editor/schema'

const stamp = z.iso.datetime({ offset: true })

/** What a link lets people do; each can do what stands before it. */
export const shareAccess = ['view', 'comment', 'edit'] as const
export type ShareAccess = (typeof shareAccess)[number]

export const tokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
/** In the address of a call that is made by a link. */
export const tokenQuerySchema = z.object({ share: tokenSchema.optional() })

export const shareSchema = z.object({
  id: z.uuid(),
  token: tokenSchema,
  access: z.enum(shareAccess),
  expires_at: stamp.nullable(),
  revoked_at: stamp.nullable(),
  opened_at: stamp.nullable(),
  created_at: stamp,
})
export type DocumentShare = z.infer<typeof shareSchema>

export const newShareSchema = z.object({
  access: z.enum(shareAccess),
  /** Null: until it is revoked. */
  days: z.number().int().min(1).max(366).nullable(),
})

/** What whoever has a link is shown. */
export const sharedDocumentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  access: z.enum(['own', ...shareAccess]),
  rev: z.number().int(),
  content: contentJsonSchema,
  base: contentJsonSchema.nullable(),
  updated_at: stamp,
})
export type SharedDocument = z.infer<typeof sharedDocumentSchema>

export const commentSchema = z.object({
  id: z.uuid(),
  thread_id: z.uuid().nullable(),
  body: z.string(),
  quote: z.string().nullable(),
  position: z.number().int().nullable(),
  author_name: z.string(),
  is_own: z.boolean(),
  resolved_at: stamp.nullable(),
  created_at: stamp,
})
export type DocumentComment = z.infer<typeof commentSchema>

const bodySchema = z.string().trim().min(1).max(4000)
export const newCommentSchema = z.union([
  z.object({ body: bodySchema, thread: z.uuid() }),
  z.object({
    body: bodySchema,
    quote: z.string().min(1).max(400),
    position: z.number().int().min(0),
  }),
])
export type NewComment = z.infer<typeof newCommentSchema>
export const resolvedSchema = z.object({ resolved: z.boolean() })
