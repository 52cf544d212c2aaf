import { z } from 'zod'
import { rest } from './schema'

export const searchDocumentsInput = z.object({
  query: z.string().trim().min(2).max(500),
  limit: z.number().int().min(1).max(20).default(10),
})
export const searchDocumentsOutput = z.object({
  hits: z.array(
    z.object({
      document: z.uuid(),
      name: z.string(),
      /** Its number among the passages of the document. */
      passage: z.number().int(),
      page: z.number().int().nullable(),
      score: z.number(),
      path: z.string().describe('Headings above the passage'),
      text: z.string(),
    }),
  ),
  searched: z.number().int(),
  missing: z.number().int().describe('Documents whose index is being made: ask again'),
  ...rest,
})
