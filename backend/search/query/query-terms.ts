import { ownTerms, questionTerms } from '@/backend/search/questions/question-terms'
import { situationsIn } from '@/lib/korean-law/query/lay-situations'
import { type LayWord, layWordsIn } from '@/lib/korean-law/query/lay-synonyms'
import { eachPhrase } from '@/lib/korean-law/query/phrases'
import { withoutSmallTalk } from '@/lib/korean-law/query/small-talk'
import { eachTerm } from '@/lib/korean-law/query/tokenize'
import { translateQuery } from '@/lib/korean-law/query/translate-query'

/** Terms and phrases of a query as weighted keys, ready for any tier. */
export type QueryTerms = {
  /** [key, weight] pairs: 1 for the person's own words, less for words added for them. */
  terms: [number, number][]
  phrases: [number, number][]
  /** For the index of questions; `askedInOwn` without the Korean that a foreign question stands for. */
  asked: number[]
  askedInOwn: number[]
}

/** What an added legal term counts beside the words that were typed. */
const synonymWeight = 0.5
/** Several words together leave less doubt of what is meant than one does. */
const situationWeight = 1
const alternativeWeight = 0.25

function weigh(
  weights: Map<number, number>,
  text: string,
  weight: number,
  eachKey: (text: string, emit: (key: number) => void) => void,
): void {
  eachKey(text, (key) => {
    const known = weights.get(key)
    if (known === undefined || known < weight) weights.set(key, weight)
  })
}

/**
 * Reads a query in any of the four languages. Lay words bring the legal terms they stand for, small
 * talk (어떻게 하나요) is dropped, and other renderings of a foreign term count a little.
 */
export function queryTerms(text: string): QueryTerms {
  const { korean, terms: renderings } = translateQuery(text)
  const core = withoutSmallTalk(korean)
  const terms = new Map<number, number>()
  const phrases = new Map<number, number>()
  const add = (words: readonly LayWord[], weight: number) => {
    for (const { terms: legal } of words)
      for (const term of legal) {
        weigh(terms, term, weight, eachTerm)
        weigh(phrases, term, weight, eachPhrase)
      }
  }
  weigh(terms, core, 1, eachTerm)
  weigh(phrases, core, 1, eachPhrase)
  for (const { korean: others } of renderings)
    for (const other of others.slice(1, 4)) weigh(terms, other, alternativeWeight, eachTerm)
  add(layWordsIn(korean), synonymWeight)
  add(situationsIn(korean), situationWeight)
  return {
    terms: [...terms],
    phrases: [...phrases],
    asked: questionTerms(text),
    askedInOwn: ownTerms(text),
  }
}
