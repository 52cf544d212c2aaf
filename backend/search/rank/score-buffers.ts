import type { CorpusIndex } from '@/backend/search/index/index-shape'
import {
  createQuestionBuffers,
  type QuestionBuffers,
} from '@/backend/search/questions/asked-articles'

/** Score buffers of one worker, made once: a query writes into them and clears what it reads first. */
export type ScoreBuffers = {
  caseText: Float32Array
  caseBody: Float32Array
  casePhrases: Float32Array
  /** idf of the query terms that the headnotes hold. */
  held: Float32Array
  /** idf of the query terms that a body holds. */
  presence: Float32Array
  articleText: Float32Array
  articlePhrases: Float32Array
  articleHeld: Float32Array
  issues: Float32Array
  questions: QuestionBuffers
}

export function createScoreBuffers({
  cases,
  articles,
  issues,
  questions,
}: CorpusIndex): ScoreBuffers {
  const perCase = () => new Float32Array(cases.serial.length)
  const perArticle = () => new Float32Array(articles.law.length)
  return {
    caseText: perCase(),
    caseBody: perCase(),
    casePhrases: perCase(),
    held: perCase(),
    presence: perCase(),
    articleText: perArticle(),
    articlePhrases: perArticle(),
    articleHeld: perArticle(),
    issues: new Float32Array(issues.decision.length),
    questions: createQuestionBuffers(questions, articles.law.length),
  }
}
