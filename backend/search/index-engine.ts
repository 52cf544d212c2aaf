import type { EngineAnswer, EngineQuery, EngineStatus, SearchEngine } from './engine'
import { articleIdsOf, type CorpusIndex } from './index/index-shape'
import type { IndexNames } from './index/names'
import { documentFrequency } from './index/tier'
import { type Help, helpFor } from './query/help'
import { LookUps } from './query/look-ups'
import { suggest } from './query/suggest'
import { namedQuery, understand } from './query/understand'
import { lawQuestion } from './questions/law-question'
import { questionTerms } from './questions/question-terms'
import type { RankQuery } from './rank/index-searcher'
import type { Suggestion, UnderstandingCore } from './types'

/** Ranks in some thread: a pool in the service, the caller's own thread on the command line. */
export type Ranker = {
  rank(query: RankQuery): Promise<EngineAnswer>
  close(): Promise<void>
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
    const { caseText, articleText } = this.index.tiers
    return documentFrequency(target === 'cases' ? caseText : articleText, key)
  }

  lawQuestion(text: string): number {
    return lawQuestion(this.index.questions.lawQuestions, questionTerms(text))
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
