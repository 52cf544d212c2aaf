import { z } from 'zod'
import type { ErrorCode } from '@/lib/errors'
import { articleDetailSchema, lawDetailSchema } from './case-schema'
import {
  caseChoiceSchema,
  caseOptionsSchema,
  publicCaseSchema,
  publicSummarySchema,
} from './public-case'
import { lawListRequestSchema, pageRequestSchema, suggestRequestSchema } from './request-schema'
import { citationQuerySchema, searchRequestSchema, searchResponseSchema } from './schema'
import {
  articleCitingPageSchema,
  caseCitingPageSchema,
  citationChecksSchema,
  healthSchema,
  lawPageSchema,
  reportReceiptSchema,
  reportSchema,
  searchCollectionsSchema,
  searchTypesSchema,
  suggestionsSchema,
} from './service-schema'
import { similarCasesSchema } from './similar-case-schema'

/** The public API, one row for each thing it does: the OpenAPI document is made of this table. */
export type Operation = {
  id: string
  method: 'get' | 'post'
  path: string
  summary: string
  query?: z.ZodObject
  body?: z.ZodType
  answer: z.ZodType
  status?: number
  /** What a key must allow; without a key it is open to everybody, within the limits of an address. */
  scope?:
    | 'corpus:read'
    | 'citations:check'
    | 'chat:ask'
    | 'documents:read'
    | 'traces:read'
    | 'traces:write'
    | 'datasets:read'
    | 'experiments:run'
  /** Nobody comes in without a key. */
  needsKey?: boolean
  failures: ErrorCode[]
}

export function envelope<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data, error_message: z.null() })
}

/** One decision, or the choices when several share the number. */
function caseEnvelope<T extends z.ZodType>(data: T) {
  return z.union([
    envelope(data),
    envelope(z.null()).extend({ choices: z.array(caseChoiceSchema).min(2) }),
  ])
}

export const failureSchema = z.object({
  success: z.literal(false),
  data: z.null(),
  error_message: z.string(),
  error: z.object({
    code: z.string(),
    message: z.string(),
    status: z.number().int(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
})

const counter = z.object({ hits: z.number(), misses: z.number(), entries: z.number() })
const searchFailures: ErrorCode[] = ['emptyQuery', 'queryTooShort', 'queryTooLong', 'validation']
/** Collections with leading cases come with a plan. */
const planFailures: ErrorCode[] = ['unauthorized', 'planNeeded']
const caseFailures: ErrorCode[] = ['invalidCaseNumber', 'validation', 'caseNotFound', 'caseFailed']

export const operations: Operation[] = [
  {
    id: 'health',
    method: 'get',
    path: '/api/health',
    summary: 'State of the service and size of the corpus',
    answer: envelope(
      healthSchema.extend({ caches: z.object({ general: counter, caseDetail: counter }) }),
    ),
    failures: [],
  },
  {
    id: 'searchTypes',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/search/types',
    summary: 'Scopes of a search',
    answer: envelope(searchTypesSchema),
    failures: [],
  },
  {
    id: 'searchCollections',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/search/collections',
    summary: 'Collections and what each one searches',
    answer: envelope(searchCollectionsSchema),
    failures: [],
  },
  {
    id: 'search',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/search',
    summary: 'Search statutes and decisions',
    query: searchRequestSchema,
    answer: envelope(searchResponseSchema),
    failures: [...searchFailures, ...planFailures],
  },
  {
    id: 'searchByBody',
    method: 'post',
    scope: 'corpus:read',
    path: '/api/search',
    summary: 'The same for queries too long for an address',
    body: searchRequestSchema,
    answer: envelope(searchResponseSchema),
    failures: [...searchFailures, ...planFailures],
  },
  {
    id: 'suggest',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/suggest',
    summary: 'Completions while typing',
    query: suggestRequestSchema,
    answer: envelope(suggestionsSchema),
    failures: ['validation'],
  },
  {
    id: 'caseDetail',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/cases/{caseNumber}/detail',
    summary: 'A decision by its number, or the choices when several share it',
    query: caseOptionsSchema,
    answer: caseEnvelope(publicCaseSchema),
    failures: [...caseFailures, 'caseTimeout'],
  },
  {
    id: 'caseDetailByBody',
    method: 'post',
    scope: 'corpus:read',
    path: '/api/cases/detail',
    summary: 'The same with the number in the body',
    body: caseOptionsSchema.extend({ case_number: z.string() }),
    answer: caseEnvelope(publicCaseSchema),
    failures: [...caseFailures, 'caseTimeout'],
  },
  {
    id: 'caseSummary',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/cases/{caseNumber}/summary',
    summary: 'Issues and gists of a decision, without its text',
    query: caseOptionsSchema.pick({ court: true, serial: true }),
    answer: caseEnvelope(publicSummarySchema),
    failures: ['invalidCaseNumber', 'validation', 'caseNotFound', 'summaryFailed'],
  },
  {
    id: 'caseCiting',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/cases/by-id/{serial}/citing',
    summary: 'Decisions citing a decision, most cited first',
    query: pageRequestSchema,
    answer: envelope(caseCitingPageSchema),
    failures: ['validation'],
  },
  {
    id: 'similarCases',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/cases/by-id/{serial}/similar',
    summary: 'Decisions on the same question, with what both cite',
    answer: envelope(similarCasesSchema),
    failures: ['validation', 'caseNotFound'],
  },
  {
    id: 'statutes',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/statutes',
    summary: 'Laws, or those whose title holds a name',
    query: lawListRequestSchema,
    answer: envelope(lawPageSchema),
    failures: ['validation'],
  },
  {
    id: 'statute',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/statutes/{law}',
    summary: 'A law by title or identifier, with all its articles',
    answer: envelope(lawDetailSchema),
    failures: ['validation', 'notFound'],
  },
  {
    id: 'article',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/statutes/{law}/articles/{no}',
    summary: 'An article and the decisions that cite it most',
    answer: envelope(articleDetailSchema),
    failures: ['validation', 'notFound'],
  },
  {
    id: 'articleCiting',
    method: 'get',
    scope: 'corpus:read',
    path: '/api/statutes/{law}/articles/{no}/citing',
    summary: 'Decisions citing an article, most cited first',
    query: pageRequestSchema,
    answer: envelope(articleCitingPageSchema),
    failures: ['validation', 'notFound'],
  },
  {
    id: 'citationsCheck',
    method: 'post',
    scope: 'citations:check',
    path: '/api/citations/check',
    summary: 'Every citation of a text with its state in the corpus',
    body: citationQuerySchema,
    answer: envelope(citationChecksSchema),
    failures: ['validation', 'textTooLong'],
  },
  {
    id: 'report',
    method: 'post',
    path: '/api/reports',
    summary: 'Report an error in a decision',
    body: reportSchema,
    answer: envelope(reportReceiptSchema),
    status: 201,
    failures: ['validation', 'notFound'],
  },
]
