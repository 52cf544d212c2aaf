import { articleFlags, type CorpusIndex } from '@/backend/search/index/index-shape'
import {
  type ArticleFlag,
  articleFlagFilters,
  caseFlags,
  listFilters,
  type SearchFilters,
} from '@/lib/corpus/filter-constants'

/** A predicate over document numbers of one target; null when every document passes. */
export type Accept = ((doc: number) => boolean) | null

const dayNumber = (iso: string) => Number(iso.replaceAll('-', ''))

function codes(
  names: readonly string[],
  wanted: readonly string[] | undefined,
): Set<number> | null {
  if (!wanted || wanted.length === 0) return null
  return new Set(wanted.map((name) => names.indexOf(name)))
}

function all(tests: ((doc: number) => boolean)[]): Accept {
  if (tests.length === 0) return null
  return (doc) => tests.every((test) => test(doc))
}

/** A decision without a date passes a date range when the year of its number can lie in it. */
function inDateRange({ cases }: CorpusIndex, filters: SearchFilters): (doc: number) => boolean {
  const from = filters.from ? dayNumber(filters.from) : 0
  const to = filters.to ? dayNumber(filters.to) : 99_999_999
  return (doc) => {
    const date = cases.date[doc]!
    if (date > 0) return date >= from && date <= to
    const year = cases.numberYear[doc]!
    return year > 0 && year >= Math.floor(from / 10_000) && year <= Math.floor(to / 10_000)
  }
}

export function acceptCases(index: CorpusIndex, filters: SearchFilters): Accept {
  const { cases, articles, manifest } = index
  const tests: ((doc: number) => boolean)[] = []
  for (const name of listFilters) {
    const wanted = codes(manifest[`${name}s`], filters[name])
    if (wanted) tests.push((doc) => wanted.has(cases[name][doc]!))
  }
  for (const name of caseFlags) if (filters[name]) tests.push((doc) => cases[name][doc] === 1)
  if (filters.from || filters.to) tests.push(inDateRange(index, filters))
  if (filters.law) {
    const law = manifest.lawIds.indexOf(filters.law)
    const { article } = filters
    tests.push((doc) => {
      const end = cases.articleOffsets[doc + 1]!
      for (let i = cases.articleOffsets[doc]!; i < end; i++) {
        const cited = cases.articles[i]!
        if (articles.law[cited] !== law) continue
        if (!article || manifest.articleNos[cited] === article) return true
      }
      return false
    })
  }
  return all(tests)
}

/** Marks of the articles that a flag leaves out. */
const leftOut: Record<ArticleFlag, number> = {
  inForce: articleFlags.pending | articleFlags.repealed | articleFlags.superseded,
}

export function acceptArticles(
  { articles, manifest }: CorpusIndex,
  filters: SearchFilters,
  actsOnly: boolean,
): Accept {
  const tests: ((doc: number) => boolean)[] = []
  if (actsOnly) {
    const act = manifest.lawKinds.indexOf('법률')
    tests.push((doc) => articles.kind[doc] === act)
  }
  if (filters.law) {
    const law = manifest.lawIds.indexOf(filters.law)
    tests.push((doc) => articles.law[doc] === law)
  }
  if (filters.article) tests.push((doc) => manifest.articleNos[doc] === filters.article)
  for (const name of articleFlagFilters)
    if (filters[name]) tests.push((doc) => (articles.flags[doc]! & leftOut[name]) === 0)
  return all(tests)
}
