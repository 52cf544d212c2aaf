import type { Sql } from '@/backend/db'
import { citingArticle } from '@/backend/store/citations'
import {
  type ArticleSource,
  articleIdsByTitle,
  articleSources,
  type DecisionSource,
  decisionSources,
} from '@/backend/store/passage-sources'
import type { SearchResponse } from '@/lib/corpus/schema'
import type { ArticleRef } from '@/lib/korean-law/question/everyday-articles'
import type { Candidate } from './candidate'

/** Hits of each half that are asked of the engine. */
export const hitsRead = 10
/** Where enough everyday articles are named, the search only adds to them. */
const hitsBesideEveryday = 6
const everydayIsEnough = 3
const decisionsRead = 8
const citingShown = 3

export type Candidates = {
  articles: Candidate<ArticleSource>[]
  decisions: Candidate<DecisionSource>[]
}

type Scored<Key> = { key: Key; score: number; named?: boolean; everyday?: number | null }

/** Sources in the order of their keys; one that the store no longer has is left out. */
function inOrder<Key, T>(keys: readonly Scored<Key>[], sources: Map<Key, T>): Candidate<T>[] {
  return keys.flatMap(({ key, score, named = false, everyday = null }) => {
    const source = sources.get(key)
    return source === undefined ? [] : [{ source, score, named, everyday }]
  })
}

async function decisionsOf(sql: Sql, keys: readonly Scored<number>[]) {
  return inOrder(
    keys,
    await decisionSources(
      sql,
      keys.map(({ key }) => key),
    ),
  )
}

async function articlesOf(sql: Sql, keys: readonly Scored<string>[]) {
  return inOrder(
    keys,
    await articleSources(
      sql,
      keys.map(({ key }) => key),
    ),
  )
}

const named = (serials: readonly (number | null)[]): Scored<number>[] =>
  serials.flatMap((key) => (key === null ? [] : [{ key, score: 1, named: true }]))

/** What the question names comes instead of a search. Null when it names nothing that the corpus holds. */
async function namedCandidates(
  sql: Sql,
  { direct }: SearchResponse['understanding'],
): Promise<Candidates | null> {
  if (direct?.kind === 'case') {
    const serials = direct.cases.map(({ serial }) => serial)
    return { articles: [], decisions: await decisionsOf(sql, named(serials)) }
  }
  if (direct?.kind !== 'article' || !direct.articleId) return null
  const [lawId = '', no = ''] = direct.articleId.split('#')
  const citing = await citingArticle(sql, lawId, no, { page: 1, size: 20 })
  const current = citing.filter(({ former }) => !former).slice(0, citingShown)
  const [articles, decisions] = await Promise.all([
    articlesOf(sql, [{ key: direct.articleId, score: 1, named: true }]),
    decisionsOf(sql, named(current.map(({ serial }) => serial))),
  ])
  return { articles, decisions }
}

/** Articles that the search found and those of everyday questions, each once. */
function articleKeys({ statutes }: SearchResponse, everyday: readonly string[]): Scored<string>[] {
  const placeOf = (id: string) => {
    const place = everyday.indexOf(id)
    return place < 0 ? null : place
  }
  const most = everyday.length >= everydayIsEnough ? hitsBesideEveryday : hitsRead
  const hits = (statutes?.hits ?? []).slice(0, most)
  const found = new Set(hits.map(({ id }) => id))
  return [
    ...hits.map(({ id, score }) => ({ key: id, score, everyday: placeOf(id) })),
    ...everyday
      .filter((id) => !found.has(id))
      .map((id) => ({ key: id, score: 0, everyday: placeOf(id) })),
  ]
}

/**
 * Reads the texts that an answer could rest on, with one statement for the articles and one for the decisions.
 * @param everyday articles that everyday questions of this kind turn on, the nearest first
 */
export async function gatherCandidates(
  sql: Sql,
  response: SearchResponse,
  everyday: readonly ArticleRef[],
): Promise<Candidates> {
  const direct = await namedCandidates(sql, response.understanding)
  if (direct) return direct
  const everydayIds = await articleIdsByTitle(sql, everyday)
  const hits = (response.cases?.hits ?? []).slice(0, decisionsRead)
  const [articles, decisions] = await Promise.all([
    articlesOf(sql, articleKeys(response, everydayIds)),
    decisionsOf(
      sql,
      hits.map(({ serial, score }) => ({ key: serial, score })),
    ),
  ])
  return { articles, decisions }
}
