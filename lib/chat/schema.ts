import { z } from 'zod'
import { type ErrorCode, errorTable } from '@/lib/errors'
import { citationStates, searchScopes } from '@/lib/korean-law/constants'
import { answerStages } from './constants'

/**
 * What a message of the chat is made of. A message is a list of parts, each told by its `kind`; they
 * are stored and streamed as they stand here, so a new kind never changes an old one.
 */

/** An address of this site without a language: links to elsewhere never come out of a model. */
const pagePath = z.string().regex(/^\/(?:cases|statutes)\/[^\s]+$/)

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
  /** Words within the text that are said to be a source's; `verbatim` once checking has found them there. */
  z.object({
    kind: z.literal('quoted'),
    text: z.string(),
    source: z.number().int().positive(),
    verbatim: z.boolean(),
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
  /** Article id (`001706#750`) or serial of the decision; empty in what was kept before there was one. */
  id: z.string().default(''),
  /** The words that were read, letter for letter: the source opens at them. */
  passage: z.string().default(''),
  /** Of an article. */
  state: z.enum(['in-force', 'pending', 'repealed']).nullable().default(null),
  effectiveOn: z.string().nullable().default(null),
  /** A later decision that seems to have changed this one. */
  overruledBy: z.object({ label: z.string(), href: pagePath }).nullable().default(null),
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
/**
 * `extractive`: no model wrote this. `fallback`: a model was to write it and failed. `stopped`: the reader
 * did not want the rest.
 */
export const noticeKinds = ['generated', 'extractive', 'fallback', 'stopped', 'disclaimer'] as const

const sourceNo = z.number().int().positive()
const lines = z.array(z.object({ mark: z.string(), text: z.string() }))

/** What a reader should look at next; `effective` only where an article is pending. */
export const nextSteps = ['facts', 'deadline', 'effective', 'more', 'counsel'] as const

/** A question that goes on from an answer: about something that is named, or in words of the corpus. */
export const followUpSchema = z.discriminatedUnion('about', [
  z.object({ about: z.literal('article'), label: z.string() }),
  z.object({ about: z.literal('decisions'), label: z.string() }),
  z.object({ about: z.literal('issue'), text: z.string() }),
])
export type FollowUp = z.infer<typeof followUpSchema>

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
  /** The answer in a few sentences of the sources, letter for letter. */
  z.object({
    kind: z.literal('short'),
    sentences: z.array(z.object({ source: sourceNo, text: z.string() })),
  }),
  /** What the sources say, letter for letter; `lead` is the issue that a gist answers. `cut`: not all of it. */
  z.object({
    kind: z.literal('passages'),
    type: z.enum(['article', 'case']),
    passages: z.array(
      z.object({ source: sourceNo, lead: z.string().nullable(), lines, cut: z.boolean() }),
    ),
  }),
  z.object({
    kind: z.literal('next'),
    steps: z.array(z.enum(nextSteps)),
    /** The search that shows all that was found. */
    search: z
      .object({
        query: z.string(),
        scope: z.enum(searchScopes),
        statutes: z.number().int().nonnegative(),
        cases: z.number().int().nonnegative(),
      })
      .nullable(),
  }),
  z.object({ kind: z.literal('follow-ups'), questions: z.array(followUpSchema) }),
  /** How far the sources carry an answer: sentences that say something of the law, and those that are carried. */
  z.object({
    kind: z.literal('grounding'),
    share: z.number().min(0).max(1),
    sentences: z.number().int().nonnegative(),
    supported: z.number().int().nonnegative(),
    citations: z.number().int().nonnegative(),
    verified: z.number().int().nonnegative(),
  }),
  /** No answer, because nothing carries one. */
  z.object({
    kind: z.literal('refusal'),
    reason: z.enum(refusalReasons),
    /** The Korean words that were searched. */
    searched: z.array(z.string()),
    /** Words of the question that nothing found speaks of. */
    unmet: z.array(z.string()).default([]),
    /** What was searched; null when the service does not say. */
    corpus: z
      .object({ scope: z.enum(searchScopes), articles: z.number(), decisions: z.number() })
      .nullable()
      .default(null),
    /** Questions that would be answered. */
    suggestions: z.array(z.string()),
  }),
  z.object({ kind: z.literal('notice'), notice: z.enum(noticeKinds) }),
  z.object({ kind: z.literal('error'), code: z.enum(errorCodes), retryable: z.boolean() }),
  z.object({
    kind: z.literal('rate-limit'),
    /** The day's questions, or how many answers may be written at once. */
    of: z.enum(['day', 'at-once']).default('day'),
    limit: z.number().int().positive(),
    retryAfterMinutes: z.number().int().positive().nullable(),
  }),
  z.object({ kind: z.literal('disconnected') }),
])
export type Part = z.infer<typeof partSchema>
export type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

export const messageStates = ['writing', 'done', 'stopped', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

export const chatMessageSchema = z.object({
  id: z.string().regex(/^[\w-]+$/),
  role: z.enum(['user', 'assistant']),
  parts: z.array(partSchema),
  state: z.enum(messageStates).default('done'),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>
