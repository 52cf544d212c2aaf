import 'server-only'
import type { z } from 'zod'
import { type CacheStats, createCache } from '@/lib/cache'
import { AppError } from '@/lib/errors'
import {
  type CorpusState,
  corpusStateSchema,
  type RefreshCancel,
  type RefreshStart,
  type RefreshState,
  refreshCancelSchema,
  refreshStartSchema,
  refreshStateSchema,
} from './administration-schema'
import {
  type BenchmarkChoice,
  type BenchmarkItem,
  benchmarkSchema,
  heldSchema,
} from './benchmark-schema'
import {
  type AbsentCase,
  type ArticleDetail,
  absentCaseSchema,
  articleDetailSchema,
  type CaseDetail,
  type CaseLookup,
  caseDetailSchema,
  caseLookupSchema,
  type LawDetail,
  lawDetailSchema,
} from './case-schema'
import { type ChangePage, type ChangesShown, changePageSchema } from './change-schema'
import { timing } from './constants'
import type { LawsShown } from './law-list-constants'
import { type Passages, type PassagesQuestion, passagesSchema } from './passage-schema'
import {
  type CitationCheck,
  type SearchRequest,
  type SearchResponse,
  type Suggestion,
  searchResponseSchema,
} from './schema'
import { ask, askAdministration, askDetail, once, servicePath } from './service-request'
import {
  type ArticleCitingPage,
  type ArticleSitemap,
  articleCitingPageSchema,
  articleSitemapSchema,
  type CaseCitingPage,
  type CaseSitemap,
  type CaseSummaryLookup,
  caseCitingPageSchema,
  caseSitemapSchema,
  caseSummaryLookupSchema,
  citationChecksSchema,
  type Health,
  healthSchema,
  type LawPage,
  lawPageSchema,
  type Report,
  reportReceiptSchema,
  searchCollectionsSchema,
  searchTypesSchema,
  suggestionsSchema,
} from './service-schema'
import { type SimilarCase, similarCasesSchema } from './similar-case-schema'

/** Which of the decisions that share a number is meant. */
export type CasePick = { serial?: number; court?: string }

/** The one caller of the case-law service, with the caches of spec 9. */
const generalCache = createCache<object>({
  ttl: timing.generalCacheTtl,
  maxEntries: timing.generalCacheEntries,
})
const momentCache = createCache<object>({ ttl: timing.momentCacheTtl, maxEntries: 1 })
/** Bounded by characters too: one judgment may run to 900,000 of them. */
const detailCache = createCache<CaseLookup>({
  ttl: timing.caseDetailCacheTtl,
  maxEntries: 500,
  maxSize: 20_000_000,
  sizeOf: (lookup) => (lookup.found === 'one' ? lookup.detail.body.length : 0) + 4000,
})

async function askCached<T extends object>(path: string, schema: z.ZodType<T>): Promise<T> {
  const found = await generalCache.remember(path, () => ask({ path, schema }))
  return found as T
}

/** State and sizes of the corpus; kept five minutes. */
export function getHealth(): Promise<Health> {
  return askCached('/health', healthSchema)
}

/** The same as it is now, asked once: however many browsers wait for the service, one in a second. */
export async function getHealthNow(): Promise<Health> {
  const load = () => ask({ path: '/health', schema: healthSchema, policy: once })
  const found = await momentCache.remember('/health', load)
  return found as Health
}

export function getSearchTypes(): Promise<z.infer<typeof searchTypesSchema>> {
  return askCached('/search/types', searchTypesSchema)
}

export function getSearchCollections(): Promise<z.infer<typeof searchCollectionsSchema>> {
  return askCached('/search/collections', searchCollectionsSchema)
}

/** Sent as a body: 2,000 Hangul in an address would pass the 16 kB that servers accept. */
export function search(request: SearchRequest): Promise<SearchResponse> {
  return ask({ path: '/search', schema: searchResponseSchema, body: request })
}

/** The passages that a question can be answered from, ranked, or why there are none. */
export function findPassages(request: PassagesQuestion): Promise<Passages> {
  return ask({ path: '/passages', schema: passagesSchema, body: request })
}

/**
 * A decision by its number, or the choices when several share it and `pick` leaves more than one.
 * Kept ten minutes unless `cached` is false.
 * @throws AppError `caseNotFound`, `invalidCaseNumber`, `timeout`, `unavailable` …
 */
export function findCase(number: string, pick: CasePick = {}, cached = true): Promise<CaseLookup> {
  const path = servicePath(['cases', number.replace(/\s+/g, '')], pick)
  const load = () => askDetail(path, caseLookupSchema)
  return cached ? detailCache.remember(path, load) : load()
}

/** A decision by its 판례일련번호. */
export async function getCase(serial: number): Promise<CaseDetail> {
  const path = servicePath(['cases', 'by-id', serial])
  const found = await detailCache.remember(path, async () => ({
    found: 'one' as const,
    detail: await askDetail(path, caseDetailSchema),
  }))
  if (found.found === 'one') return found.detail
  throw new AppError('badGateway')
}

/** What decisions of the corpus say of one that it does not hold. @throws AppError `caseNotFound` when none cites it */
export function getAbsentCase(number: string): Promise<AbsentCase> {
  return ask({
    path: servicePath(['cases', number.replace(/\s+/g, ''), 'mentions']),
    schema: absentCaseSchema,
  })
}

/** Number, court, outcome, issues and gists of a decision, without its text. */
export function findCaseSummary(number: string, pick: CasePick = {}): Promise<CaseSummaryLookup> {
  return askDetail(
    servicePath(['cases', number.replace(/\s+/g, ''), 'summary'], pick),
    caseSummaryLookupSchema,
  )
}

/** Decisions citing this one, most cited first. */
export function listCaseCiting(serial: number, page = 1): Promise<CaseCitingPage> {
  return ask({
    path: servicePath(['cases', 'by-id', serial, 'citing'], { page }),
    schema: caseCitingPageSchema,
  })
}

/** Decisions on the same question as this one, the nearest first. */
export async function listSimilarCases(serial: number): Promise<SimilarCase[]> {
  const path = servicePath(['cases', 'by-id', serial, 'similar'])
  return (await ask({ path, schema: similarCasesSchema })).similar
}

/** Laws in 가나다 order, or those whose title holds `name`, the best match first. */
export function listLaws(query: Partial<LawsShown> & { page?: number } = {}): Promise<LawPage> {
  return ask({ path: servicePath(['statutes'], query), schema: lawPageSchema })
}

/** A law by title or 법령ID, with all its articles. */
export function getLaw(law: string): Promise<LawDetail> {
  return askDetail(servicePath(['statutes', law]), lawDetailSchema)
}

/** An article (`839의2`) with the first page of the decisions that cite it. */
export function getArticle(law: string, no: string): Promise<ArticleDetail> {
  return askDetail(servicePath(['statutes', law, 'articles', no]), articleDetailSchema)
}

/** Decisions citing an article, most cited first. */
export function listArticleCiting(law: string, no: string, page = 1): Promise<ArticleCitingPage> {
  return ask({
    path: servicePath(['statutes', law, 'articles', no, 'citing'], { page }),
    schema: articleCitingPageSchema,
  })
}

/** What imports changed, the newest first; of one law (title or 법령ID) alone when it is named. */
export function listChanges(query: ChangesShown = {}): Promise<ChangePage> {
  return askCached(servicePath(['changes'], query), changePageSchema)
}

/** Every citation of a text with its state in the corpus. Asked once: what took too long would take as long again. */
export async function checkCitations(text: string): Promise<CitationCheck[]> {
  const found = await ask({
    path: '/citations/check',
    schema: citationChecksSchema,
    policy: once,
    timeoutMs: timing.citationsTimeout,
    body: { text },
  })
  return found.citations
}

export async function suggest(prefix: string, limit = 8): Promise<Suggestion[]> {
  const found = await ask({
    path: servicePath(['suggest'], { q: prefix, limit }),
    schema: suggestionsSchema,
  })
  return found.suggestions
}

/** Issues of decisions with what courts cited for them; empty where none fits. */
export async function makeBenchmark(choice: BenchmarkChoice): Promise<BenchmarkItem[]> {
  const made = await ask({
    path: '/benchmarks',
    schema: benchmarkSchema,
    policy: once,
    timeoutMs: timing.benchmarkTimeout,
    body: choice,
  })
  return made.items
}

/** How many of these decisions the corpus holds. */
export async function countHeldDecisions(serials: readonly number[]): Promise<number> {
  return (await ask({ path: '/benchmarks/held', schema: heldSchema, body: { serials } })).held
}

/** Part `part` (from 0) of the decisions' addresses; every part tells how many there are. */
export function getCaseSitemap(part: number): Promise<CaseSitemap> {
  return ask({ path: servicePath(['sitemap', 'cases'], { part }), schema: caseSitemapSchema })
}

export function getArticleSitemap(part: number): Promise<ArticleSitemap> {
  return ask({ path: servicePath(['sitemap', 'articles'], { part }), schema: articleSitemapSchema })
}

/** Keeps a reader's report; answers its number. */
export async function sendReport(report: Report): Promise<number> {
  const kept = await ask({
    path: '/reports',
    schema: reportReceiptSchema,
    policy: once,
    body: report,
  })
  return kept.id
}

/** Hits and misses since the process started. */
export function cacheCounters(): { general: CacheStats; caseDetail: CacheStats } {
  return { general: generalCache.stats(), caseDetail: detailCache.stats() }
}

/** Counts, index, health and the last imports. */
export function getCorpusState(): Promise<CorpusState> {
  return askAdministration('/admin/corpus', corpusStateSchema)
}

export function getRefresh(): Promise<RefreshState> {
  return askAdministration('/admin/refresh', refreshStateSchema)
}

/** Starts an import of what the service is set to; what hinders it is an outcome, not a failure. */
export function startRefresh(): Promise<RefreshStart> {
  return askAdministration('/admin/refresh', refreshStartSchema, true)
}

export function cancelRefresh(): Promise<RefreshCancel> {
  return askAdministration('/admin/refresh/cancel', refreshCancelSchema, true)
}
