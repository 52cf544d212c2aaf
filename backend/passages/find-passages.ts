import type { ServiceContext } from '@/backend/http/context'
import { searchWithRanking } from '@/backend/http/search-answer'
import { type Passages, type PassagesRequest, usualOptions } from '@/lib/corpus/passage-schema'
import { searchRequestSchema } from '@/lib/corpus/schema'
import { issuesIn } from '@/lib/korean-law/question/asked-sentences'
import { readQuestion } from '@/lib/korean-law/question/question'
import { decisionsOnPoint } from './decisions-on-point'
import { gatherCandidates } from './gather-candidates'
import { joinIssues } from './join-issues'
import { selectPassages } from './select-passages'

/** Reads the question, searches, reads the texts of the best matches and selects the passage of each that speaks of it. */
async function passagesOf(
  context: ServiceContext,
  { question, scope, keep, options = usualOptions }: PassagesRequest,
): Promise<Passages> {
  const started = context.now()
  const reading = readQuestion(question)
  const request = searchRequestSchema.parse({ query: question, type: scope, size: options.hits })
  const [{ response, ranked }, corpus] = await Promise.all([
    searchWithRanking(context, request),
    context.corpusCounts(),
  ])
  const asked = new Map(ranked.statutes?.hits.map((hit) => [hit.id, hit.asked ?? null]))
  const people = ranked.statutes?.hits[0]?.asked?.people ?? 0
  const onPoint =
    scope === 'all' && options.onPoint
      ? await decisionsOnPoint(context.engine, response, people)
      : []
  const candidates = await gatherCandidates(context.sql, response, asked, keep, {
    onPoint,
    decisions: options.decisions,
  })
  const selected = selectPassages({
    question,
    scope,
    reading,
    response,
    candidates,
    caution: options.caution,
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
    issues: [],
    tookMs: Math.round((context.now() - started) * 10) / 10,
  }
}

const refersBack = ({ keep }: PassagesRequest) => keep.articles.length + keep.decisions.length > 0

/** Finds what a question can be answered from; one that asks several things is searched for each as well. */
export async function findPassages(
  context: ServiceContext,
  request: PassagesRequest,
): Promise<Passages> {
  const issues = refersBack(request) ? [] : issuesIn(request.question)
  const found = (question: string) => passagesOf(context, { ...request, question })
  const [whole, ...parts] = await Promise.all([
    found(request.question),
    ...issues.map(async (issue) => {
      const [inStory, alone] = await Promise.all([found(issue.text), found(issue.question)])
      return { issue, found: inStory, alone }
    }),
  ])
  return joinIssues(whole, parts)
}
