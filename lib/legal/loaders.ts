import 'server-only'
import { cache } from 'react'
import { AppError, type ErrorCode } from '@/lib/errors'
import { log } from '@/lib/log'
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
import type { SearchRequest, SearchResponse } from './schema'
import { search } from './service'
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
