import { z } from 'zod'
import { articleDetailSchema, issueSchema, lawSchema } from './case-schema'
import { collectionIds, limits } from './constants'
import { caseRefSchema, citationCheckSchema, suggestionSchema } from './schema'
import { searchScopes } from './scope-constants'

/** Answers of the case-law service beside searches, decisions and laws, and what it is asked with. */
const total = z.number().int().nonnegative()

export const healthSchema = z.object({
  status: z.literal('ok'),
  engine: z.enum(['index', 'opensearch']),
  /** Version of the index that answers searches. */
  version: z.string(),
  indexed: z.object({ decisions: total, articles: total }),
  corpus: z.object({
    decisions: total,
    laws: total,
    articles: total,
    /** The starter corpus holds summaries in the project's own words instead of official texts. */
    summariesOnly: z.boolean(),
    updatedAt: z.string().nullable(),
  }),
})
export type Health = z.infer<typeof healthSchema>

export const searchTypesSchema = z.object({ types: z.array(z.enum(searchScopes)) })

export const searchCollectionsSchema = z.object({
  collections: z.array(
    z.object({
      id: z.enum(collectionIds),
      statutes: z.boolean(),
      cases: z.boolean(),
      actsOnly: z.boolean(),
      withLeadingCases: z.boolean(),
    }),
  ),
})

const page = z.object({ total, page: z.number().int(), size: z.number().int() })

export const lawPageSchema = page.extend({
  laws: z.array(lawSchema.extend({ articleCount: total })),
})
export type LawPage = z.infer<typeof lawPageSchema>

/** Decisions citing a decision. */
export const caseCitingPageSchema = page.extend({ citing: z.array(caseRefSchema) })
export type CaseCitingPage = z.infer<typeof caseCitingPageSchema>

/** Decisions citing an article. */
export const articleCitingPageSchema = page.extend({
  citing: articleDetailSchema.shape.citing,
  /** Decisions citing what bore its number before the law was written anew; the most cited of them. */
  predecessors: z.object({
    total: z.number().int().nonnegative(),
    citing: articleDetailSchema.shape.citing,
  }),
})
export type ArticleCitingPage = z.infer<typeof articleCitingPageSchema>

export const caseSummarySchema = caseRefSchema.extend({
  serial: z.number().int(),
  caseType: z.string(),
  outcome: z.string().nullable(),
  isSummary: z.boolean(),
  sourceUrl: z.string().nullable(),
  issues: z.array(issueSchema.pick({ no: true, issue: true, gist: true })),
  /** Later decisions that seem to change or abandon this one. */
  overruledBy: z.array(caseRefSchema),
})
export type CaseSummary = z.infer<typeof caseSummarySchema>

export const caseSummaryLookupSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal('one'), summary: caseSummarySchema }),
  z.object({ found: z.literal('many'), choices: z.array(caseRefSchema) }),
])
export type CaseSummaryLookup = z.infer<typeof caseSummaryLookupSchema>

export const citationChecksSchema = z.object({ citations: z.array(citationCheckSchema) })
export const suggestionsSchema = z.object({ suggestions: z.array(suggestionSchema) })

/** One part of the addresses for a sitemap, in a fixed order. */
const sitemapPart = z.object({ parts: total, part: z.number().int() })
export const caseSitemapSchema = sitemapPart.extend({
  rows: z.array(
    z.object({
      serial: z.number().int(),
      caseNumber: z.string(),
      /** Several decisions bear this number: only the serial tells them apart. */
      shared: z.boolean(),
      updatedAt: z.string(),
    }),
  ),
})
export type CaseSitemap = z.infer<typeof caseSitemapSchema>

export const articleSitemapSchema = sitemapPart.extend({
  rows: z.array(
    z.object({ lawId: z.string(), lawTitle: z.string(), no: z.string(), updatedAt: z.string() }),
  ),
})
export type ArticleSitemap = z.infer<typeof articleSitemapSchema>

export const reportKinds = ['text', 'citation', 'privacy', 'other'] as const

/** A reader says that something is wrong with a decision. No name or address is asked for. */
export const reportSchema = z.object({
  serial: z.number().int().positive().max(2_147_483_647),
  kind: z.enum(reportKinds),
  message: z
    .string()
    .trim()
    .min(2)
    .max(limits.queryMax)
    .regex(/^[^\0]*$/),
})
export type Report = z.infer<typeof reportSchema>

export const reportReceiptSchema = z.object({ id: z.number().int() })
