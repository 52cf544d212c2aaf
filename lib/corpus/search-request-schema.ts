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

const flags = ['inForce', 'enBanc'] as const
const flagWords = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['1', true],
  [false, false],
  ['false', false],
  ['0', false],
])

/** Coercion would read the word `false` as true; and an empty parameter means that it was not set. */
function withPlainFlags(params: SearchParams): SearchParams {
  const set = Object.entries(params).filter(([, value]) => value !== '' && value !== null)
  const plain: SearchParams = Object.fromEntries(set)
  for (const flag of flags) {
    if (plain[flag] === undefined) continue
    const value = flagWords.get(plain[flag])
    if (value) plain[flag] = true
    else if (value === false) delete plain[flag]
    else plain[flag] = Number.NaN
  }
  return plain
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
  const flagged = withPlainFlags(params)
  const badFlags = flags.filter((flag) => Number.isNaN(flagged[flag]))
  if (badFlags.length > 0) return fail('validation', badFlags)
  const parsed = searchRequestSchema.safeParse(flagged)
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
