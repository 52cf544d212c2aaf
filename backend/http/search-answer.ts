import type { Explain } from '@/backend/explanations/explain'
import type { EngineAnswer, EngineQuery } from '@/backend/search/engine'
import type { UnderstandingCore } from '@/backend/search/types'
import {
  type ArticleHitRow,
  articleHitRows,
  type CaseHitRow,
  caseHitRows,
  directTarget,
} from '@/backend/store/hits'
import { isHeldWhole, titleOfLaw } from '@/backend/store/laws'
import type {
  ArticleHit,
  CaseHit,
  Facets,
  SearchRequest,
  SearchResponse,
  Snippet,
  Understanding,
} from '@/lib/corpus/schema'
import { searchFiltersSchema } from '@/lib/corpus/schema'
import { planSearch } from '@/lib/corpus/search-request-schema'
import { readOperators, type SearchOperators } from '@/lib/korean-law/query/search-operators'
import type { ServiceContext, SnippetField } from './context'
import { searchExactly } from './exact-search'

type Target = EngineQuery['target']

function engineQuery(request: SearchRequest, target: Target, actsOnly: boolean): EngineQuery {
  return {
    target,
    text: request.query,
    filters: searchFiltersSchema.parse(request),
    actsOnly,
    sort: request.sort,
    offset: (request.page - 1) * request.size,
    limit: request.size,
  }
}

type Cut = (fields: SnippetField[]) => Snippet

function caseHit(row: CaseHitRow, score: number, cut: Cut): CaseHit {
  const { issueText, gistText, body, ...facts } = row
  const fields: SnippetField[] = [
    { field: 'issue', text: issueText },
    { field: 'gist', text: gistText },
    { field: 'body', text: body },
  ]
  const passages = fields.filter((field) => field.text !== '')
  const snippet = cut(passages.length > 0 ? passages : [{ field: 'name', text: row.caseName }])
  return { ...facts, score, snippet }
}

function articleHit(row: ArticleHitRow, score: number, cut: Cut, explain: Explain): ArticleHit {
  const { body, ...facts } = row
  const snippet = cut([{ field: 'article', text: body }])
  return { ...facts, score, snippet, explanation: explain(row.id, row) }
}

/** Hits in the engine's order. One that the store no longer has was removed after the index was built. */
function hydrate<Row, Hit>(
  answer: EngineAnswer,
  rows: Map<string, Row>,
  make: (row: Row, score: number) => Hit,
): { total: number; hits: Hit[] } {
  const hits = answer.hits.flatMap(({ id, score }) => {
    const row = rows.get(id)
    return row === undefined ? [] : [make(row, score)]
  })
  return { total: answer.total, hits }
}

function facetsOf(cases: EngineAnswer | null, statutes: EngineAnswer | null): Facets {
  const of = (answer: EngineAnswer | null, name: string) => answer?.facets[name] ?? []
  return {
    courtLevel: of(cases, 'courtLevel'),
    caseType: of(cases, 'caseType'),
    outcome: of(cases, 'outcome'),
    year: of(cases, 'year'),
    lawKind: of(statutes, 'lawKind'),
  }
}

async function understanding(
  { sql }: ServiceContext,
  core: UnderstandingCore,
): Promise<Understanding> {
  if (!core.direct) {
    // Of a law that is held in summary alone nobody can say which articles it lacks.
    const { missingArticle } = core
    const isTold = missingArticle && (await isHeldWhole(sql, missingArticle.lawId))
    return { ...core, direct: null, missingArticle: isTold ? missingArticle : null }
  }
  const { kind, text, serials, articleId, lawId } = core.direct
  const { cases, lawTitle } = await directTarget(sql, serials, lawId)
  return { ...core, direct: { kind, text, cases, articleId, lawId, lawTitle } }
}

/** What the engine answers, before anything is read from the store. */
type Ranked = { cases: EngineAnswer | null; statutes: EngineAnswer | null }

/** What an exact search adds: where its words stand, by id, and whether more was near than was read. */
type Exactly = { isCut: boolean; snippets: ReadonlyMap<string, Snippet> }

/** The engine's answers to the words, and to the operators where there are any. */
async function rank(
  context: ServiceContext,
  request: SearchRequest,
  plan: ReturnType<typeof planSearch>,
  operators: SearchOperators | null,
): Promise<Ranked & Exactly> {
  let isCut = false
  const snippets = new Map<string, Snippet>()
  const search = async (target: Target, actsOnly: boolean) => {
    const query = engineQuery(request, target, actsOnly)
    if (operators === null) return context.engine.search(query)
    const found = await searchExactly(context, query, operators)
    isCut ||= found.isCut
    for (const [id, snippet] of found.snippets) snippets.set(id, snippet)
    return found.answer
  }
  const [cases, statutes] = await Promise.all([
    plan.cases ? search('cases', false) : null,
    plan.statutes ? search('statutes', plan.actsOnly) : null,
  ])
  return { cases, statutes, isCut, snippets }
}

/** The operators of a search; null where it has none. */
function operatorsOf(query: string): SearchOperators | null {
  const operators = readOperators(query)
  return operators.phrases.length + operators.excluded.length > 0 ? operators : null
}

/** Ranks, then reads facts and passages of one page of hits: the store is waited for once. */
export async function answerSearch(
  context: ServiceContext,
  request: SearchRequest,
): Promise<SearchResponse> {
  const operators = operatorsOf(request.query)
  const asked = operators === null ? request : { ...request, query: operators.words }
  return (await searchWithRanking(context, asked, operators)).response
}

/**
 * The answer of a search with what the engine said of each hit.
 * @param operators of a search that has any; its query is then their words
 */
export async function searchWithRanking(
  context: ServiceContext,
  request: SearchRequest,
  operators: SearchOperators | null = null,
): Promise<{ response: SearchResponse; ranked: Ranked }> {
  const started = context.now()
  const { engine, sql } = context
  const plan = planSearch(request)
  const core = engine.understand(request.query)
  const named = understanding(context, core)
  // Awaited last: without this a failure before then would be an unhandled rejection.
  named.catch(() => undefined)
  const ranked = await rank(context, request, plan, operators)
  const { cases, statutes } = ranked
  const [caseRows, articleRows, understood, lawTitle] = await Promise.all([
    caseHitRows(sql, cases?.hits.map((hit) => Number(hit.id)) ?? []),
    articleHitRows(sql, statutes?.hits.map((hit) => hit.id) ?? [], plan.withLeadingCases),
    named,
    request.law ? titleOfLaw(sql, request.law) : null,
  ])
  const cutOf =
    (id: string): Cut =>
    (fields) =>
      ranked.snippets.get(id) ?? context.snippet(fields, core.korean)
  const found = (cases?.total ?? 0) + (statutes?.total ?? 0)
  const response: SearchResponse = {
    understanding: understood,
    statutes:
      statutes &&
      hydrate(statutes, articleRows, (row, score) =>
        articleHit(row, score, cutOf(row.id), context.explain),
      ),
    cases:
      cases &&
      hydrate(cases, caseRows, (row, score) => caseHit(row, score, cutOf(String(row.serial)))),
    facets: facetsOf(cases, statutes),
    lawTitle,
    exact: operators && { ...operators, isCut: ranked.isCut },
    help: found > 0 ? null : engine.help(request.query, plan.cases ? 'cases' : 'statutes'),
    tookMs: Math.round((context.now() - started) * 10) / 10,
  }
  return { response, ranked }
}
