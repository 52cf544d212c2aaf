import type { SearchFilters } from '@/lib/corpus/schema'
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
  const { law, article, from, to, enBanc } = filters
  return [
    ...oneOf('court_level', filters.courtLevel),
    ...oneOf('court', filters.court),
    ...oneOf('case_type', filters.caseType),
    ...oneOf('outcome', filters.outcome),
    ...(enBanc ? [{ term: { en_banc: true } }] : []),
    ...(from || to ? [inDateRange(from, to)] : []),
    ...(law ? [citing(law, article)] : []),
  ]
}

/** Filters of articles, as `acceptArticles` reads them. */
export function articleFilter(filters: SearchFilters, actsOnly: boolean): Clause[] {
  const { law, article, inForce } = filters
  const not = (field: string): Clause => ({ term: { [field]: false } })
  return [
    ...(actsOnly ? [{ term: { kind: '법률' } }] : []),
    ...(law ? [{ term: { law } }] : []),
    ...(article ? [{ term: { no: article } }] : []),
    ...(inForce ? [not('pending'), not('repealed'), not('superseded')] : []),
  ]
}
