import { articleFlags, type CorpusIndex } from '@/backend/search/index/index-shape'
import { caseFlags, listFilters, searchFilters } from '@/lib/corpus/filter-constants'
import type { IndexName } from './mapping'
import { TierTokens } from './tier-tokens'

/** One document to load: its id and what the mapping names. */
export type LoadedDocument = { id: string; source: Record<string, unknown> }

type Columns = (doc: number) => LoadedDocument

const known = (value: number | undefined) => (value ? value : undefined)

function articleIds({ manifest, articles }: CorpusIndex): (article: number) => string {
  return (article) => `${manifest.lawIds[articles.law[article]!]}#${manifest.articleNos[article]}`
}

function listOf(offsets: Uint32Array, values: Uint32Array, row: number): number[] {
  return [...values.subarray(offsets[row], offsets[row + 1])]
}

function caseColumns(index: CorpusIndex): Columns {
  const { cases, manifest } = index
  const idOf = articleIds(index)
  return (doc) => {
    const date = known(cases.date[doc])
    const year = known(date ? Math.floor(date / 10_000) : cases.numberYear[doc])
    const articles = listOf(cases.articleOffsets, cases.articles, doc).map(idOf)
    return {
      id: String(cases.serial[doc]),
      source: {
        position: doc,
        date,
        number_year: known(cases.numberYear[doc]),
        year: year && String(year),
        ...Object.fromEntries([
          ...listFilters.map((name) => [
            searchFilters[name].column,
            manifest[`${name}s`][cases[name][doc]!],
          ]),
          ...caseFlags.map((name) => [searchFilters[name].column, cases[name][doc] === 1]),
        ]),
        cited_by: cases.citedBy[doc],
        articles,
        laws: [...new Set(articles.map((id) => id.slice(0, id.indexOf('#'))))],
      },
    }
  }
}

function articleColumns(index: CorpusIndex): Columns {
  const { articles, manifest } = index
  const idOf = articleIds(index)
  return (doc) => {
    const has = (flag: number) => (articles.flags[doc]! & flag) !== 0
    return {
      id: idOf(doc),
      source: {
        position: doc,
        law: manifest.lawIds[articles.law[doc]!],
        no: manifest.articleNos[doc],
        kind: manifest.lawKinds[articles.kind[doc]!],
        pending: has(articleFlags.pending),
        repealed: has(articleFlags.repealed),
        superseded: has(articleFlags.superseded),
        date: known(articles.date[doc]),
        cited_by: articles.citedBy[doc],
      },
    }
  }
}

function issueColumns(index: CorpusIndex): Columns {
  const { articleOffsets, articles } = index.issues
  const idOf = articleIds(index)
  return (issue) => ({
    id: String(issue),
    source: { position: issue, articles: listOf(articleOffsets, articles, issue).map(idOf) },
  })
}

/** How an index of the cluster is filled: its size, its columns, and its tiers by field. */
export function documentsOf(
  name: IndexName,
  index: CorpusIndex,
): { total: number; columns: Columns; tiers: Record<string, TierTokens> } {
  const { tiers, cases, articles, issues } = index
  if (name === 'issues')
    return {
      total: issues.decision.length,
      columns: issueColumns(index),
      tiers: { text: new TierTokens(tiers.issues) },
    }
  if (name === 'articles')
    return {
      total: articles.law.length,
      columns: articleColumns(index),
      tiers: {
        text: new TierTokens(tiers.articleText),
        phrases: new TierTokens(tiers.articlePhrases),
      },
    }
  return {
    total: cases.serial.length,
    columns: caseColumns(index),
    tiers: {
      text: new TierTokens(tiers.caseText),
      body: new TierTokens(tiers.caseBody),
      phrases: new TierTokens(tiers.casePhrases),
    },
  }
}
