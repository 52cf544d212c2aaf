import 'server-only'
import { cache } from 'react'
import { requireAccess } from '@/lib/auth/loaders'
import type { SessionUser } from '@/lib/auth/schema'
import { AppError, type ErrorCode } from '@/lib/errors'
import { log } from '@/lib/log'
import { type Answer, type AskedScope, composeAnswer, questionProblem } from './answer'
import { readQuestion } from './answer-question'
import type { Health } from './answer-schema'
import type { Found } from './answer-sources'
import type { CorpusState } from './corpus-schema'
import {
  readArticle,
  readArticleCiting,
  readCase,
  readCaseByNumber,
  readCaseCiting,
  readLaw,
  readLaws,
} from './data'
import { decodeParam } from './decode-param'
import { parseSearch, type SearchParams } from './parse-search'
import type { CitationCheck, SearchRequest, SearchResponse } from './schema'
import { checkCitations, getCorpusState, getHealth, search } from './service'
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

export const loadCase = cache((serial: number) => readCase(serial))

export const loadCaseCiting = cache((serial: number, page: number) => readCaseCiting(serial, page))

export const loadLaws = cache((name: string, page: number) => readLaws({ name, page }))

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
  | { state: 'found'; request: SearchRequest; response: SearchResponse }
  /** `code` is a key of errorTable: translate by it. */
  | { state: 'failed'; code: ErrorCode }

/** A search from a page's searchParams; its failures are values, because the page keeps the form. */
export async function loadSearch(params: SearchParams): Promise<LoadedSearch> {
  if (params.query === undefined) return { state: 'idle' }
  const parsed = parseSearch(params)
  if (!parsed.ok) return { state: 'failed', code: parsed.error.code }
  try {
    return { state: 'found', request: parsed.request, response: await search(parsed.request) }
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('search.failed', { code: thrown.code, reason: thrown.message })
    return { state: 'failed', code: thrown.code }
  }
}

/** Sizes of the corpus, or null while the service does not answer: pages then leave the numbers out. */
export const loadCorpusSize = cache(async (): Promise<Health['corpus'] | null> => {
  try {
    return (await getHealth()).corpus
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('health.failed', { code: thrown.code, reason: thrown.message })
    return null
  }
})

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

const articleCandidates = 10
const decisionCandidates = 8
const citingShown = 3

type Hit = { score: number }

async function gather<H extends Hit, T>(
  hits: readonly H[],
  asked: boolean,
  read: (hit: H) => Promise<T | null>,
): Promise<Found<T>[]> {
  const found = await Promise.all(
    hits.map(async (hit) => ({ detail: await read(hit), score: hit.score, asked })),
  )
  return found.flatMap(({ detail, ...rest }) => (detail === null ? [] : [{ detail, ...rest }]))
}

const readCaseHit = ({ serial }: { serial: number | null }) =>
  serial === null ? Promise.resolve(null) : loadCase(serial)

/** Articles and decisions that could carry an answer; what the question names comes instead of a search. */
async function gatherSources({ understanding, statutes, cases }: SearchResponse) {
  const { direct } = understanding
  const named = <R>(refs: readonly R[]) => refs.map((ref) => ({ ...ref, score: 1 }))
  if (direct?.kind === 'case') {
    return { articles: [], decisions: await gather(named(direct.cases), true, readCaseHit) }
  }
  if (direct?.kind === 'article' && direct.articleId) {
    const [lawId = '', no = ''] = direct.articleId.split('#')
    const article = await loadArticle(lawId, no)
    const citing = (article?.citing ?? []).filter(({ former }) => !former).slice(0, citingShown)
    return {
      articles: article ? [{ detail: article, score: 1, asked: true }] : [],
      decisions: await gather(named(citing), true, readCaseHit),
    }
  }
  const [articles, decisions] = await Promise.all([
    gather((statutes?.hits ?? []).slice(0, articleCandidates), false, ({ lawId, no }) =>
      loadArticle(lawId, no),
    ),
    gather((cases?.hits ?? []).slice(0, decisionCandidates), false, readCaseHit),
  ])
  return { articles, decisions }
}

/**
 * Answers a question with passages of the corpus, word for word; no model is asked. When retrieval is
 * weak the answer says so (`ungrounded`) instead of showing what merely resembles the question.
 */
export async function loadAnswer(
  question: string,
  { scope = 'all' }: { scope?: AskedScope } = {},
): Promise<Answer> {
  const problem = questionProblem(question)
  if (problem) return { state: 'invalid', problem }
  const parsed = parseSearch({ query: question, type: scope, size: articleCandidates })
  if (!parsed.ok) return { state: 'failed', code: parsed.error.code }
  try {
    const response = await search(parsed.request)
    const [sources, corpus] = await Promise.all([gatherSources(response), loadCorpusSize()])
    const asked = readQuestion(parsed.request.query)
    return composeAnswer({ question: question.trim(), scope, asked, response, corpus, ...sources })
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('answer.failed', { code: thrown.code, reason: thrown.message })
    return { state: 'failed', code: thrown.code }
  }
}
