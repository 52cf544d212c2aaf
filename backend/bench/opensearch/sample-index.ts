import type { CorpusIndex } from '@/backend/search/index/index-shape'
import type { Tier } from '@/backend/search/index/tier'
import { type QuestionIndex, vectorSize } from '@/backend/search/questions/question-index'

/** The number of a document in the sample; null when it is not in it. */
type NumberOf = (doc: number) => number | null

/** Threads read the same copy. */
function shared(values: ArrayLike<number>): Uint32Array {
  const array = new Uint32Array(new SharedArrayBuffer(values.length * 4))
  array.set(values)
  return array
}

function keepRows(column: Uint32Array, numberOf: NumberOf, width = 1): Uint32Array {
  return shared(column.filter((_, at) => numberOf(Math.floor(at / width)) !== null))
}

function keepColumns<Columns extends Record<string, Uint32Array>>(
  columns: Columns,
  numberOf: NumberOf,
): Columns {
  const kept = Object.entries(columns).map(([name, column]) => [name, keepRows(column, numberOf)])
  return Object.fromEntries(kept)
}

/** Lists of articles, of the rows that stay the articles that stay. */
function keepLists(
  { articleOffsets, articles }: { articleOffsets: Uint32Array; articles: Uint32Array },
  rowNumber: NumberOf,
  articleNumber: NumberOf,
) {
  const offsets = [0]
  const values: number[] = []
  for (let row = 0; row + 1 < articleOffsets.length; row++) {
    if (rowNumber(row) === null) continue
    for (const article of articles.subarray(articleOffsets[row], articleOffsets[row + 1])) {
      const number = articleNumber(article)
      if (number !== null) values.push(number)
    }
    offsets.push(values.length)
  }
  return { articleOffsets: shared(offsets), articles: shared(values) }
}

function keepPostings(tier: Tier, numberOf: NumberOf): Tier {
  const keys = new Uint32Array(tier.keys.length)
  const offsets = new Uint32Array(tier.offsets.length)
  const postings = new Uint32Array(tier.postings.length)
  let [terms, kept] = [0, 0]
  for (let term = 0; term < tier.keys.length; term++) {
    for (const posting of tier.postings.subarray(tier.offsets[term], tier.offsets[term + 1])) {
      const doc = numberOf(posting >>> 8)
      if (doc !== null) postings[kept++] = (doc << 8) | (posting & 255)
    }
    if (kept === offsets[terms]) continue
    keys[terms++] = tier.keys[term]!
    offsets[terms] = kept
  }
  return {
    keys: shared(keys.subarray(0, terms)),
    offsets: shared(offsets.subarray(0, terms + 1)),
    postings: shared(postings.subarray(0, kept)),
  }
}

function sampleQuestions(index: QuestionIndex, articleNumber: NumberOf): QuestionIndex {
  const { single, pooled, articleOf, paragraphOf, vectors } = index
  const kept = [...articleOf.keys()].filter((at) => articleNumber(articleOf[at]!) !== null)
  const numbers = new Map(kept.map((question, number) => [question, number]))
  const numberOf: NumberOf = (question) => numbers.get(question) ?? null
  return {
    ...index,
    single: keepPostings(single, numberOf),
    pooled: keepPostings(pooled, articleNumber),
    articleOf: shared(kept.map((question) => articleNumber(articleOf[question]!)!)),
    paragraphOf: keepRows(paragraphOf, numberOf),
    vectors: { ...vectors, articles: keepRows(vectors.articles, articleNumber, vectorSize / 4) },
  }
}

/** One of so many decisions, articles and issues of a corpus, with what belongs to them, as an index of its own. */
export function sampleIndex(index: CorpusIndex, every: number): CorpusIndex {
  const numberOf: NumberOf = (doc) => (doc % every === 0 ? doc / every : null)
  const { manifest, tiers, cases, articles, issues, questions } = index
  const tier = (name: keyof CorpusIndex['tiers']) => keepPostings(tiers[name], numberOf)
  const { articleOffsets: _, articles: __, ...caseColumns } = cases
  return {
    manifest: {
      ...manifest,
      articleNos: manifest.articleNos.filter((_, doc) => numberOf(doc) !== null),
    },
    tiers: {
      caseText: tier('caseText'),
      caseBody: tier('caseBody'),
      casePhrases: tier('casePhrases'),
      articleText: tier('articleText'),
      articlePhrases: tier('articlePhrases'),
      issues: tier('issues'),
    },
    cases: { ...keepColumns(caseColumns, numberOf), ...keepLists(cases, numberOf, numberOf) },
    articles: keepColumns(articles, numberOf),
    issues: {
      decision: keepRows(issues.decision, numberOf),
      ...keepLists(issues, numberOf, numberOf),
    },
    questions: sampleQuestions(questions, numberOf),
  }
}
