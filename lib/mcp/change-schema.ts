import { z } from 'zod'
import { decisionRef, law, rest } from './schema'

const changeKinds = [
  'new-decision',
  'overruling-candidate',
  'article-changed',
  'article-new',
  'article-gone',
] as const
const changedText = z.string().nullable().describe('Of an article, cut where it is long')

export const listChangesInput = z.object({
  law: law.optional().describe('Title or identifier: the changed articles of this law alone'),
  page: z.number().int().min(1).max(2000).default(1),
})
export const listChangesOutput = z.object({
  total: z.number().int(),
  page: z.number().int(),
  changes: z.array(
    z.object({
      kind: z
        .enum(changeKinds)
        .describe('overruling-candidate: a later decision says so, nobody has confirmed it'),
      recordedAt: z
        .string()
        .describe('When this corpus took it in, not when it came into force or was decided'),
      label: z.string(),
      url: z.url(),
      by: decisionRef.nullable().describe('The later decision of an overruling candidate'),
      before: changedText,
      after: changedText,
    }),
  ),
  ...rest,
})
