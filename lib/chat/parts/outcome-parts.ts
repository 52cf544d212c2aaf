import { z } from 'zod'
import { answerStages } from '@/lib/chat/constants'
import { block } from '@/lib/chat/conversations/export-block'
import { searchScopes } from '@/lib/corpus/scope-constants'
import { type ErrorCode, errorTable } from '@/lib/errors'
import { notExported, partKind } from './part-kind'

const refusalReasons = ['not-grounded', 'not-legal', 'too-vague', 'not-in-documents'] as const
/**
 * `extractive`: no model wrote this. `fallback`: a model was to write it and failed. `stopped`: the reader
 * did not want the rest. `documents`: only documents were read, and what they say is no statement of the law;
 * `no-law`: the law was searched too, and carries no answer. `private`: what came from documents is not shown
 * to others; `withheld`: nor to the reader, who may no longer read these documents.
 */
const noticeKinds = [
  'generated',
  'extractive',
  'fallback',
  'stopped',
  'documents',
  'no-law',
  'private',
  'withheld',
  'disclaimer',
] as const
const errorCodes = Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]

/** How far an answer has come, how it was made, or why there is none. */
export const outcomeParts = {
  /** `sources` once they are counted. */
  progress: partKind(
    z.object({
      kind: z.literal('progress'),
      stage: z.enum(answerStages),
      sources: z.number().int().nonnegative().nullable().default(null),
    }),
    notExported,
  ),
  notice: partKind(
    z.object({ kind: z.literal('notice'), notice: z.enum(noticeKinds) }),
    ({ notice }, { words }) => [block('note', words.chat(`message.notice.${notice}`))],
  ),
  /** No answer, because no source supports one. */
  refusal: partKind(
    z.object({
      kind: z.literal('refusal'),
      reason: z.enum(refusalReasons),
      /** The Korean words that were searched. */
      searched: z.array(z.string()),
      /** Words of the question that no source speaks of. */
      unmet: z.array(z.string()).default([]),
      /** What was searched; null when the service does not say. */
      corpus: z
        .object({ scope: z.enum(searchScopes), articles: z.number(), decisions: z.number() })
        .nullable()
        .default(null),
      /** Questions that would be answered. */
      suggestions: z.array(z.string()),
    }),
    ({ reason, searched }, { words: { chat } }) => {
      const terms = searched.join(' · ')
      return [
        block('paragraph', { text: chat(`message.refusal.title.${reason}`), strong: true }),
        block('paragraph', chat(`message.refusal.text.${reason}`)),
        ...(terms
          ? [
              block('paragraph', `${chat('message.refusal.searched')} `, {
                text: terms,
                korean: true,
              }),
            ]
          : []),
      ]
    },
  ),
  /** No answer yet, because the question may mean several things: how one asks for each of them. */
  choices: partKind(
    z.object({
      kind: z.literal('choices'),
      choices: z.array(
        z.object({
          /** In the language of the question that was asked. */
          question: z.string(),
          /** `민법 제750조` */
          label: z.string(),
          /** The article's title. */
          title: z.string().nullable(),
        }),
      ),
    }),
    ({ choices }, { words: { chat } }) => [
      block('paragraph', { text: chat('message.choices.title'), strong: true }),
      block('paragraph', chat('message.choices.text')),
      ...choices.map(({ question, label }) =>
        block('item', question, ' ', { text: `(${label})`, korean: true }),
      ),
    ],
  ),
  error: partKind(
    z.object({ kind: z.literal('error'), code: z.enum(errorCodes), retryable: z.boolean() }),
    (_, { words }) => [block('paragraph', words.list('unanswered'))],
  ),
  'rate-limit': partKind(
    z.object({
      kind: z.literal('rate-limit'),
      /** The day's questions, or how many answers may be written at once. */
      of: z.enum(['day', 'at-once']).default('day'),
      limit: z.number().int().positive(),
      retryAfterMinutes: z.number().int().positive().nullable(),
    }),
    notExported,
  ),
  disconnected: partKind(z.object({ kind: z.literal('disconnected') }), notExported),
}
