import { z } from 'zod'
import type { ExportBlock } from './conversations/export-block'
import { answerParts } from './parts/answer-parts'
import { documentParts } from './parts/document-parts'
import { nextParts } from './parts/next-parts'
import { outcomeParts } from './parts/outcome-parts'
import type { PartContext } from './parts/part-kind'
import { passageParts } from './parts/passage-parts'
import { questionParts } from './parts/question-parts'
import { sourceParts } from './parts/source-parts'

/**
 * What a message of the chat is made of: a list of parts, told apart by `kind`. They are stored and
 * streamed as `lib/chat/parts` describes them, so a new kind never changes an old one.
 */
const partKinds = {
  ...questionParts,
  ...outcomeParts,
  ...answerParts,
  ...passageParts,
  ...documentParts,
  ...nextParts,
  ...sourceParts,
}
type PartKinds = typeof partKinds
type PartSchema = PartKinds[keyof PartKinds]['schema']

const partSchemas = Object.values(partKinds).map(({ schema }) => schema)
export const partSchema = z.discriminatedUnion('kind', partSchemas as [PartSchema, ...PartSchema[]])
export type Part = z.infer<typeof partSchema>
export type PartOf<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

/** A part as paragraphs of a file or of the clipboard. */
export function partBlocks(part: Part, context: PartContext): ExportBlock[] {
  const kinds: Record<Part['kind'], { toBlocks(part: Part, context: PartContext): ExportBlock[] }> =
    partKinds
  return kinds[part.kind].toBlocks(part, context)
}

export const messageStates = ['writing', 'done', 'stopped', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

export const chatMessageSchema = z.object({
  id: z.string().regex(/^[\w-]+$/),
  role: z.enum(['user', 'assistant']),
  parts: z.array(partSchema),
  state: z.enum(messageStates).default('done'),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>
