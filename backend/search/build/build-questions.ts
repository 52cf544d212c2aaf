import type { Sql } from '@/backend/db'
import type { QuestionBank } from '@/backend/questions/bank'
import type { TermFrequencies } from '@/backend/search/index/tier'
import { buildQuestionIndex, leadLength } from '@/backend/search/questions/build-question-index'
import type { QuestionIndex } from '@/backend/search/questions/question-index'
import type { BuildProgress } from './build-progress'

type Row = { id: string; lawTitle: string; title: string; body: string; gone: boolean }

/**
 * The index of how people ask for the articles that the store holds, in the order of the article index.
 * @param courtTerms terms of the courts' issues
 */
export async function buildQuestions(
  sql: Sql,
  { entries, unanswerable }: QuestionBank,
  courtTerms: TermFrequencies,
  onProgress: BuildProgress,
): Promise<QuestionIndex> {
  onProgress({ stage: 'questions', done: 0, total: entries.length })
  const rows = await sql<Row[]>`
    select a.law_id || '#' || a.no as id, l.title as "lawTitle", coalesce(a.title, '') as title,
      left(a.body, ${leadLength}::int) as body, a.repealed or not l.current as gone
    from legal.articles a join legal.laws l using (law_id)
    order by a.law_id, a.position, a.no`
  const asked = new Map(entries.map((entry) => [`${entry.law}#${entry.article}`, entry]))
  const articles = rows.map((row) => ({ ...row, questions: asked.get(row.id) ?? null }))
  const index = buildQuestionIndex(articles, courtTerms, unanswerable)
  onProgress({ stage: 'questions', done: entries.length, total: entries.length })
  return index
}
