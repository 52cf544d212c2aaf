import { z } from 'zod'
import { courtLevels, importanceLevels } from '@/lib/korean-law/constants'
import { explanationTextsSchema } from './explanation-schema'
import { caseRefSchema } from './schema'

/** A whole decision, a law and an article as the service answers them. */
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** A statute article that a decision cites. `articleId` is null when today's statutes have none such. */
export const citedArticleSchema = z.object({
  articleId: z.string().nullable(),
  lawId: z.string().nullable(),
  lawName: z.string(),
  articleNo: z.string().nullable(),
  /** 구 …법: the decision speaks of an earlier text. */
  former: z.boolean(),
  /** What bore this number before the law was written anew (전부개정), so not today's article. */
  predecessor: z.boolean(),
  asWritten: z.string(),
  issueNo: z.number().int().nullable(),
})
export type CitedArticle = z.infer<typeof citedArticleSchema>

export const citedCaseSchema = caseRefSchema.extend({
  asWritten: z.string(),
  issueNo: z.number().int().nullable(),
})
export type CitedCase = z.infer<typeof citedCaseSchema>

export const issueSchema = z.object({
  no: z.number().int().nullable(),
  issue: z.string(),
  gist: z.string(),
  articles: z.array(citedArticleSchema),
  cases: z.array(citedCaseSchema),
})

export const overrulingSchema = z.object({ by: caseRefSchema, sentence: z.string() })

export const caseDetailSchema = z.object({
  serial: z.number().int(),
  caseNumber: z.string(),
  numbers: z.array(z.string()),
  caseName: z.string(),
  court: z.string(),
  courtLevel: z.enum(courtLevels),
  judgmentDate: isoDate.nullable(),
  numberYear: z.number().int().nullable(),
  caseType: z.string(),
  judgmentKind: z.enum(['판결', '결정', '명령']),
  outcome: z.string().nullable(),
  enBanc: z.boolean(),
  importance: z.enum(importanceLevels),
  citedBy: z.number().int(),
  isSummary: z.boolean(),
  sourceUrl: z.string().nullable(),
  issues: z.array(issueSchema),
  body: z.string(),
  articles: z.array(citedArticleSchema),
  cases: z.array(citedCaseSchema),
  /** The most cited of the decisions that cite this one; `citedBy` counts all of them. */
  citing: z.array(caseRefSchema),
  previous: z.array(caseRefSchema),
  subsequent: z.array(caseRefSchema),
  related: z.array(caseRefSchema),
  overruling: z.array(overrulingSchema),
  updatedAt: z.string(),
})
export type CaseDetail = z.infer<typeof caseDetailSchema>

/** A decision that the corpus does not hold, as its decisions cite it. */
export const absentCaseSchema = z.object({
  caseNumber: z.string(),
  /** As most citations have them. */
  court: z.string().nullable(),
  judgmentDate: isoDate.nullable(),
  /** How many decisions cite it; `citing` holds the most cited of them, with the sentence that does. */
  total: z.number().int(),
  citing: z.array(caseRefSchema.extend({ sentence: z.string().nullable() })),
})
export type AbsentCase = z.infer<typeof absentCaseSchema>

/** A number may name several decisions: then the choices are answered instead of one. */
export const caseLookupSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal('one'), detail: caseDetailSchema }),
  z.object({ found: z.literal('many'), choices: z.array(caseRefSchema) }),
])
export type CaseLookup = z.infer<typeof caseLookupSchema>

export const articleSchema = z.object({
  articleId: z.string(),
  no: z.string(),
  title: z.string().nullable(),
  path: z.string(),
  body: z.string(),
  pending: z.boolean(),
  repealed: z.boolean(),
  citedBy: z.number().int(),
})
export type Article = z.infer<typeof articleSchema>

export const lawSchema = z.object({
  lawId: z.string(),
  title: z.string(),
  kind: z.string(),
  ministries: z.array(z.string()),
  promulgatedOn: isoDate.nullable(),
  promulgationNo: z.string().nullable(),
  effectiveOn: isoDate.nullable(),
  pending: z.boolean(),
  isSummary: z.boolean(),
  sourceUrl: z.string().nullable(),
})
export type Law = z.infer<typeof lawSchema>

export const lawDetailSchema = lawSchema.extend({
  articles: z.array(articleSchema),
  addenda: z.string(),
  /** Decree and rule of an Act, or the Act of a decree. */
  family: z.array(z.object({ lawId: z.string(), title: z.string(), kind: z.string() })),
})
export type LawDetail = z.infer<typeof lawDetailSchema>

export const articleDetailSchema = z.object({
  law: lawSchema,
  article: articleSchema,
  /** What the article means, in Beopdap's own words; null where nobody has explained this text. */
  explanation: explanationTextsSchema.nullable(),
  previousNo: z.string().nullable(),
  nextNo: z.string().nullable(),
  /** Decisions citing the article, most cited first, one page of them. */
  citing: z.array(caseRefSchema.extend({ former: z.boolean(), issue: z.string().nullable() })),
})
export type ArticleDetail = z.infer<typeof articleDetailSchema>
