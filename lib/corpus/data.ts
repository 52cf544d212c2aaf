import 'server-only'
import { AppError, type ErrorCode } from '@/lib/errors'
import { log } from '@/lib/log'
import type { AbsentCase, ArticleDetail, CaseDetail, CaseLookup, LawDetail } from './case-schema'
import type { ChangePage, ChangesShown } from './change-schema'
import { limits } from './constants'
import type { LawsShown } from './law-list-constants'
import type { KeptSources, PassageOptions, Passages } from './passage-schema'
import type { SearchScope } from './scope-constants'
import {
  type CasePick,
  findCase,
  findPassages,
  getAbsentCase,
  getArticle,
  getCase,
  getHealth,
  getLaw,
  listArticleCiting,
  listCaseCiting,
  listChanges,
  listLaws,
} from './service'
import type { ArticleCitingPage, CaseCitingPage, Health, LawPage } from './service-schema'

/** Reads of the corpus where "there is none" is an answer (null) and every other failure an AppError. */
/** `validation`: what an address names is too long for a law, or no number of an article. */
const absent: ReadonlySet<ErrorCode> = new Set([
  'notFound',
  'caseNotFound',
  'invalidCaseNumber',
  'validation',
])

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

/** A decision that is not held, as others cite it; null when none does. */
export function readAbsentCase(number: string): Promise<AbsentCase | null> {
  return orNull(getAbsentCase(number))
}

export function readCase(serial: number): Promise<CaseDetail | null> {
  return orNull(getCase(serial))
}

export function readCaseCiting(serial: number, page: number): Promise<CaseCitingPage | null> {
  return orNull(listCaseCiting(serial, page))
}

export function readLaws(query: LawsShown & { page: number }): Promise<LawPage> {
  return listLaws(query)
}

/** What imports changed; null when the corpus has no such law. */
export function readChanges(query: ChangesShown): Promise<ChangePage | null> {
  return orNull(listChanges(query))
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

/**
 * Finds the passages of the corpus that a question can be answered from, or why there are none.
 * @param question as typed; what a search does not take of a long one is left out
 * @param keep what a question that refers back speaks of
 * @param options of a configuration; the usual ones unless said
 * @throws AppError when the service does not answer
 */
export function findSources(
  question: string,
  scope: SearchScope,
  keep: KeptSources = { articles: [], decisions: [] },
  options?: PassageOptions,
): Promise<Passages> {
  const asked = { question: question.slice(0, limits.queryMax), scope, keep }
  return findPassages(options ? { ...asked, options } : asked)
}
