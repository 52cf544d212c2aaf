import type { AskedHit } from './questions/asked-articles'
import type { SearchFilters, SortOrderName, Suggestion, UnderstandingCore } from './types'

/** One ranking asked of the engine: decisions or articles, never both. */
export type EngineQuery = {
  target: 'cases' | 'statutes'
  /** What the person typed, in any of the four languages. */
  text: string
  filters: SearchFilters
  /** Statutes: Acts of parliament only. */
  actsOnly: boolean
  sort: SortOrderName
  offset: number
  limit: number
  /** Whatever shares a word with the query, not only what is relevant; up to `limits.textsRead`. */
  everyMatch?: boolean
}

/** A decision's id is its 판례일련번호, an article's 법령ID#조. */
export type EngineHit = {
  id: string
  score: number
  /** Articles alone: how people ask for it, and how near that is. */
  asked?: AskedHit
}

export type FacetCounts = Record<string, { value: string; count: number }[]>

export type EngineAnswer = {
  /** Matches after filters. */
  total: number
  hits: EngineHit[]
  /** Counted over all matches: courtLevel, caseType, outcome, year for cases; lawKind for statutes. */
  facets: FacetCounts
}

export type EngineStatus = {
  engine: 'index' | 'opensearch'
  version: string
  decisions: number
  articles: number
}

/**
 * What search needs of an engine. Two implementations: the index in this process, and an OpenSearch
 * cluster; both read queries with the same understanding and fuse tiers with the same formula.
 */
export interface SearchEngine {
  search(query: EngineQuery): Promise<EngineAnswer>
  /** Language, Korean rendering, and the decision, article or law that the query names, if any. */
  understand(text: string): UnderstandingCore
  suggest(prefix: string, limit: number): Suggestion[]
  /** For a query without results: the word to drop, and other wordings. */
  help(
    text: string,
    target: 'cases' | 'statutes',
  ): { dropWord: string | null; suggestions: string[] }
  /** How many documents hold a term; 0 for one that is not known now. */
  frequency(target: EngineQuery['target'], key: number): number
  /** How likely it is that Korean law may answer a question, 0 to 1; nothing is searched for it. */
  lawQuestion(text: string): number
  /** Serials of the decisions that bear a normalised case number. */
  serialsOf(caseNumber: string): number[]
  status(): EngineStatus
  close(): Promise<void>
}
