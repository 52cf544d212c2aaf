import type { ServiceContext } from '@/backend/http/context'
import { searchWithRanking } from '@/backend/http/search-answer'
import type { Passages, PassagesRequest } from '@/lib/corpus/passage-schema'
import { searchRequestSchema } from '@/lib/corpus/schema'
import { readQuestion } from '@/lib/korean-law/question/question'
import { gatherCandidates, hitsRead } from './gather-candidates'
import { selectPassages } from './select-passages'

/**
 * Finds what a question can be answered from: reads the question, searches, reads the texts of the best
 * matches and selects the passage of each that speaks of the question.
 */
export async function findPassages(
  context: ServiceContext,
  { question, scope, keep }: PassagesRequest,
): Promise<Passages> {
  const started = context.now()
  const reading = readQuestion(question)
  const request = searchRequestSchema.parse({ query: question, type: scope, size: hitsRead })
  const [{ response, ranked }, corpus] = await Promise.all([
    searchWithRanking(context, request),
    context.corpusCounts(),
  ])
  const asked = new Map(ranked.statutes?.hits.map((hit) => [hit.id, hit.asked ?? null]))
  const candidates = await gatherCandidates(context.sql, response, asked, keep)
  const selected = selectPassages({
    question,
    scope,
    reading,
    response,
    candidates,
    lawQuestion: context.engine.lawQuestion(question),
    explain: context.explain,
    example: context.example,
  })
  return {
    question,
    scope,
    understanding: response.understanding,
    points: reading.points.map(({ word, forms, kind }) => ({ word, forms: [...forms], kind })),
    searched: {
      statutes: response.statutes?.total ?? 0,
      cases: response.cases?.total ?? 0,
      corpus,
      index: context.engine.status().version,
    },
    ...selected,
    tookMs: Math.round((context.now() - started) * 10) / 10,
  }
}
