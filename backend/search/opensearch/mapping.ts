import { indexFormat } from '@/backend/search/index/index-shape'
import { caseFlags, listFilters, searchFilters } from '@/lib/corpus/filter-constants'

/** The three indices, each behind an alias that moves when a newer corpus has been loaded. */
export const aliases = {
  cases: 'beopdap-cases',
  articles: 'beopdap-articles',
  issues: 'beopdap-issues',
} as const
export type IndexName = keyof typeof aliases

/** What the cluster says of the corpus it holds, in the mapping of the decisions. */
export type ClusterCorpus = { version: string; format: number; decisions: number; articles: number }

/** Every document holds this token in every tier, so that each tier counts all documents. */
export const everywhere = '_'

/**
 * A tier arrives as tokens `key|impact`, the very postings of the in-process index: the key in
 * hexadecimal, and as its frequency BM25F's saturated tf × 255 over name, issues, gist, references and
 * citing contexts together. The similarity below turns them into the same scores to the last digit;
 * OpenSearch's own BM25 would saturate and normalise each field by itself.
 */
const tier = {
  type: 'text',
  analyzer: 'impacts',
  similarity: 'impact',
  // Positions cannot be kept with frequencies of one's own, and lengths are in the impacts already.
  index_options: 'freqs',
  norms: false,
}

const settings = {
  // One shard: the frequency of a term is that of the corpus. Replicas share the load.
  number_of_shards: 1,
  number_of_replicas: 1,
  refresh_interval: '-1',
  analysis: {
    filter: { impact: { type: 'delimited_term_freq', delimiter: '|' } },
    analyzer: { impacts: { type: 'custom', tokenizer: 'whitespace', filter: ['impact'] } },
  },
  similarity: {
    impact: {
      type: 'scripted',
      weight_script: {
        source:
          'return query.boost * Math.log(1.0 + (field.docCount - term.docFreq + 0.5) / (term.docFreq + 0.5));',
      },
      script: { source: 'return weight * doc.freq / 255.0;' },
    },
  },
}

const keyword = { type: 'keyword' }
const integer = { type: 'integer' }
const flag = { type: 'boolean' }

const properties: Record<IndexName, Record<string, object>> = {
  cases: {
    position: integer,
    date: integer,
    number_year: integer,
    year: keyword,
    ...Object.fromEntries([
      ...listFilters.map((name) => [searchFilters[name].column, keyword]),
      ...caseFlags.map((name) => [searchFilters[name].column, flag]),
    ]),
    cited_by: integer,
    articles: keyword,
    laws: keyword,
    text: tier,
    body: tier,
    phrases: tier,
  },
  articles: {
    position: integer,
    law: keyword,
    no: keyword,
    kind: keyword,
    pending: flag,
    repealed: flag,
    superseded: flag,
    date: integer,
    cited_by: integer,
    text: tier,
    phrases: tier,
  },
  issues: { position: integer, articles: keyword, text: tier },
}

/** Settings and mapping of a new index. */
export function indexBody(
  name: IndexName,
  corpus: Omit<ClusterCorpus, 'format'>,
): { settings: object; mappings: object } {
  return {
    settings,
    mappings: {
      dynamic: 'strict',
      _meta: { ...corpus, format: indexFormat } satisfies ClusterCorpus,
      // Tiers are only searched: kept as source they would double the disk.
      _source: { excludes: ['text', 'body', 'phrases'] },
      properties: properties[name],
    },
  }
}
