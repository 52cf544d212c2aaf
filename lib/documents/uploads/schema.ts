import { z } from 'zod'
import { categories, largestDocument, longestName } from '@/lib/documents/constants'
import { documentSchema } from '@/lib/documents/schema'

export const uploadSchema = z.object({
  id: z.uuid(),
  folder_id: z.uuid().nullable(),
  name: z.string(),
  category: z.enum(categories),
  bytes: z.number().int().positive(),
  sha256: z.string(),
  part_bytes: z.number().int().positive(),
  /** Parts that are stored, from the first on. */
  received: z.number().int(),
})
export type OpenUpload = z.infer<typeof uploadSchema>

/** Of a file that is about to come; its name as the browser gives it. */
export const newUploadSchema = z.object({
  name: z.string().min(1).max(1000),
  folder: z.uuid().nullable(),
  category: z.enum(categories),
  bytes: z.number().int().min(1).max(largestDocument),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type NewUpload = z.infer<typeof newUploadSchema>

export const longestUploadName = longestName

export const openUploadsSchema = z.object({ uploads: z.array(uploadSchema) })
export const begunSchema = z.object({ upload: uploadSchema })
export const partAnswerSchema = z.object({ received: z.number().int() })
export const finishedSchema = z.object({ document: documentSchema })

export const beginOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('ok'), upload: uploadSchema }),
  z.object({ outcome: z.enum(['tooMany', 'full', 'noFolder']) }),
])

/** How many parts a file comes in, and how long each is. */
export const partsOf = ({ bytes, part_bytes }: Pick<OpenUpload, 'bytes' | 'part_bytes'>): number =>
  Math.ceil(bytes / part_bytes)
export const lengthOfPart = (
  { bytes, part_bytes }: Pick<OpenUpload, 'bytes' | 'part_bytes'>,
  no: number,
): number => Math.min(part_bytes, bytes - no * part_bytes)
