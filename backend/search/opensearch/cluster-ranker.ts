import type { EngineAnswer, EngineHit, EngineQuery, FacetCounts } from '@/backend/search/engine'
import type { Ranker } from '@/backend/search/index-engine'
import { queryTerms } from '@/backend/search/query/query-terms'
import type { RankQuery, Weights } from '@/backend/search/rank/index-searcher'
import { articleWeights, caseWeights } from '@/backend/search/rank/weights'
import { limits } from '@/lib/corpus/constants'
import type { Cluster, Found } from './cluster'
import type { ClusterQuestions } from './cluster-questions'
import { articleFilter, caseFilter } from './filters'
import type { Fused } from './fuse'
import { gatherArticles } from './gather-articles'
import { gatherCases } from './gather-cases'
import { idsOf, scoresIn } from './gathered'
import { aliases } from './mapping'
import { everythingFound, type FoundOptions, foundBeside, passing, tokenOf } from './queries'

type Target = EngineQuery['target']

/** Facets by the field that they are counted over. */
const facets: Record<Target, Record<string, string>> = {
  cases: { court_level: 'courtLevel', case_type: 'caseType', outcome: 'outcome', year: 'year' },
  statutes: { kind: 'lawKind' },
}
/** Frequencies kept for `frequency`; a query brings a few dozen. */
const keptFrequencies = 50_000

/** Named documents stand above the best match, in order. */
function withNamed({ scores }: Fused, named: readonly string[]): Map<string, number> {
  const fine = new Map(scores)
  const top = Math.max(0, ...scores.values())
  named.forEach((id, i) => {
    fine.set(id, top + named.length - i)
  })
  return fine
}

function facetsOf(target: Target, { aggregations }: Found): FacetCounts {
  return Object.fromEntries(
    Object.entries(facets[target]).map(([field, name]) => [
      name,
      (aggregations?.[field]?.buckets ?? [])
        .map(({ key, doc_count }) => ({ value: String(key), count: doc_count }))
        .sort((x, y) => y.count - x.count || x.value.localeCompare(y.value)),
    ]),
  )
}

/** Ranks by searches of a cluster: some for candidates, some for their scores, one for the page. */
export class ClusterRanker implements Ranker {
  private readonly known: Record<Target, Map<string, number>> = {
    cases: new Map(),
    statutes: new Map(),
  }

  /** @param questions how people ask for articles, which this process holds itself */
  constructor(
    private readonly cluster: Cluster,
    private readonly questions: ClusterQuestions,
    private readonly weights: Weights = { cases: caseWeights, articles: articleWeights },
  ) {}

  /** How many documents hold a key, as far as a query of late asked for it. */
  frequency(target: Target, key: number): number {
    return this.known[target].get(tokenOf(key)) ?? 0
  }

  lawQuestion(text: string): number {
    return this.questions.lawQuestion(text)
  }

  async rank(query: RankQuery): Promise<EngineAnswer> {
    const { target, filters } = query
    const terms = queryTerms(query.text)
    const asked = target === 'cases' ? null : this.questions.ask(terms)
    const { fused, should, frequencies } =
      asked === null
        ? await gatherCases(this.cluster, terms, this.weights.cases)
        : await gatherArticles(
            this.cluster,
            terms,
            asked,
            new Set(query.namedLawIds),
            this.weights.articles,
          )
    this.remember(target, frequencies)
    const fine = withNamed(fused, query.namedIds)
    const answer = await this.page(query, fine, {
      should,
      filter: target === 'cases' ? caseFilter(filters) : articleFilter(filters, query.actsOnly),
      threshold: fused.threshold,
      candidates: [...fine.keys()],
    })
    if (asked === null) return answer
    const hits = answer.hits.map((hit) => ({ ...hit, asked: asked.hitOf(hit.id) }))
    return { ...answer, hits }
  }

  private remember(target: Target, frequencies: ReadonlyMap<string, number>): void {
    const known = this.known[target]
    if (known.size > keptFrequencies) known.clear()
    for (const [token, frequency] of frequencies) known.set(token, frequency)
  }

  private async page(
    { target, sort, offset, limit, everyMatch = false }: RankQuery,
    fine: ReadonlyMap<string, number>,
    found: FoundOptions,
  ): Promise<EngineAnswer> {
    const last = Math.min(offset + limit, everyMatch ? limits.textsRead : limits.deepestHit)
    const index = target === 'cases' ? aliases.cases : aliases.articles
    // Without a match only what is named can be found; a threshold of 0 would find everything.
    const whole: FoundOptions =
      found.threshold > 0
        ? { ...found, threshold: everyMatch ? Number.EPSILON : found.threshold }
        : { ...found, should: [], threshold: Number.EPSILON }
    const byFact = sort === 'relevance' ? null : sort
    const [all, passed] = await this.cluster.searchMany([
      {
        index,
        body: everythingFound(whole, {
          facets: Object.keys(facets[target]),
          sort: byFact,
          from: byFact ? offset : 0,
          size: byFact ? Math.max(0, last - offset) : 0,
        }),
      },
      { index, body: passing(found.candidates, found.filter) },
    ])
    const total = all!.hits.total?.value ?? 0
    const score = (id: string, first: number) =>
      fine.get(id) ?? first / (found.threshold || 1) - 1000
    const hitsOf = (answer: Found): EngineHit[] =>
      [...scoresIn(answer)].map(([id, first]) => ({ id, score: score(id, first) }))
    const counted = facetsOf(target, all!)
    if (byFact) return { total, hits: hitsOf(all!), facets: counted }

    const order = idsOf([passed!]).sort((x, y) => fine.get(y)! - fine.get(x)!)
    const hits = order.slice(offset, last).map((id) => ({ id, score: fine.get(id)! }))
    const from = Math.max(0, offset - order.length)
    const size = last - offset - hits.length
    if (size > 0 && total > order.length) {
      const beside = foundBeside(whole, { from, size })
      const [rest] = await this.cluster.searchMany([{ index, body: beside }])
      hits.push(...hitsOf(rest!))
    }
    return { total, hits, facets: counted }
  }

  async close(): Promise<void> {}
}
