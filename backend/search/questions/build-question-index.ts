import { type BankEntry, questionLanguages } from '@/backend/questions/schema'
import { TierBuilder } from '@/backend/search/build/tier-builder'
import type { TermFrequencies, Tier } from '@/backend/search/index/tier'
import { trainLawQuestions } from './law-question'
import type { QuestionIndex } from './question-index'
import { eachOwnTerm, eachQuestionTerm, questionTerms } from './question-terms'
import { latentTerms, type TermWeights } from './term-space'
import { trainTerms } from './train-terms'
import { ArticleVectors, packTerms, placeText } from './vectors'

/** An article as the corpus holds it, in the order of the article index, with how people ask for it. */
export type AskedArticle = {
  lawTitle: string
  title: string
  body: string
  /** Repealed or replaced: nobody is led there. */
  gone: boolean
  questions: Pick<BankEntry, 'ko' | 'en' | 'ja' | 'zh'> | null
}

/** So much of an article's own text says what it is about; it counts less than how people ask. */
export const leadLength = 600
const leadWeight = 0.3
const lengthNormalisation = 0.4

function ownWords({ lawTitle, title, body }: AskedArticle): Map<number, number> {
  const weights = new Map<number, number>()
  const add = (text: string, weight: number) =>
    eachOwnTerm(text, (key) => weights.set(key, (weights.get(key) ?? 0) + weight))
  add(`${lawTitle} ${title}`, 1)
  add(body.slice(0, leadLength), leadWeight)
  return weights
}

/** An article's own words with those of its questions. */
function allWords(own: TermWeights, questions: readonly (readonly number[])[]): TermWeights {
  const weights = new Map(own)
  for (const terms of questions)
    for (const key of terms) weights.set(key, (weights.get(key) ?? 0) + 1)
  return weights
}

/** A question a line: each is read in its own language. */
const eachTermOfLines = (text: string, emit: (key: number) => void) => {
  for (const line of text.split('\n')) eachQuestionTerm(line, emit)
}

function tierOf(
  documents: readonly { doc: number; text: string }[],
  eachTermOf: (text: string, emit: (key: number) => void) => void,
): Tier {
  const letters = documents.reduce((sum, { text }) => sum + text.length, 0)
  const meanLength = letters / Math.max(1, documents.length)
  const spec = { weight: 1, b: lengthNormalisation, meanLength }
  // Sized by what comes, so that all is one segment.
  const builder = new TierBuilder([spec], eachTermOf, Math.max(4096, 2 * letters))
  for (const { doc, text } of documents) builder.addDocument(doc, [text])
  return builder.finish(documents.length)
}

/**
 * Builds the index of the bank's questions. Deterministic. Articles that nobody has asked for yet are placed
 * in the space of meaning by their own words.
 * @param courtTerms terms of the courts' issues
 * @param unanswerable questions that Korean law does not answer
 */
export function buildQuestionIndex(
  articles: readonly AskedArticle[],
  courtTerms: TermFrequencies,
  unanswerable: readonly { text: string }[] = [],
): QuestionIndex {
  const asked = articles.flatMap((article, doc) => {
    const { questions } = article
    if (!questions || article.gone) return []
    const list = questionLanguages.flatMap((language) => questions[language])
    const own = ownWords(article)
    const terms = list.map(({ text }) => questionTerms(text))
    return [
      { doc, law: article.lawTitle, list, own, questions: terms, words: allWords(own, terms) },
    ]
  })
  const listed = asked.flatMap(({ doc, list }) =>
    list.map(({ text, paragraph }) => ({ article: doc, text, paragraph: paragraph ?? 0 })),
  )
  const space = latentTerms(asked.map(({ words }) => words))
  trainTerms(space, asked)
  const termVectors = packTerms(space)
  const vectors = new ArticleVectors(articles.length)
  const wordsOf = new Map<number, TermWeights>(asked.map(({ doc, words }) => [doc, words]))
  articles.forEach((article, doc) => {
    if (article.gone || termVectors.keys.length === 0) return
    vectors.set(doc, placeText(termVectors, wordsOf.get(doc) ?? ownWords(article)))
  })
  return {
    // Without their Korean, so that its terms tell how people write: lawyers' words of the glossary would not.
    single: tierOf(
      listed.map(({ text }, doc) => ({ doc, text })),
      eachOwnTerm,
    ),
    pooled: tierOf(
      asked.map(({ doc, list }) => ({ doc, text: list.map(({ text }) => text).join('\n') })),
      eachTermOfLines,
    ),
    articleOf: Uint32Array.from(listed, ({ article }) => article),
    paragraphOf: Uint32Array.from(listed, ({ paragraph }) => paragraph),
    vectors: { ...termVectors, articles: vectors.words },
    courtTerms,
    lawQuestions: trainLawQuestions(
      asked.flatMap(({ questions }) => questions),
      // Without questions to tell them from, they teach nothing.
      asked.length > 0 ? unanswerable.map(({ text }) => questionTerms(text)) : [],
    ),
  }
}
