import type { SearchScope } from '@/lib/corpus/constants'
import type { Passages } from '@/lib/corpus/passage-schema'
import type { SearchResponse } from '@/lib/corpus/schema'
import type { QuestionReading } from '@/lib/korean-law/question/question'
import { articlePassages } from './article-passages'
import { decisionPassages } from './decision-passages'
import type { Candidates } from './gather-candidates'
import { refusalOf } from './refusal'

export type Searched = {
  question: string
  scope: SearchScope
  reading: QuestionReading
  response: SearchResponse
  candidates: Candidates
}

/** Chooses among what a search brought, or says why nothing of it grounds an answer. Pure. */
export function selectPassages(searched: Searched): Pick<Passages, 'passages' | 'refusal'> {
  const { question, scope, reading, response, candidates } = searched
  const { points } = reading
  const ofDecisions = scope === 'statutes' ? [] : decisionPassages(candidates.decisions, points)
  const grounded = ofDecisions.some(({ leading }) => leading)
  const ofArticles =
    scope === 'precedents' ? [] : articlePassages(candidates.articles, points, grounded)
  const passages = [...ofArticles, ...ofDecisions]
  const refusal = refusalOf({
    question,
    points,
    response,
    lawTitles: [
      ...(response.statutes?.hits ?? []).map(({ lawTitle }) => lawTitle),
      ...candidates.articles.map(({ source }) => source.lawTitle),
    ],
    passages,
    hasEverydayArticle: candidates.articles.some(({ everyday }) => everyday !== null),
  })
  return { passages: refusal ? [] : passages, refusal }
}
