import { documentFrequency, idf, type Tier } from '@/backend/search/index/tier'
import { accumulate, best } from '@/backend/search/rank/accumulate'
import { peopleWords } from './people-words'
import type { QuestionIndex } from './question-index'
import { nearnessTo, placeText } from './vectors'

/**
 * How an article answers to a question. Each sign is 0 to 1, does not depend on the other articles, and
 * counts as much as the question is put in people's words: courts' wording is found by its own tiers.
 */
export type AskedSigns = {
  /** How much of the question's rarity the article's nearest question holds. */
  nearest: number
  /** How much all its questions together hold. */
  together: number
  /** How near it is in meaning, when the bank asks for it. */
  meaning: number
  /** How near its own words are in meaning, when the bank does not ask for it. */
  ownMeaning: number
  /** The bank does not ask for it, so nothing but its own words can speak for it. */
  unasked: number
}

export type Asked = {
  /** Articles of the bank that the question may ask for: the best by each sign. */
  candidates: readonly number[]
  signsOf: (article: number) => AskedSigns
  /** The paragraph that the nearest questions of an article are answered by; null where they name none. */
  paragraphOf: (article: number) => number | null
  /** How much the question is put in people's words, 0 to 1. */
  people: number
}

export type QuestionBuffers = {
  single: Float32Array
  pooled: Float32Array
  meaning: Float32Array
  /** Articles that the bank asks for, in order and to be looked up. */
  askedFor: Uint32Array
  isAskedFor: ReadonlySet<number>
}

/** @param articles how many articles the corpus has */
export function createQuestionBuffers(
  { articleOf }: QuestionIndex,
  articles: number,
): QuestionBuffers {
  const isAskedFor = new Set(articleOf)
  return {
    single: new Float32Array(articleOf.length),
    pooled: new Float32Array(articles),
    meaning: new Float32Array(articles),
    askedFor: Uint32Array.from(isAskedFor),
    isAskedFor,
  }
}

/** Terms read: a long story has a hundred, and the rarest tell what it is about. */
const termsRead = 60
const nearestRead = 300
const mostCandidates = 80

const nobodyAsked: Asked = {
  candidates: [],
  signsOf: () => ({ nearest: 0, together: 0, meaning: 0, ownMeaning: 0, unasked: 0 }),
  paragraphOf: () => null,
  people: 0,
}

/** What a document would score that holds every term, terms that no document has included. */
function wholeScore(tier: Tier, documents: number, keys: readonly number[]): number {
  return keys.reduce((sum, key) => sum + idf(documents, documentFrequency(tier, key)), 1e-6)
}

/** That an article is mostly asked for one of its paragraphs counts where no question of it is near. */
const anyQuestion = 0.003

/** Where the questions of an article begin among all, which are in the order of their articles. */
function firstQuestionOf(articleOf: Uint32Array, article: number): number {
  let from = 0
  let to = articleOf.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if (articleOf[middle]! < article) from = middle + 1
    else to = middle
  }
  return from
}

/** The paragraph that most of an article's questions speak for, near ones above all; null where none is named. */
function paragraphAsked(
  { articleOf, paragraphOf }: QuestionIndex,
  single: Float32Array,
  wholeScore: number,
  article: number,
): number | null {
  const spoken = new Map<number, number>()
  for (let at = firstQuestionOf(articleOf, article); articleOf[at] === article; at++) {
    const near = single[at]! / wholeScore
    const paragraph = paragraphOf[at]!
    spoken.set(paragraph, (spoken.get(paragraph) ?? 0) + near ** 2 + anyQuestion)
  }
  spoken.delete(0)
  const [best] = [...spoken].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? null
}

/**
 * Reads which articles a question asks for. What it answers reads the buffers, so only until the next call.
 * @param keys `questionTerms` of the question
 * @param own `ownTerms` of it, which tell whose words it is put in
 */
export function askedArticles(
  index: QuestionIndex,
  { single, pooled, meaning, askedFor, isAskedFor }: QuestionBuffers,
  keys: readonly number[],
  own: readonly number[] = keys,
): Asked {
  if (askedFor.length === 0 || keys.length === 0) return nobodyAsked
  const people = peopleWords(index.single, single.length, index.courtTerms, own)
  const terms = keys.map((key): [number, number] => [key, 1])
  accumulate(index.single, single.length, terms, single, termsRead)
  accumulate(index.pooled, askedFor.length, terms, pooled, termsRead)
  const nearness = nearnessTo(index.vectors, placeText(index.vectors, new Map(terms)))
  meaning.fill(0)
  for (const article of askedFor) meaning[article] = nearness(article)
  const wholeSingle = wholeScore(index.single, single.length, keys)
  const wholePooled = wholeScore(index.pooled, askedFor.length, keys)

  const nearestOf = new Map<number, number>()
  for (const question of best(single, nearestRead)) {
    const article = index.articleOf[question]!
    if (!nearestOf.has(article)) nearestOf.set(article, question)
  }
  return {
    candidates: [
      ...new Set([
        ...nearestOf.keys(),
        ...best(pooled, mostCandidates),
        ...best(meaning, mostCandidates),
      ]),
    ],
    signsOf: (article) => {
      if (!isAskedFor.has(article))
        return {
          nearest: 0,
          together: 0,
          meaning: 0,
          ownMeaning: people * nearness(article),
          unasked: people,
        }
      const question = nearestOf.get(article)
      return {
        nearest: question === undefined ? 0 : (people * single[question]!) / wholeSingle,
        together: (people * pooled[article]!) / wholePooled,
        meaning: people * meaning[article]!,
        ownMeaning: 0,
        unasked: 0,
      }
    },
    paragraphOf: (article) => paragraphAsked(index, single, wholeSingle, article),
    people,
  }
}

/** What a hit tells of how people ask for it. */
export type AskedHit = AskedSigns & { paragraph: number | null; people: number }

export const askedOf = ({ signsOf, paragraphOf, people }: Asked, article: number): AskedHit => ({
  ...signsOf(article),
  paragraph: paragraphOf(article),
  people,
})
