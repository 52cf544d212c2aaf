import 'server-only'
import { AppError, type ErrorCode } from '@/lib/errors'
import { log } from '@/lib/log'
import {
  type AskedScope,
  composeAnswer,
  type GroundedAnswer,
  type Material,
  type UngroundedAnswer,
} from './answer'
import { readQuestion } from './answer-question'
import type { ArticleCitingPage, CaseCitingPage, Health, LawPage } from './answer-schema'
import type { Found } from './answer-sources'
import type { ArticleDetail, CaseDetail, CaseLookup, LawDetail } from './case-schema'
import { limits } from './constants'
import { parseSearch } from './parse-search'
import type { SearchResponse } from './schema'
import {
  type CasePick,
  findCase,
  getArticle,
  getCase,
  getHealth,
  getLaw,
  listArticleCiting,
  listCaseCiting,
  listLaws,
  search,
} from './service'

/** Reads of the corpus where "there is none" is an answer (null) and every other failure an AppError. */
const absent: ReadonlySet<ErrorCode> = new Set(['notFound', 'caseNotFound', 'invalidCaseNumber'])

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (thrown) {
    if (thrown instanceof AppError && absent.has(thrown.code)) return null
    throw thrown
  }
}

/** A decision by number; `many` when several share it and `pick` does not settle it. */
export function readCaseByNumber(number: string, pick: CasePick = {}): Promise<CaseLookup | null> {
  return orNull(findCase(number, pick))
}

export function readCase(serial: number): Promise<CaseDetail | null> {
  return orNull(getCase(serial))
}

export function readCaseCiting(serial: number, page: number): Promise<CaseCitingPage | null> {
  return orNull(listCaseCiting(serial, page))
}

export function readLaws(query: { name?: string; page?: number }): Promise<LawPage> {
  return listLaws(query)
}

/** A law by title or 법령ID. */
export function readLaw(law: string): Promise<LawDetail | null> {
  return orNull(getLaw(law))
}

export function readArticle(law: string, no: string): Promise<ArticleDetail | null> {
  return orNull(getArticle(law, no))
}

export function readArticleCiting(
  law: string,
  no: string,
  page: number,
): Promise<ArticleCitingPage | null> {
  return orNull(listArticleCiting(law, no, page))
}

/** Sizes of the corpus, or null while the service does not answer: what shows them leaves them out. */
export async function corpusSize(): Promise<Health['corpus'] | null> {
  try {
    return (await getHealth()).corpus
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown
    log.warn('health.failed', { code: thrown.code, reason: thrown.message })
    return null
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
  serial === null ? Promise.resolve(null) : readCase(serial)

/** Articles and decisions that could carry an answer; what the question names comes instead of a search. */
async function gatherSources({ understanding, statutes, cases }: SearchResponse) {
  const { direct } = understanding
  const named = <R>(refs: readonly R[]) => refs.map((ref) => ({ ...ref, score: 1 }))
  if (direct?.kind === 'case') {
    return { articles: [], decisions: await gather(named(direct.cases), true, readCaseHit) }
  }
  if (direct?.kind === 'article' && direct.articleId) {
    const [lawId = '', no = ''] = direct.articleId.split('#')
    const article = await readArticle(lawId, no)
    const citing = (article?.citing ?? []).filter(({ former }) => !former).slice(0, citingShown)
    return {
      articles: article ? [{ detail: article, score: 1, asked: true }] : [],
      decisions: await gather(named(citing), true, readCaseHit),
    }
  }
  const [articles, decisions] = await Promise.all([
    gather((statutes?.hits ?? []).slice(0, articleCandidates), false, ({ lawId, no }) =>
      readArticle(lawId, no),
    ),
    gather((cases?.hits ?? []).slice(0, decisionCandidates), false, readCaseHit),
  ])
  return { articles, decisions }
}

/**
 * Searches for a question and reads the whole texts that could carry an answer; nothing is chosen yet.
 * @param question as typed; what a search does not take of a long one is left out
 * @throws AppError when the service does not answer
 */
export async function findMaterial(question: string, scope: AskedScope): Promise<Material> {
  const query = question.slice(0, limits.queryMax)
  const parsed = parseSearch({ query, type: scope, size: articleCandidates })
  if (!parsed.ok) throw parsed.error
  const response = await search(parsed.request)
  const [sources, corpus] = await Promise.all([gatherSources(response), corpusSize()])
  return {
    question,
    scope,
    asked: readQuestion(parsed.request.query),
    response,
    corpus,
    ...sources,
  }
}

/** Answers with passages of the corpus, word for word. @throws AppError as `findMaterial` does */
export async function answerQuestion(
  question: string,
  scope: AskedScope,
): Promise<GroundedAnswer | UngroundedAnswer> {
  return composeAnswer(await findMaterial(question, scope))
}
