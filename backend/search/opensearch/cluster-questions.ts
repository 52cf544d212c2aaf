import type { QueryTerms } from '@/backend/search/query/query-terms'
import {
  type AskedHit,
  askedArticles,
  askedOf,
  createQuestionBuffers,
  type QuestionBuffers,
} from '@/backend/search/questions/asked-articles'
import { lawQuestion } from '@/backend/search/questions/law-question'
import type { QuestionIndex } from '@/backend/search/questions/question-index'
import { questionTerms } from '@/backend/search/questions/question-terms'

/** Which articles a question asks for, by their ids. */
export type AskedById = {
  candidates: readonly string[]
  /** How much the question is put in people's words, 0 to 1. */
  people: number
  hitOf: (id: string) => AskedHit
}

/** The index of questions beside a cluster: the cluster names articles by id, this index by number. */
export class ClusterQuestions {
  private readonly numberOf: ReadonlyMap<string, number>
  private readonly buffers: QuestionBuffers

  /** @param articleIds 법령ID#조 of every article, in the order of the index */
  constructor(
    private readonly index: QuestionIndex,
    private readonly articleIds: readonly string[],
  ) {
    this.numberOf = new Map(articleIds.map((id, article) => [id, article]))
    this.buffers = createQuestionBuffers(index, articleIds.length)
  }

  lawQuestion(text: string): number {
    return lawQuestion(this.index.lawQuestions, questionTerms(text))
  }

  /** Others are asked while the cluster answers this one, so each question has scores of its own. */
  private ownBuffers(): QuestionBuffers {
    const { single, pooled, meaning } = this.buffers
    return {
      ...this.buffers,
      single: new Float32Array(single.length),
      pooled: new Float32Array(pooled.length),
      meaning: new Float32Array(meaning.length),
    }
  }

  /** @param terms of the question */
  ask({ asked: keys, askedInOwn }: Pick<QueryTerms, 'asked' | 'askedInOwn'>): AskedById {
    const asked = askedArticles(this.index, this.ownBuffers(), keys, askedInOwn)
    const hits = new Map<number, AskedHit>()
    return {
      candidates: asked.candidates.map((article) => this.articleIds[article]!),
      people: asked.people,
      hitOf: (id) => {
        const article = this.numberOf.get(id) ?? -1
        const known = hits.get(article) ?? askedOf(asked, article)
        hits.set(article, known)
        return known
      },
    }
  }
}
