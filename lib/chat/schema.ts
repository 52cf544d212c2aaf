import { z } from 'zod'
import { type ErrorCode, errorTable } from '@/lib/errors'
import { citationStates } from '@/lib/legal/constants'

/**
 * What a message of the chat is made of. A message is a list of parts, each told by its `kind`; they
 * are stored and streamed as they stand here, so a new kind never changes an old one.
 */

/** An address of this site without a language: links to elsewhere never come out of a model. */
const pagePath = z.string().regex(/^\/(?:cases|statutes)\/[^\s]+$/)

export const answerStages = ['searching', 'reading', 'writing', 'checking'] as const
export type AnswerStage = (typeof answerStages)[number]

/** A run of an answer's text. */
export const pieceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** [n]: what stands before it is taken from source n of this message. */
  z.object({ kind: z.literal('ref'), no: z.number().int().positive() }),
  /** A decision or an article named in the text, and what checking it has found. */
  z.object({
    kind: z.literal('citation'),
    text: z.string(),
    state: z.enum(citationStates),
    /** The page of what is meant; null when it cannot be told or is not held. */
    href: pagePath.nullable(),
    /** What it should say, or what it may mean. */
    candidates: z.array(z.object({ label: z.string(), href: pagePath })).default([]),
  }),
  /** A sentence that no source of this message carries. */
  z.object({ kind: z.literal('unsupported'), text: z.string() }),
])
export type Piece = z.infer<typeof pieceSchema>
export type CitationPiece = Extract<Piece, { kind: 'citation' }>

export const blockSchema = z.object({
  form: z.enum(['paragraph', 'heading', 'item']),
  pieces: z.array(pieceSchema),
})
export type Block = z.infer<typeof blockSchema>

export const sourceSchema = z.object({
  no: z.number().int().positive(),
  type: z.enum(['case', 'article']),
  /** As it is cited: `대법원 2013. 6. 27. 선고 2012다31628 판결`, `민법 제750조`. */
  label: z.string(),
  /** Case name or the article's title. */
  title: z.string().nullable(),
  href: pagePath,
  /** Our summary stands in for the official text. */
  isSummary: z.boolean().default(false),
})
export type Source = z.infer<typeof sourceSchema>

export const attachmentSchema = z.object({
  kind: z.literal('attachment'),
  name: z.string().min(1),
  bytes: z.number().int().nonnegative(),
  state: z.enum(['ready', 'reading', 'failed']),
})
export type Attachment = z.infer<typeof attachmentSchema>

export const refusalReasons = ['not-grounded', 'not-legal', 'too-vague'] as const
export const noticeKinds = ['generated', 'extractive', 'disclaimer'] as const

const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]

export const partSchema = z.discriminatedUnion('kind', [
  /** What the user wrote. */
  z.object({ kind: z.literal('question'), text: z.string() }),
  attachmentSchema,
  /** How far the answer has come; `sources` once they are counted. */
  z.object({
    kind: z.literal('progress'),
    stage: z.enum(answerStages),
    sources: z.number().int().nonnegative().nullable().default(null),
  }),
  z.object({
    kind: z.literal('answer'),
    blocks: z.array(blockSchema),
    /** More is on its way. */
    streaming: z.boolean().default(false),
  }),
  /** Words of a source, letter for letter; `verbatim` is false when checking has not found them there. */
  z.object({
    kind: z.literal('quote'),
    text: z.string(),
    source: z.number().int().positive(),
    verbatim: z.boolean(),
  }),
  z.object({ kind: z.literal('sources'), sources: z.array(sourceSchema) }),
  /** No answer, because nothing carries one. */
  z.object({
    kind: z.literal('refusal'),
    reason: z.enum(refusalReasons),
    /** The Korean words that were searched. */
    searched: z.array(z.string()),
    /** Questions that would be answered. */
    suggestions: z.array(z.string()),
  }),
  z.object({ kind: z.literal('notice'), notice: z.enum(noticeKinds) }),
  z.object({ kind: z.literal('error'), code: z.enum(errorCodes), retryable: z.boolean() }),
  z.object({
    kind: z.literal('rate-limit'),
    limit: z.number().int().positive(),
    retryAfterMinutes: z.number().int().positive().nullable(),
  }),
  z.object({ kind: z.literal('disconnected') }),
])
export type Part = z.infer<typeof partSchema>
export type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

export const chatMessageSchema = z.object({
  id: z.string().regex(/^[\w-]+$/),
  role: z.enum(['user', 'assistant']),
  parts: z.array(partSchema),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>
