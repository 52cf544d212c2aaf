import type { EngineAnswer, EngineQuery, EngineStatus, SearchEngine } from './engine'
import { type Help, helpFor } from './help'
import type { RankQuery } from './index-searcher'
import type { CorpusIndex } from './index-shape'
import { LookUps } from './look-ups'
import type { IndexNames } from './names'
import { suggest } from './suggest'
import type { Suggestion, UnderstandingCore } from './types'
import { lawsNamedIn, understand } from './understand'

/** Ranks in some thread: a pool in the service, the caller's own thread on the command line. */
export type Ranker = {
  rank(query: RankQuery): Promise<EngineAnswer>
  close(): Promise<void>
}

function articleIdsOf({ manifest, articles }: CorpusIndex): string[] {
  return manifest.articleNos.map((no, doc) => `${manifest.lawIds[articles.law[doc]!]}#${no}`)
}

/** Puts what the query names in front: a decision asked for by number is the answer, not a match. */
function namedFirst(answer: EngineAnswer, ids: readonly string[], first: boolean): EngineAnswer {
  if (ids.length === 0 || !first) return answer
  const top = (answer.hits[0]?.score ?? 0) + 1
  const others = answer.hits.filter(({ id }) => !ids.includes(id))
  const added = ids.length - (answer.hits.length - others.length)
  return {
    ...answer,
    total: answer.total + Math.max(0, added),
    hits: [...ids.map((id, i) => ({ id, score: top + ids.length - i })), ...others],
  }
}

/** The engine over the index in this process. */
export class IndexEngine implements SearchEngine {
  private readonly lookUps: LookUps

  constructor(
    private readonly index: CorpusIndex,
    names: IndexNames,
    private readonly ranker: Ranker,
  ) {
    this.lookUps = new LookUps(names, articleIdsOf(index))
  }

  async search(query: EngineQuery): Promise<EngineAnswer> {
    const { direct, korean } = this.understand(query.text)
    const namedLawIds = query.target === 'statutes' ? lawsNamedIn(korean, this.lookUps) : []
    const answer = await this.ranker.rank({ ...query, namedLawIds })
    const onFirstPage = query.offset === 0 && query.sort === 'relevance'
    const unfiltered = Object.values(query.filters).every((value) => value === undefined)
    const named =
      query.target === 'cases'
        ? (direct?.serials.map(String) ?? [])
        : direct?.articleId
          ? [direct.articleId]
          : []
    const answered = namedFirst(answer, named, onFirstPage && unfiltered)
    return { ...answered, hits: answered.hits.slice(0, query.limit) }
  }

  understand(text: string): UnderstandingCore {
    return understand(text, this.lookUps)
  }

  suggest(prefix: string, limit: number): Suggestion[] {
    return suggest(prefix, this.lookUps, limit)
  }

  help(text: string, target: EngineQuery['target']): Help {
    const { caseText, articleText } = this.index.tiers
    return helpFor(text, target === 'cases' ? caseText : articleText)
  }

  serialsOf(caseNumber: string): number[] {
    return this.lookUps.serialsOf(caseNumber)
  }

  status(): EngineStatus {
    const { manifest, cases, articles } = this.index
    return {
      engine: 'index',
      version: manifest.version,
      decisions: cases.serial.length,
      articles: articles.law.length,
    }
  }

  close(): Promise<void> {
    return this.ranker.close()
  }
}
