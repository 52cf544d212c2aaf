import { z } from 'zod'
import type { CitationCheck } from '@/lib/korean-law/citations/types'
import { citationStates, courtLevels, importanceLevels } from '@/lib/korean-law/constants'
import { collectionIds, limits, sortOrders } from './constants'
import { explanationTextsSchema } from './explanation-schema'
import { type FilterName, filterNames, type SearchFilters, searchFilters } from './filter-constants'
import { searchScopes } from './scope-constants'

/** Shapes that cross between the case-law service, the public API and the pages. */
const isoDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : value.split(',')).filter(Boolean))

/** Article id: 법령ID#조, e.g. `001706#839의2`. */
export const articleIdSchema = z.string().regex(/^\d{6}#\d+(의\d+)*$/)

/** Coercion would read the word `false` as true. */
const flag = z.union([
  z.boolean(),
  z.enum(['true', '1', 'false', '0']).transform((word) => word === 'true' || word === '1'),
])

/** How a filter is written in an address or a body, by its form. */
const forms = {
  list,
  flag: flag.transform((on) => on || undefined),
  day: isoDate,
  law: z.string().regex(/^\d{6}$/),
  article: z.string().regex(/^\d+(의\d+)*$/),
}

type FilterShape = { [Name in FilterName]: z.ZodOptional<z.ZodType<SearchFilters[Name]>> }

function filterShape(): FilterShape {
  const rows = filterNames.map((name) => {
    const filter = searchFilters[name]
    const values = filter.form === 'list' ? filter.values : null
    const schema = values ? list.pipe(z.array(z.enum(values))) : forms[filter.form]
    return [name, schema.optional()]
  })
  return Object.fromEntries(rows)
}

export const searchFiltersSchema = z.object(filterShape())
export type { SearchFilters }

export const searchRequestSchema = searchFiltersSchema.extend({
  query: z.string().trim().min(limits.queryMin).max(limits.queryMax),
  type: z.enum(searchScopes).default('all'),
  collection: z.enum(collectionIds).default('both'),
  sort: z.enum(sortOrders).default('relevance'),
  page: z.coerce.number().int().min(1).max(100).default(1),
  size: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
})
export type SearchRequest = z.infer<typeof searchRequestSchema>

/** `<mark>` never appears in text: highlights are character ranges [start, end) of `text`. */
export const snippetSchema = z.object({
  field: z.enum(['issue', 'gist', 'body', 'article', 'name']),
  text: z.string(),
  highlights: z.array(z.tuple([z.number().int(), z.number().int()])),
})
export type Snippet = z.infer<typeof snippetSchema>

export const caseRefSchema = z.object({
  serial: z.number().int().nullable(),
  caseNumber: z.string(),
  caseName: z.string(),
  court: z.string(),
  judgmentDate: isoDate.nullable(),
  citedBy: z.number().int(),
})
export type CaseRef = z.infer<typeof caseRefSchema>

export const caseHitSchema = caseRefSchema.extend({
  serial: z.number().int(),
  courtLevel: z.enum(courtLevels),
  caseType: z.string(),
  outcome: z.string().nullable(),
  importance: z.enum(importanceLevels),
  enBanc: z.boolean(),
  isSummary: z.boolean(),
  score: z.number(),
  snippet: snippetSchema,
})
export type CaseHit = z.infer<typeof caseHitSchema>

export const articleHitSchema = z.object({
  id: articleIdSchema,
  lawId: z.string(),
  lawTitle: z.string(),
  lawKind: z.string(),
  no: z.string(),
  title: z.string().nullable(),
  path: z.string(),
  pending: z.boolean(),
  repealed: z.boolean(),
  citedBy: z.number().int(),
  isSummary: z.boolean(),
  score: z.number(),
  snippet: snippetSchema,
  /** What the article means in plain words, where somebody has written and somebody else has read it. */
  explanation: explanationTextsSchema.nullable(),
  /** Filled for the premium collections. */
  leadingCases: z.array(caseRefSchema),
})
export type ArticleHit = z.infer<typeof articleHitSchema>

export const facetSchema = z.array(z.object({ value: z.string(), count: z.number().int() }))
export const facetsSchema = z.object({
  courtLevel: facetSchema,
  caseType: facetSchema,
  outcome: facetSchema,
  year: facetSchema,
  lawKind: facetSchema,
})
export type Facets = z.infer<typeof facetsSchema>

/** How the query was read, so that the page can say so. */
export const understandingSchema = z.object({
  language: z.enum(['ko', 'en', 'ja', 'zh']),
  /** The Korean query that was run. */
  korean: z.string(),
  terms: z.array(z.object({ source: z.string(), korean: z.array(z.string()) })),
  unknown: z.array(z.string()),
  /** A direct answer: the query names a decision, an article or a law. */
  direct: z
    .object({
      kind: z.enum(['case', 'article', 'law']),
      text: z.string(),
      cases: z.array(caseRefSchema),
      articleId: z.string().nullable(),
      lawId: z.string().nullable(),
      lawTitle: z.string().nullable(),
    })
    .nullable(),
  /** The query names an article that its law does not have; `near` may have been meant. */
  missingArticle: z
    .object({
      lawId: z.string(),
      lawTitle: z.string(),
      no: z.string(),
      near: z.array(z.string()),
    })
    .nullish(),
})
export type Understanding = z.infer<typeof understandingSchema>

export const searchResponseSchema = z.object({
  understanding: understandingSchema,
  statutes: z.object({ total: z.number().int(), hits: z.array(articleHitSchema) }).nullable(),
  cases: z.object({ total: z.number().int(), hits: z.array(caseHitSchema) }).nullable(),
  facets: facetsSchema,
  /** Title of the law that a filter names; null without one, or when there is no such law. */
  lawTitle: z.string().nullable(),
  /** What the texts had to hold as it stands, and must not hold; `isCut` when more were near than were read. */
  exact: z
    .object({
      words: z.string(),
      phrases: z.array(z.string()),
      excluded: z.array(z.string()),
      isCut: z.boolean(),
    })
    .nullish(),
  /** Filled when nothing was found. */
  help: z.object({ dropWord: z.string().nullable(), suggestions: z.array(z.string()) }).nullable(),
  tookMs: z.number(),
})
export type SearchResponse = z.infer<typeof searchResponseSchema>

export const suggestionSchema = z.object({
  kind: z.enum(['law', 'article', 'case', 'term', 'issue', 'question']),
  text: z.string(),
  /** Case number, 법령ID or article id that the suggestion opens; null for words to search. */
  target: z.string().nullable(),
  detail: z.string(),
})
export type Suggestion = z.infer<typeof suggestionSchema>

export const citationQuerySchema = z.object({
  text: z.string().min(1).max(limits.citationText),
})

/** One citation found in a text, with what the corpus knows of it. */
export const citationCheckSchema: z.ZodType<CitationCheck> = z.object({
  text: z.string(),
  kind: z.enum(['case', 'article', 'law', 'quote']),
  state: z.enum(citationStates),
  /** Serial of a decision, or article id, when exactly one is meant. */
  target: z.string().nullable(),
  /** What is meant, where exactly one thing is; null for quotes. */
  reference: z
    .object({ form: z.string(), name: z.string().nullable(), overruledBy: z.string().nullable() })
    .nullable(),
  candidates: z.array(
    z.object({ id: z.string(), label: z.string(), judgmentDate: isoDate.nullable() }),
  ),
  /** A code for the reason, e.g. `date-differs`, `no-such-code`, `future-year`, `wrong-court`. */
  reason: z.string().nullable(),
  /** Character range [start, end) in the text that was sent. */
  start: z.number().int(),
  end: z.number().int(),
})
export type { CitationCheck }
