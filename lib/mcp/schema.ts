import { z } from 'zod'
import { articleSchema, citedArticleSchema, lawSchema } from '@/lib/corpus/case-schema'
import { limits } from '@/lib/corpus/constants'
import { explanationTextsSchema } from '@/lib/corpus/explanation-schema'
import { plainText } from '@/lib/corpus/request-schema'
import { articleHitSchema, caseHitSchema, caseRefSchema } from '@/lib/corpus/schema'
import { caseTypes, citationStates, courtLevels } from '@/lib/korean-law/constants'

/** What the tools take and answer. The descriptions are read by models. */

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const law = plainText(200)
  .pipe(z.string().min(1))
  .describe('Korean title of a law (민법) or its six-digit identifier')
const article = z
  .string()
  .regex(/^\d{1,5}(의\d{1,3})*$/)
  .describe('Number of an article: 750, or 839의2 for a branch')
const caseNumber = plainText(60)
  .pipe(z.string().min(1))
  .describe('Number of a decision as Korean courts write it, e.g. 2012다31628')
const serial = z
  .number()
  .int()
  .positive()
  .max(2_147_483_647)
  .describe('Serial of a decision, where several bear one number')
const page = z.number().int().min(1).max(2000).default(1)
const limit = z.number().int().min(1).max(20).default(10)
const query = z
  .string()
  .trim()
  .min(limits.queryMin)
  .max(limits.queryMax)
  .describe('Question or keywords in Korean, English, Japanese or Chinese')

/** On what an answer rests, and what it therefore cannot say. */
export const coverageSchema = z.object({
  asOf: day.describe('The day, in Korea, on which this was answered'),
  corpusUpdatedAt: z.string().nullable(),
  indexVersion: z.string(),
  decisions: z.number().int(),
  laws: z.number().int(),
  articles: z.number().int(),
  summariesOnly: z.boolean(),
  lacks: z.array(z.string()).describe('What this corpus does not hold or cannot tell'),
})
export type Coverage = z.infer<typeof coverageSchema>

/** What is left of the key today; null where nobody counts. */
export const quotaSchema = z
  .object({ limitToday: z.number().int(), leftToday: z.number().int() })
  .nullable()
export type Quota = z.infer<typeof quotaSchema>

/** What every answer has beside its own. */
export const rest = { coverage: coverageSchema, quota: quotaSchema }
const url = z.url()
export const decisionRef = caseRefSchema.extend({ url })

export const searchCasesInput = z.object({
  query,
  courtLevel: z.array(z.enum(courtLevels)).max(5).optional(),
  caseType: z.array(z.enum(caseTypes)).max(8).optional(),
  from: day.optional().describe('Decided on this day or later'),
  to: day.optional(),
  sort: z.enum(['relevance', 'date', 'cited']).default('relevance'),
  page: z.number().int().min(1).max(50).default(1),
  limit,
})
export const searchCasesOutput = z.object({
  total: z.number().int(),
  koreanQuery: z.string().describe('The Korean words that were searched'),
  hits: z.array(
    caseHitSchema
      .pick({ outcome: true, enBanc: true, isSummary: true })
      .extend(decisionRef.shape)
      .extend({ excerpt: z.string() }),
  ),
  ...rest,
})

export const searchStatutesInput = z.object({
  query,
  inForceOnly: z.boolean().default(false).describe('Leaves out pending and repealed articles'),
  actsOnly: z.boolean().default(false).describe('Leaves out decrees and rules'),
  page: z.number().int().min(1).max(50).default(1),
  limit,
})
const articleState = z.enum(['in-force', 'pending', 'repealed'])
export const searchStatutesOutput = z.object({
  total: z.number().int(),
  koreanQuery: z.string(),
  hits: z.array(
    articleHitSchema
      .pick({
        id: true,
        lawId: true,
        lawTitle: true,
        no: true,
        title: true,
        citedBy: true,
        isSummary: true,
      })
      .extend({ state: articleState, excerpt: z.string(), url }),
  ),
  ...rest,
})

export const getCaseInput = z.object({
  caseNumber,
  serial: serial.optional(),
  court: plainText(100).optional(),
  part: z
    .enum(['overview', 'text'])
    .default('overview')
    .describe('overview: issues, holdings, citations. text: the reasoning, in parts'),
  offset: z.number().int().min(0).max(2_000_000).default(0).describe('Where the text goes on'),
})
export const getCaseOutput = z.object({
  found: z.enum(['one', 'many', 'none']),
  choices: z.array(decisionRef).describe('Decisions that share the number: ask again with serial'),
  decision: decisionRef
    .extend({
      serial: z.number().int(),
      caseType: z.string(),
      outcome: z.string().nullable(),
      enBanc: z.boolean(),
      isSummary: z.boolean(),
      sourceUrl: z.string().nullable(),
      issues: z.array(
        z.object({ no: z.number().nullable(), issue: z.string(), holding: z.string() }),
      ),
      citedArticles: z.array(
        citedArticleSchema.pick({ articleId: true, lawName: true, articleNo: true, former: true }),
      ),
      citedCases: z.array(decisionRef),
      lowerCourts: z.array(decisionRef),
      laterDecisions: z.array(decisionRef),
      overrulingCandidates: z
        .array(z.object({ by: decisionRef, sentence: z.string() }))
        .describe('Later decisions whose own words say that they change this one'),
    })
    .nullable(),
  text: z
    .object({
      text: z.string(),
      totalChars: z.number().int(),
      nextOffset: z.number().int().nullable(),
    })
    .nullable(),
  ...rest,
})

export const getArticleInput = z.object({ law, article })
export const getArticleOutput = z.object({
  found: z.boolean(),
  law: lawSchema.nullable(),
  article: articleSchema
    .pick({ articleId: true, no: true, title: true, path: true, citedBy: true })
    .extend({ text: z.string(), state: articleState, url })
    .nullable(),
  plainExplanation: explanationTextsSchema
    .nullable()
    .describe('In the words of this service, never the words of the law'),
  previousNo: z.string().nullable(),
  nextNo: z.string().nullable(),
  ...rest,
})

export const getCitingInput = z
  .object({
    caseNumber: caseNumber.optional(),
    serial: serial.optional(),
    law: law.optional(),
    article: article.optional(),
    page,
  })
  .describe('Either a decision (caseNumber or serial), or an article (law and article)')
export const getCitingOutput = z.object({
  total: z.number().int(),
  page: z.number().int(),
  citing: z.array(decisionRef),
  ...rest,
})

export const checkCitationsInput = z.object({
  text: z
    .string()
    .min(1)
    .max(limits.citationText)
    .describe('Any text that cites Korean law; quotes in quotation marks are checked too'),
})
export const checkCitationsOutput = z.object({
  citations: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['case', 'article', 'law', 'quote']),
      state: z
        .enum(citationStates)
        .describe('not-in-corpus is no error; impossible, differs and unknown-law are'),
      reason: z.string().nullable(),
      start: z.number().int(),
      end: z.number().int(),
      candidates: z.array(z.object({ id: z.string(), label: z.string() })),
      url: url.nullable(),
    }),
  ),
  ...rest,
})

export const verifyQuoteInput = z
  .object({
    quote: z.string().trim().min(2).max(8000).describe('The words as quoted; … marks an omission'),
    caseNumber: caseNumber.optional(),
    serial: serial.optional(),
    law: law.optional(),
    article: article.optional(),
  })
  .describe('The quote and its source: a decision, or an article of a law')
export const verifyQuoteOutput = z.object({
  verbatim: z.boolean().describe('Letters and figures are compared; spaces and marks are not'),
  source: z.object({ label: z.string(), url, isSummary: z.boolean() }),
  ...rest,
})
