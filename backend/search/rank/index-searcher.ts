import type { EngineAnswer, EngineQuery } from '@/backend/search/engine'
import type { CorpusIndex } from '@/backend/search/index/index-shape'
import { type QueryTerms, queryTerms } from '@/backend/search/query/query-terms'
import { type AnswerColumns, answerFrom } from './answer'
import { acceptArticles, acceptCases } from './filter'
import { rankArticles } from './rank-articles'
import { rankCases } from './rank-cases'
import { createScoreBuffers, type ScoreBuffers } from './score-buffers'
import { type ArticleWeights, articleWeights, type CaseWeights, caseWeights } from './weights'

/** A ranking asked of one thread, with the documents and laws that the query names (from the look-ups). */
export type RankQuery = EngineQuery & { namedIds: string[]; namedLawIds: string[] }

/** Typed arrays answer -1 for what they do not hold. */
const isDoc = (doc: number) => doc >= 0

export type Weights = { cases: CaseWeights; articles: ArticleWeights }

/** Ranks queries over one index. Not reentrant: it owns the score buffers. */
export class IndexSearcher {
  private readonly scratch: ScoreBuffers
  private readonly caseColumns: AnswerColumns
  private readonly articleColumns: AnswerColumns

  constructor(
    private readonly index: CorpusIndex,
    private readonly weights: Weights = { cases: caseWeights, articles: articleWeights },
  ) {
    this.scratch = createScoreBuffers(index)
    const { cases, articles, manifest } = index
    const year = (doc: number) => Math.floor(cases.date[doc]! / 10_000) || cases.numberYear[doc]!
    const name = (names: readonly string[], column: Uint32Array) => (doc: number) =>
      names[column[doc]!] ?? null
    this.caseColumns = {
      id: (doc) => String(cases.serial[doc]),
      date: cases.date,
      citedBy: cases.citedBy,
      facets: {
        courtLevel: name(manifest.courtLevels, cases.courtLevel),
        caseType: name(manifest.caseTypes, cases.caseType),
        outcome: name(manifest.outcomes, cases.outcome),
        year: (doc) => (year(doc) > 0 ? String(year(doc)) : null),
      },
    }
    this.articleColumns = {
      id: (doc) => `${manifest.lawIds[articles.law[doc]!]}#${manifest.articleNos[doc]}`,
      date: articles.date,
      citedBy: articles.citedBy,
      facets: { lawKind: name(manifest.lawKinds, articles.kind) },
    }
  }

  search(query: RankQuery, terms: QueryTerms = queryTerms(query.text)): EngineAnswer {
    const { index, scratch } = this
    if (query.target === 'cases') {
      const ranking = rankCases(index, scratch, terms, this.weights.cases, query.everyMatch)
      const accept = acceptCases(index, query.filters)
      const serials = query.namedIds.map((id) => index.cases.serial.indexOf(Number(id)))
      return answerFrom(ranking, this.caseColumns, {
        ...query,
        accept,
        named: serials.filter(isDoc),
      })
    }
    const named = new Set(query.namedLawIds.map((id) => index.manifest.lawIds.indexOf(id)))
    const ranking = rankArticles(index, scratch, terms, named, this.weights.articles)
    const accept = acceptArticles(index, query.filters, query.actsOnly)
    const articles = query.namedIds.map((id) => this.articleOf(id)).filter(isDoc)
    return answerFrom(ranking, this.articleColumns, { ...query, accept, named: articles })
  }

  private articleOf(id: string): number {
    const [lawId = '', no] = id.split('#')
    const { articles, manifest } = this.index
    const law = manifest.lawIds.indexOf(lawId)
    return articles.law.findIndex((its, doc) => its === law && manifest.articleNos[doc] === no)
  }
}
