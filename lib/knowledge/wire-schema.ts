import { z } from 'zod'
import { documentTypes } from '@/lib/documents/constants'
import { longestQuery, mostHits, mostQuestions, mostTableDocuments } from './constants'

/** Which of an owner's documents are looked at; what is not said leaves none out. */
export const documentFilterSchema = z.object({
  collection: z.uuid().optional(),
  type: z.enum(documentTypes).optional(),
  /** With the folders within it. */
  folder: z.uuid().optional(),
  tag: z.string().min(1).max(30).optional(),
  /** A part of the name of a party. */
  party: z.string().min(1).max(60).optional(),
  /** Days of Korea on which a document was kept. */
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
})
export type DocumentFilter = z.infer<typeof documentFilterSchema>

/** What the site asks the worker that holds the index, on a person's behalf. */
export const searchRequestSchema = documentFilterSchema.extend({
  owner: z.uuid(),
  query: z.string().min(1).max(longestQuery),
  /** What it is for: noted where what is searched is somebody else's, or a matter. */
  purpose: z.enum(['search', 'chat']).default('search'),
  limit: z.number().int().min(1).max(mostHits),
})
export type SearchRequest = z.infer<typeof searchRequestSchema>

const markSchema = z.tuple([z.number().int(), z.number().int()])

export const hitSchema = z.object({
  document: z.uuid(),
  /** Its number among the passages of the document. */
  passage: z.number().int(),
  page: z.number().int().nullable(),
  score: z.number(),
  path: z.string(),
  text: z.string(),
  /** What of the text answers to the question: from, to. */
  marks: z.array(markSchema),
})
export type KnowledgeHit = z.infer<typeof hitSchema>

/** How it was searched. `wordsForNow`: meaning would have counted, but the model did not answer at once. */
export const searchMannerSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('words') }),
  z.object({ by: z.literal('wordsForNow') }),
  z.object({ by: z.literal('wordsAndMeaning'), model: z.string() }),
])
export type SearchManner = z.infer<typeof searchMannerSchema>

export const searchAnswerSchema = z.object({
  hits: z.array(hitSchema),
  manner: searchMannerSchema,
  /** Documents looked at, and those whose index is being made again. */
  searched: z.number().int(),
  missing: z.number().int(),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>

export const textRequestSchema = z.object({
  owner: z.uuid(),
  document: z.uuid(),
  query: z.string().max(longestQuery).optional(),
})
export type TextRequest = z.infer<typeof textRequestSchema>

export const textAnswerSchema = z.object({
  passages: z.array(
    z.object({
      page: z.number().int().nullable(),
      path: z.string(),
      text: z.string(),
      marks: z.array(markSchema),
    }),
  ),
})
export type TextAnswer = z.infer<typeof textAnswerSchema>

/** The same questions of every document. */
export const tableRequestSchema = documentFilterSchema.extend({
  owner: z.uuid(),
  questions: z.array(z.string().min(1).max(longestQuery)).min(1).max(mostQuestions),
  purpose: z.enum(['table', 'file']).default('table'),
})
export type TableRequest = z.infer<typeof tableRequestSchema>

const cellSchema = hitSchema.omit({ document: true, score: true })
export type TableCell = z.infer<typeof cellSchema>

export const tableAnswerSchema = z.object({
  rows: z
    .array(z.object({ document: z.uuid(), cells: z.array(cellSchema.nullable()) }))
    .max(mostTableDocuments),
  /** Documents that were not asked because there are more than a table shows, or no index of them. */
  left: z.number().int(),
  missing: z.number().int(),
})
export type TableAnswer = z.infer<typeof tableAnswerSchema>
