import type { Turn } from '@/lib/chat/types'
import type { KeptSources } from '@/lib/corpus/passage-schema'
import { extractArticleCitations } from '@/lib/korean-law/citations/article-citation'
import { readQuestion } from '@/lib/korean-law/question/question'

/** It cannot be understood without what came before, even if it says more. */
const pointsBack = [
  /(?:그|이|그런|이런|위)\s?(?:경우|때|상황|조문|판결|조항|규정|사건)/,
  /(?:같은|동)\s?(?:법|조|항|조문|판결)(?![가-힣]{2})|동법|위의/,
  /\b(?:in|under) (?:that|this|such a|which) (?:case|situation|event)\b/i,
  /\b(?:the same|that|this) (?:act|article|law|provision|decision|case|rule)\b/i,
  /(?:その|この|そのような)(?:場合|時|とき|条文|判決|規定|法律)|同法|同条/,
  /(?:这|那|该|此)(?:种)?(?:情况|条|法|判决|规定|案件|時候|时候)|(?:這|那|該)(?:種)?(?:情況|條)|同法|同条/,
]
/** It goes on from something, unless it says enough itself. */
const goesOn = [
  /^(?:그럼|그러면|그렇다면|그런데|그래서|그래도|그리고|또는?|만약|만일|반대로|그건|그것|그게|그거|이건|거기|그중|아니면)/,
  /^(?:and|but|so|then|or|also|what about|how about|what if|if so|if not|why|does (?:it|that|this)|is (?:it|that|this)|can (?:it|they|he|she)|do they|did they)\b/i,
  /^(?:では|それでは|じゃあ|それなら|それは|それで|そして|また|もし|でも|しかし)/,
  /^(?:那|那么|那麼|如果|还有|還有|另外|而且|但是|它|其|这|這)/,
]
/** A noun and no more: 기간은요? · 期限は？ · 期限呢？ */
const bareNoun = [/^.{1,14}(?:은|는)요?\s?[?？]?$/, /^.{1,14}は[?？]?$/, /^.{1,12}呢[?？]?$/]
const bareArticle = /제?\s?\d{1,4}\s?조(?:의\s?\d+)?/
/** So many points of the law stand by themselves. */
const enough = 2
const mostTerms = 8
const formsOfPoint = 2

const legalPoints = (question: string) =>
  readQuestion(question).points.filter(({ kind }) => kind === 'legal')

const hangul = /[가-힣]/

/** Korean words of the law that a question asks about. */
function legalTerms(question: string): string[] {
  return legalPoints(question).flatMap(({ forms }) =>
    forms.filter((form) => hangul.test(form)).slice(0, formsOfPoint),
  )
}

/** Whether a question refers to an earlier message. */
export function isFollowUp(question: string): boolean {
  const text = question.trim()
  if (namesBareArticle(text) || pointsBack.some((pattern) => pattern.test(text))) return true
  if (extractArticleCitations(text).length > 0) return false
  const follows = [...goesOn, ...bareNoun].some((pattern) => pattern.test(text))
  return follows && legalPoints(text).length < enough
}

/** What a question says beside pointing back; all of it when that is nothing. */
function withoutReference(question: string): string {
  const patterns = [...pointsBack, ...goesOn]
  const rest = patterns
    .reduce((text, pattern) => text.replace(pattern, ' '), question.trim())
    .replace(/^[\s,，、.]+/, '')
  return /\p{L}{2}/u.test(rest) ? rest : question
}

/** 제4조 without a law. */
function namesBareArticle(text: string): boolean {
  if (!bareArticle.test(text)) return false
  return extractArticleCitations(text).length === 0
}

/** The law that was spoken of last: named in a question, else the first that an answer stood on. */
function lawOf(turns: readonly Turn[]): string | null {
  for (const { question, answer } of [...turns].reverse()) {
    const named = extractArticleCitations(question).at(-1)?.lawName
    if (named) return named
    const source = answer
      .flatMap((part) => (part.kind === 'sources' ? part.sources : []))
      .find(({ type }) => type === 'article')
    if (source) return source.label.replace(/\s제\d.*$/, '')
  }
  return null
}

/**
 * What is searched for a question in its conversation: the question itself, or, where it refers back, its
 * words together with the points of the law of what it refers to.
 * @param earlier turns, the oldest first
 */
export function searchQueryOf(question: string, earlier: readonly Turn[]): string {
  if (earlier.length === 0 || !isFollowUp(question)) return question
  const number = bareArticle.exec(question)?.[0].replace(/\s+/g, '')
  if (number && (namesBareArticle(question) || /같은\s?법|동법/.test(question))) {
    const law = lawOf(earlier)
    if (law) return `${law} ${number.startsWith('제') ? number : `제${number}`}`
  }
  const terms: string[] = []
  for (const { question: before } of [...earlier].reverse()) {
    terms.push(...legalTerms(before))
    // What stands by itself began what is spoken of.
    if (!isFollowUp(before)) break
  }
  const own = readQuestion(withoutReference(question)).korean
  const added = [...new Set(terms)].filter((term) => !own.includes(term)).slice(0, mostTerms)
  return [...added, own].join(' ')
}

/** An answer stands on its first sources; those after them may only be what is meant instead. */
const keptOfKind = 2

/** What the last answer stood on, for a question that refers back to it; nothing for one that does not. */
export function keptSources(question: string, earlier: readonly Turn[]): KeptSources {
  const answer = isFollowUp(question) ? earlier.at(-1)?.answer : undefined
  const sources = answer?.flatMap((part) => (part.kind === 'sources' ? part.sources : [])) ?? []
  const idsOf = (kind: 'article' | 'case') =>
    sources
      .filter(({ type, id }) => type === kind && id !== '')
      .slice(0, keptOfKind)
      .map(({ id }) => id)
  return { articles: idsOf('article'), decisions: idsOf('case').map(Number) }
}
