import type { EngineAnswer, EngineQuery, EngineStatus, SearchEngine } from '@/backend/search/engine'
import { type Help, helpFor } from '@/backend/search/query/help'
import type { LookUps } from '@/backend/search/query/look-ups'
import { suggest } from '@/backend/search/query/suggest'
import { namedQuery, understand } from '@/backend/search/query/understand'
import type { Suggestion, UnderstandingCore } from '@/backend/search/types'
import type { ClusterRanker } from './cluster-ranker'
import type { ClusterCorpus } from './mapping'

/**
 * The engine over an OpenSearch cluster. Queries are read here as by the in-process engine, candidates
 * and their scores come from the cluster, and both engines rank by the same functions
 * (`rank/case-signs.ts`, `rank/article-signs.ts`). `npm run bench:opensearch` compares them.
 */
export class OpenSearchEngine implements SearchEngine {
  constructor(
    private readonly lookUps: LookUps,
    private readonly ranker: ClusterRanker,
    private readonly held: ClusterCorpus,
  ) {}

  async search(query: EngineQuery): Promise<EngineAnswer> {
    return this.ranker.rank(namedQuery(query, this.lookUps))
  }

  understand(text: string): UnderstandingCore {
    return understand(text, this.lookUps)
  }

  suggest(prefix: string, limit: number): Suggestion[] {
    return suggest(prefix, this.lookUps, limit)
  }

  help(text: string, target: EngineQuery['target']): Help {
    return helpFor(text, (key) => this.frequency(target, key))
  }

  frequency(target: EngineQuery['target'], key: number): number {
    return this.ranker.frequency(target, key)
  }

  lawQuestion(text: string): number {
    return this.ranker.lawQuestion(text)
  }

  serialsOf(caseNumber: string): number[] {
    return this.lookUps.serialsOf(caseNumber)
  }

  status(): EngineStatus {
    const { version, decisions, articles } = this.held
    return { engine: 'opensearch', version, decisions, articles }
  }

  close(): Promise<void> {
    return this.ranker.close()
  }
}
