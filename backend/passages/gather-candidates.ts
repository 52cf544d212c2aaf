import type { Sql } from '@/backend/db'
import type { AskedHit } from '@/backend/search/questions/asked-articles'
import { citingArticle } from '@/backend/store/citations'
import {
  type ArticleSource,
  articleSources,
  type DecisionSource,
  decisionSources,
} from '@/backend/store/passage-sources'
import { type KeptSources, usualOptions } from '@/lib/corpus/passage-schema'
import type { SearchResponse } from '@/lib/corpus/schema'
import type { Candidate } from './candidate'
import type { DecisionHit } from './decisions-on-point'

const citingShown = 3

export type Candidates = {
  articles: Candidate<ArticleSource>[]
  decisions: Candidate<DecisionSource>[]
}

type Scored<Key> = {
  key: Key
  score: number
  named?: boolean
  kept?: boolean
  asked?: AskedHit | null
}

/** What a conversation keeps to counts nearly as much as the best of a search. */
const keptShare = 0.8

/** What a search found with what the conversation keeps to, found or not. */
function withKept<Key>(hits: readonly Scored<Key>[], kept: readonly Key[]): Scored<Key>[] {
  const top = Math.max(0, ...hits.map(({ score }) => score))
  const missing = kept.filter((key) => !hits.some((hit) => hit.key === key))
  return [
    ...hits.map((hit) => ({ ...hit, kept: kept.includes(hit.key) })),
    ...missing.map((key) => ({ key, score: keptShare * top, kept: true })),
  ]
}

/** Sources in the order of their keys; one that the store no longer has is left out. */
function inOrder<Key, T>(keys: readonly Scored<Key>[], sources: Map<Key, T>): Candidate<T>[] {
  return keys.flatMap(({ key, score, named = false, kept = false, asked = null }) => {
    const source = sources.get(key)
    return source === undefined ? [] : [{ source, score, named, kept, asked }]
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

/** How people ask for what the search found, by article. */
type Asked = ReadonlyMap<string, AskedHit | null>

/**
 * Reads the texts that an answer could rest on, with one statement for the articles and one for the decisions.
 * @param onPoint decisions that were found by the articles which may answer
 * @param decisions how many of those that the search found are read
 */
export async function gatherCandidates(
  sql: Sql,
  response: SearchResponse,
  asked: Asked,
  keep: KeptSources,
  {
    onPoint = [],
    decisions: decisionsRead = usualOptions.decisions,
  }: { onPoint?: readonly DecisionHit[]; decisions?: number } = {},
): Promise<Candidates> {
  const direct = await namedCandidates(sql, response.understanding)
  if (direct) return direct
  const found = (response.cases?.hits ?? []).slice(0, decisionsRead)
  const hits = new Map([...found, ...onPoint].map((hit) => [hit.serial, hit]))
  const [articles, decisions] = await Promise.all([
    articlesOf(
      sql,
      withKept(
        (response.statutes?.hits ?? []).map(({ id, score }) => ({
          key: id,
          score,
          asked: asked.get(id) ?? null,
        })),
        keep.articles,
      ),
    ),
    decisionsOf(
      sql,
      withKept(
        [...hits.values()].map(({ serial, score }) => ({ key: serial, score })),
        keep.decisions,
      ),
    ),
  ])
  return { articles, decisions }
}
