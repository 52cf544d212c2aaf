import type { SearchEngine } from '@/backend/search/engine'
import type { SearchResponse } from '@/lib/corpus/schema'

/** Articles whose decisions are looked for: those that the search puts first. */
const articlesRead = 2
const decisionsOfEach = 5

/** Below this a question is put in the words of courts, by which their decisions are found well. */
const leastPeopleWords = 0.3

export type DecisionHit = { serial: number; score: number }

/**
 * The decisions on the articles that may answer. People's words are seldom those of a judgment, so that of all
 * decisions those on the question's point are hardly found; among the decisions that cite the article they are.
 * The article's title goes along, for it says in the law's words what the question is about.
 * @param people how much the question is put in people's words, 0 to 1
 */
export async function decisionsOnPoint(
  engine: Pick<SearchEngine, 'search'>,
  { understanding, statutes }: SearchResponse,
  people: number,
): Promise<DecisionHit[]> {
  if (understanding.direct || people < leastPeopleWords) return []
  const answers = await Promise.all(
    (statutes?.hits ?? []).slice(0, articlesRead).map(({ lawId, no, title }) =>
      engine.search({
        target: 'cases',
        text: `${understanding.korean} ${title ?? ''}`,
        filters: { law: lawId, article: no },
        actsOnly: false,
        sort: 'relevance',
        offset: 0,
        limit: decisionsOfEach,
      }),
    ),
  )
  return answers.flatMap(({ hits }) => hits.map(({ id, score }) => ({ serial: Number(id), score })))
}
