import { z } from 'zod'
import { longestQuery, mostHits } from './constants'
import { hitSchema } from './wire-schema'

/** Documents as programs are told of them. */
export const holderDocumentsSchema = z.object({
  documents: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      mime: z.string(),
      bytes: z.number().int(),
      createdAt: z.string(),
    }),
  ),
})
export type HolderDocuments = z.infer<typeof holderDocumentsSchema>

export const holderSearchQuerySchema = z.object({
  query: z.string().trim().min(2).max(longestQuery),
  limit: z.coerce.number().int().min(1).max(mostHits).default(10),
})
export const holderSearchSchema = z.object({
  hits: z.array(hitSchema.omit({ marks: true }).extend({ name: z.string() })),
  /** Documents looked at, and those whose index is being made again. */
  searched: z.number().int(),
  missing: z.number().int(),
})
export type HolderSearchQuery = z.infer<typeof holderSearchQuerySchema>
export type HolderSearch = z.infer<typeof holderSearchSchema>
