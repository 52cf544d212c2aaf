import {
  type ArticleFlag,
  articleFlagFilters,
  caseFlags,
  listFilters,
  type SearchFilters,
  searchFilters,
} from '@/lib/corpus/filter-constants'
import type { Clause } from './queries'

const dayNumber = (iso: string) => Number(iso.replaceAll('-', ''))

function oneOf(field: string, wanted: readonly string[] | undefined): Clause[] {
  return wanted && wanted.length > 0 ? [{ terms: { [field]: wanted } }] : []
}

/** A decision without a date passes when the year of its number can lie in the range. */
function inDateRange(from: string | undefined, to: string | undefined): Clause {
  const days = {
    ...(from ? { gte: dayNumber(from) } : {}),
    ...(to ? { lte: dayNumber(to) } : {}),
  }
  const years = {
    ...(from ? { gte: Number(from.slice(0, 4)) } : {}),
    ...(to ? { lte: Number(to.slice(0, 4)) } : {}),
  }
  const byYear = {
    bool: {
      filter: [{ range: { number_year: years } }],
      must_not: [{ exists: { field: 'date' } }],
    },
  }
  return { bool: { should: [{ range: { date: days } }, byYear], minimum_should_match: 1 } }
}

function citing(law: string, article: string | undefined): Clause {
  return article ? { term: { articles: `${law}#${article}` } } : { term: { laws: law } }
}

/** Filters of decisions, as `acceptCases` reads them. */
export function caseFilter(filters: SearchFilters): Clause[] {
  const { law, article, from, to } = filters
  return [
    ...listFilters.flatMap((name) => oneOf(searchFilters[name].column, filters[name])),
    ...caseFlags.flatMap((name) =>
      filters[name] ? [{ term: { [searchFilters[name].column]: true } }] : [],
    ),
    ...(from || to ? [inDateRange(from, to)] : []),
    ...(law ? [citing(law, article)] : []),
  ]
}

const not = (field: string): Clause => ({ term: { [field]: false } })

/** Fields of the articles that a flag leaves out. */
const leftOut: Record<ArticleFlag, string[]> = { inForce: ['pending', 'repealed', 'superseded'] }

/** Filters of articles, as `acceptArticles` reads them. */
export function articleFilter(filters: SearchFilters, actsOnly: boolean): Clause[] {
  const { law, article } = filters
  return [
    ...(actsOnly ? [{ term: { kind: '법률' } }] : []),
    ...(law ? [{ term: { law } }] : []),
    ...(article ? [{ term: { no: article } }] : []),
    ...articleFlagFilters.flatMap((name) => (filters[name] ? leftOut[name].map(not) : [])),
  ]
}
