import 'server-only'
import { createCache } from '@/lib/cache'
import { AppError, type ErrorCode } from '@/lib/errors'
import { limits, timing } from '@/lib/korean-law/constants'
import { everydayArticles } from '@/lib/korean-law/question/everyday-articles'
import { readQuestion } from '@/lib/korean-law/question/question'
import { log } from '@/lib/log'
import {
  type AskedScope,
  composeAnswer,
  type GroundedAnswer,
  type Material,
  type UngroundedAnswer,
} from './answer'
import type { Found } from './answer-sources'
import type { ArticleDetail, CaseDetail, CaseLookup, LawDetail } from './case-schema'
import type { SearchResponse } from './schema'
import { parseSearch } from './search-request-schema'
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
import type { ArticleCitingPage, CaseCitingPage, Health, LawPage } from './service-schema'

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
/** Where the guide names enough, the search only adds to it. */
const besideGuide = 6
const guideIsEnough = 3
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

type Sources = Pick<Material, 'articles' | 'decisions'>

/** What the question names: it comes instead of a search. Null when it names nothing that is held. */
async function namedSources({ direct }: SearchResponse['understanding']): Promise<Sources | null> {
  const named = <R>(refs: readonly R[]) => refs.map((ref) => ({ ...ref, score: 1 }))
  if (direct?.kind === 'case') {
    return { articles: [], decisions: await gather(named(direct.cases), true, readCaseHit) }
  }
  if (direct?.kind !== 'article' || !direct.articleId) return null
  const [lawId = '', no = ''] = direct.articleId.split('#')
  const article = await readArticle(lawId, no)
  const citing = (article?.citing ?? []).filter(({ former }) => !former).slice(0, citingShown)
  return {
    articles: article ? [{ detail: article, score: 1, asked: true }] : [],
    decisions: await gather(named(citing), true, readCaseHit),
  }
}

/** Everyday questions come back to the same articles; kept as long as decisions are. */
const candidates = createCache<ArticleDetail>({ ttl: timing.caseDetailCacheTtl, maxEntries: 500 })

const readCandidate = (law: string, no: string): Promise<ArticleDetail | null> =>
  orNull(candidates.remember(`${law}#${no}`, () => getArticle(law, no)))

/** The articles that the guide to everyday questions names, nearest first; those not held are left out. */
async function guidedArticles(words: string): Promise<ArticleDetail[]> {
  const read = await Promise.all(
    everydayArticles(words).map(({ law, no }) => readCandidate(law, no)),
  )
  return read.filter((detail) => detail !== null)
}

/** Articles of the search and of the guide, each once. */
async function gatherArticles(
  { statutes }: SearchResponse,
  guided: readonly ArticleDetail[],
): Promise<Found<ArticleDetail>[]> {
  const places = new Map(guided.map(({ article }, place) => [article.articleId, place]))
  const most = guided.length >= guideIsEnough ? besideGuide : articleCandidates
  const hits = (statutes?.hits ?? []).slice(0, most)
  const known = new Map(guided.map((detail) => [detail.article.articleId, detail]))
  const found = await gather(hits, false, ({ lawId, no }) => {
    const detail = known.get(`${lawId}#${no}`)
    return detail ? Promise.resolve(detail) : readCandidate(lawId, no)
  })
  const held = new Set(found.map(({ detail }) => detail.article.articleId))
  const more = guided.filter(({ article }) => !held.has(article.articleId))
  return [...found, ...more.map((detail) => ({ detail, score: 0, asked: false }))].map((each) => {
    const guide = places.get(each.detail.article.articleId)
    return guide === undefined ? each : { ...each, guide }
  })
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
  const asked = readQuestion(parsed.request.query)
  const [response, corpus, guided] = await Promise.all([
    search(parsed.request),
    corpusSize(),
    scope === 'precedents' ? [] : guidedArticles(asked.words),
  ])
  const searched = { question, scope, asked, response, corpus }
  const named = await namedSources(response.understanding)
  if (named) return { ...searched, ...named }
  const [articles, decisions] = await Promise.all([
    gatherArticles(response, guided),
    gather((response.cases?.hits ?? []).slice(0, decisionCandidates), false, readCaseHit),
  ])
  return { ...searched, articles, decisions }
}

/** Answers with passages of the corpus, word for word. @throws AppError as `findMaterial` does */
export async function answerQuestion(
  question: string,
  scope: AskedScope,
): Promise<GroundedAnswer | UngroundedAnswer> {
  return composeAnswer(await findMaterial(question, scope))
}
