import type { EngineQuery } from '@/backend/search/engine'
import type { RankQuery } from '@/backend/search/rank/index-searcher'
import type { UnderstandingCore } from '@/backend/search/types'
import { extractArticleCitations } from '@/lib/korean-law/citations/article-citation'
import { extractDecisionCitations } from '@/lib/korean-law/citations/decision-citation'
import { normaliseCaseNumber } from '@/lib/korean-law/judgment/case-number'
import { titleInKorean } from '@/lib/korean-law/names/law-title'
import { nearArticles } from '@/lib/korean-law/names/near-articles'
import { translateQuery } from '@/lib/korean-law/query/translate-query'
import type { LookUps } from './look-ups'

type Direct = UnderstandingCore['direct']

/** `민법 750조`, `민법 제750 조`, `민법750` as courts write it: 민법 제750조. */
const looseArticle = /^(.*?[가-힣])\s*제?\s*(\d{1,4})\s*조?(?:\s*의\s*(\d{1,2}))?(?:\s*조)?$/

function asCited(text: string): string {
  return text.replace(
    looseArticle,
    (_, law: string, no: string, branch?: string) =>
      `${law.trim()} 제${no}조${branch ? `의${branch}` : ''}`,
  )
}

function namedCase(korean: string, lookUps: LookUps): Direct {
  const cited = extractDecisionCitations(korean).flatMap(({ numbers }) => numbers)
  const number = normaliseCaseNumber(korean) ?? cited[0]?.number
  if (!number) return null
  return {
    kind: 'case',
    text: number,
    serials: lookUps.serialsOf(number),
    articleId: null,
    lawId: null,
  }
}

type CitedArticle = { lawId: string; lawTitle: string; no: string }

/** The article that a query names, whether or not its law has it. */
function citedArticle(korean: string, lookUps: LookUps): CitedArticle | null {
  const [cited] = extractArticleCitations(asCited(korean))
  if (!cited?.articleNo) return null
  const law = lookUps.lawNames.resolve(cited.lawName)
  return law ? { lawId: law.lawId, lawTitle: law.title, no: cited.articleNo } : null
}

function namedArticle({ lawId, lawTitle, no }: CitedArticle, lookUps: LookUps): Direct {
  const id = `${lawId}#${no}`
  if (!lookUps.hasArticle(id)) return null
  const text = `${lawTitle} 제${no.replace(/^(\d+)/, '$1조')}`
  return { kind: 'article', text, serials: [], articleId: id, lawId }
}

function namedLaw(query: string, korean: string, lookUps: LookUps): Direct {
  const law = lookUps.lawCalled(titleInKorean(query) ?? korean)
  if (!law) return null
  return { kind: 'law', text: law.title, serials: [], articleId: null, lawId: law.lawId }
}

/** macOS hands over Hangul in pieces (ㅅㅗㄴ), which no term of the index is made of. */
export const composed = (text: string) => text.normalize('NFC')

/** Reads a query: its language, its Korean, and the decision, article or law that it names. */
export function understand(query: string, lookUps: LookUps): UnderstandingCore {
  const text = composed(query)
  const { language, korean, terms, unknown } = translateQuery(text)
  const cited = citedArticle(korean, lookUps)
  const direct =
    namedCase(korean, lookUps) ??
    (cited && namedArticle(cited, lookUps)) ??
    namedLaw(text, korean, lookUps)
  const read = { language, korean, terms, unknown, direct }
  if (direct || !cited) return read
  const near = nearArticles(cited.no, (no) => lookUps.hasArticle(`${cited.lawId}#${no}`))
  return { ...read, missingArticle: { ...cited, near } }
}

/** Laws that a query speaks of by name, so that their articles come before others'. */
export function lawsNamedIn(korean: string, lookUps: LookUps): string[] {
  const words = korean.split(/\s+/).slice(0, 40)
  const found = new Set<string>()
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + 6); to > from; to--) {
      const phrase = words.slice(from, to).join('')
      if (!/[법령률칙]/.test(phrase)) continue
      const law = lookUps.lawCalled(phrase.replace(/(?:상|의|에|에서|에는|을|를|은|는|이|가)$/, ''))
      if (!law) continue
      found.add(law.lawId)
      break
    }
  return [...found]
}

/** A query with the documents that it names, which are the answer and no matches, and its laws. */
export function namedQuery(asked: EngineQuery, lookUps: LookUps): RankQuery {
  const query = { ...asked, text: composed(asked.text) }
  const { direct, korean } = understand(query.text, lookUps)
  if (query.target === 'cases')
    return { ...query, namedIds: direct?.serials.map(String) ?? [], namedLawIds: [] }
  return {
    ...query,
    namedIds: direct?.articleId ? [direct.articleId] : [],
    namedLawIds: lawsNamedIn(korean, lookUps),
  }
}
