import { AppError, type ErrorCode } from '@/lib/errors'
import { collections, limits } from './constants'
import { type SearchRequest, searchRequestSchema } from './schema'

/** Parameters as they come: from an address (strings, repeated ones as lists) or a JSON body. */
export type SearchParams = Record<string, unknown>

export type ParsedSearch = { ok: true; request: SearchRequest } | { ok: false; error: AppError }

/** The half of the corpus that type and collection leave to search. */
export type SearchPlan = {
  cases: boolean
  statutes: boolean
  actsOnly: boolean
  withLeadingCases: boolean
}

function fail(code: ErrorCode, fields?: string[]): ParsedSearch {
  return { ok: false, error: new AppError(code, fields ? { details: { fields } } : {}) }
}

/** What is wrong with the words of a search or a question; null when nothing is. */
export function queryProblem(query: unknown): ErrorCode | null {
  if (query === undefined || query === null) return 'emptyQuery'
  if (typeof query !== 'string' || query.includes('\0')) return 'validation'
  const length = query.trim().length
  if (length === 0) return 'emptyQuery'
  if (length < limits.queryMin) return 'queryTooShort'
  return length > limits.queryMax ? 'queryTooLong' : null
}

/** An empty parameter means that it was not set. */
function withoutEmpty(params: SearchParams): SearchParams {
  const set = Object.entries(params).filter(([, value]) => value !== '' && value !== null)
  return Object.fromEntries(set)
}

/** What a request searches: the collection's half, narrowed by the type. */
export function planSearch(request: Pick<SearchRequest, 'type' | 'collection'>): SearchPlan {
  const collection = collections[request.collection]
  return {
    ...collection,
    cases: collection.cases && request.type !== 'statutes',
    statutes: collection.statutes && request.type !== 'precedents',
  }
}

/** Reads a search from untrusted parameters; every way to be wrong has its own code. */
export function parseSearch(params: SearchParams): ParsedSearch {
  const problem = queryProblem(params.query)
  if (problem) return fail(problem)
  const parsed = searchRequestSchema.safeParse(withoutEmpty(params))
  if (!parsed.success) {
    return fail('validation', [
      ...new Set(parsed.error.issues.map((issue) => issue.path.join('.'))),
    ])
  }
  const request = parsed.data
  const plan = planSearch(request)
  if (!plan.cases && !plan.statutes) return fail('validation', ['type', 'collection'])
  if (request.page * request.size > limits.deepestHit) return fail('validation', ['page'])
  return { ok: true, request }
}
