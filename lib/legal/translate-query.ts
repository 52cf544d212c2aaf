/** The languages a query is read in. */
export type QueryLanguage = 'ko' | 'en' | 'ja' | 'zh'

/** One piece of a foreign query and the Korean legal terms it stands for, the likeliest first. */
export interface TranslatedTerm {
  source: string
  korean: string[]
}

/** A query in Korean, with how each piece came about. */
export interface QueryTranslation {
  language: QueryLanguage
  terms: TranslatedTerm[]
  /** The query to search with. Empty when nothing of it is known. */
  korean: string
  /** Words of the query that have no Korean counterpart here. */
  unknown: string[]
}

/** Reads a query and says it in Korean legal terms. Korean comes back as it was. */
export function translateQuery(query: string): QueryTranslation {
  return { language: 'ko', terms: [], korean: query, unknown: [] }
}
