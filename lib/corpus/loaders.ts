import 'server-only'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { decodeParam } from '@/lib/decode-param'
import { AppError, type ErrorCode } from '@/lib/errors'
import { log } from '@/lib/log'
import type { CorpusState } from './administration-schema'
import { type Answer, questionProblem, toAnswer } from './answer'
import {
  corpusSize,
  findSources,
  readAbsentCase,
  readArticle,
  readArticleCiting,
  readCaseByNumber,
  readCaseCiting,
  readChanges,
  readLaw,
  readLaws,
} from './data'
import type { LawInitial, LawKind } from './law-list-constants'
import { firstNumber } from './links'
import type { CaseRef, CitationCheck, SearchRequest, SearchResponse } from './schema'
import type { SearchScope } from './scope-constants'
import { requireSearchPlan } from './search-access'
import { parseSearch, type SearchParams } from './search-request-schema'
import { checkCitations, findCaseSummary, getCorpusState, search } from './service'
import type { CaseSummary } from './service-schema'
import type { LeadingCase } from './types'

/**
 * What pages read. Each read happens once per request however many components and generateMetadata ask.
 * The corpus is public, so no session is asked for. Path parameters may come percent-encoded.
 * `null` means there is none (call notFound()); other failures throw and reach the error page.
 */
export const loadCaseByNumber = cache((number: string, serial?: number, court?: string) =>
  readCaseByNumber(decodeParam(number), {
    ...(serial === undefined ? {} : { serial }),
    ...(court === undefined ? {} : { court }),
  }),
)

/** A decision that the corpus does not hold; null when no decision of the corpus cites it. */
export const loadAbsentCase = cache((number: string) => readAbsentCase(decodeParam(number)))

export const loadCaseCiting = cache((serial: number, page: number) => readCaseCiting(serial, page))

export const loadLaws = cache((page: number, name: string, kind?: LawKind, initial?: LawInitial) =>
  readLaws({ page, name, kind, initial }),
)

export const loadChanges = cache((page: number, law?: string, since?: string) =>
  readChanges({ page, law, since }),
)

export const loadLaw = cache((law: string) => readLaw(decodeParam(law)))

export const loadArticle = cache((law: string, no: string) =>
  readArticle(decodeParam(law), decodeParam(no)),
)

export const loadArticleCiting = cache((law: string, no: string, page: number) =>
  readArticleCiting(decodeParam(law), decodeParam(no), page),
)

/**
 * The most cited decision on each of some articles. What the corpus lacks is left out, and a service
 * that does not answer leaves the list empty: the front page is there without it.
 */
export async function loadLeadingCases(
  articles: readonly (readonly [law: string, no: string])[],
): Promise<LeadingCase[]> {
  const found = await Promise.all(
    articles.map(async ([law, no]): Promise<LeadingCase[]> => {
      try {
        const detail = await loadArticle(law, no)
        const [decision] = detail?.citing ?? []
        return detail && decision ? [{ law, no, title: detail.article.title ?? '', decision }] : []
      } catch (thrown) {
        if (!(thrown instanceof AppError)) throw thrown
        log.warn('leading.failed', { code: thrown.code, reason: thrown.message })
        return []
      }
    }),
  )
  return found.flat()
}

export type LoadedSearch =
  /** No query yet. */
  | { state: 'idle' }
  | {
      state: 'found'
      request: SearchRequest
      response: SearchResponse
      /** Whose plan it is that allows the search; null when it needs none. */
      payer: Pick<SessionUser, 'id' | 'plan'> | null
    }
  /** `code` is a key of errorTable: translate by it. `request` is null for what is no search. */
  | { state: 'failed'; code: ErrorCode; request: SearchRequest | null }

/** A search from a page's searchParams; its failures are values, because the page keeps the form. */
export async function loadSearch(params: SearchParams): Promise<LoadedSearch> {
  if (params.query === undefined) return { state: 'idle' }
  const parsed = parseSearch(params)
  if (!parsed.ok) return { state: 'failed', code: parsed.error.code, request: null }
  const { request } = parsed
  try {
    const payer = await requireSearchPlan(request)
    return { state: 'found', request, response: await search(request), payer }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    if (thrown.status >= 500 || thrown.status === 0) {
      log.warn('search.failed', { code: thrown.code, reason: thrown.message })
    }
    return { state: 'failed', code: thrown.code, request }
  }
}

/**
 * What the decision held that a search names, for its page of results. A failure is a value: the page keeps
 * the link to the decision.
 */
export async function loadCaseSummary({
  caseNumber,
  serial,
}: CaseRef): Promise<{ ok: true; summary: CaseSummary } | { ok: false; code: ErrorCode }> {
  try {
    const found = await findCaseSummary(firstNumber(caseNumber), serial === null ? {} : { serial })
    if (found.found === 'one') return { ok: true, summary: found.summary }
    return { ok: false, code: 'summaryFailed' }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('summary.failed', { code: thrown.code, reason: thrown.message })
    return { ok: false, code: 'summaryFailed' }
  }
}

/** Sizes of the corpus, or null while the service does not answer: pages then leave the numbers out. */
export const loadCorpusSize = cache(corpusSize)

/** The corpus for the administration; `failed` while the service does not answer, or not to this site. */
export async function loadCorpusState(): Promise<{
  user: SessionUser
  corpus: { state: CorpusState } | { failed: ErrorCode }
}> {
  const user = await requireAccess('adminCorpus')
  try {
    return { user, corpus: { state: await getCorpusState() } }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('corpus.failed', { code: thrown.code, reason: thrown.message })
    return { user, corpus: { failed: thrown.code } }
  }
}

/** Each citation of a text with its state; none while the service does not answer. */
export async function loadCitationStates(text: string): Promise<CitationCheck[]> {
  try {
    return await checkCitations(text)
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('citations.failed', { code: thrown.code, reason: thrown.message })
    return []
  }
}

/**
 * Answers a question with passages of the corpus, word for word; no model is asked. When retrieval is
 * weak the answer says so (`ungrounded`) instead of showing what merely resembles the question.
 */
export async function loadAnswer(
  question: string,
  { scope = 'all' }: { scope?: SearchScope } = {},
): Promise<Answer> {
  const problem = questionProblem(question)
  if (problem) return { state: 'invalid', problem }
  try {
    return toAnswer(await findSources(question.trim(), scope))
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('answer.failed', { code: thrown.code, reason: thrown.message })
    return { state: 'failed', code: thrown.code }
  }
}
