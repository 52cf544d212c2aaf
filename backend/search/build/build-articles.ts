import type { Sql } from '@/backend/db'
import { type ArticleColumns, articleFlags } from '@/backend/search/index/index-shape'
import type { IndexFolder } from '@/backend/search/index/index-store'
import { eachPhrase } from '@/lib/korean-law/query/phrases'
import { eachTerm } from '@/lib/korean-law/query/tokenize'
import type { BuildProgress } from './build-progress'
import type { CitingContexts } from './citing-contexts'
import { NameCodes } from './columns'
import { TierBuilder } from './tier-builder'

type Row = {
  lawId: string
  no: string
  lawTitle: string
  kind: string
  title: string
  body: string
  path: string
  pending: boolean
  repealed: boolean
  current: boolean
  date: string | null
  citedBy: number
}

type Built = {
  columns: ArticleColumns
  names: { lawKinds: string[]; lawIds: string[]; articleNos: string[] }
}

/** An article so long is a table of a tax law; its head says what it is about. */
const longestArticle = 20_000

/** The text and phrase tiers of the articles, and their columns, in the order of law and position. */
export async function buildArticles(
  sql: Sql,
  folder: IndexFolder,
  contexts: CitingContexts,
  onProgress: BuildProgress,
): Promise<Built> {
  const rows = await sql<Row[]>`
    select a.law_id as "lawId", a.no, l.title as "lawTitle", l.kind, coalesce(a.title, '') as title,
      left(a.body, ${longestArticle}::int) as body, a.path, a.pending, a.repealed, l.current,
      l.promulgated_on as date, a.cited_by as "citedBy"
    from legal.articles a join legal.laws l using (law_id)
    order by a.law_id, a.position, a.no`
  const fieldsOf = (row: Row) => [row.lawTitle, row.title, row.body, row.path]
  const mean = (field: number) =>
    rows.reduce((sum, row) => sum + (fieldsOf(row)[field]?.length ?? 0), 0) /
    Math.max(1, rows.length)
  const contextOf = (row: Row) => contexts.of(`article:${row.lawId}#${row.no}`)
  const cited = rows.map((row) => contextOf(row).length).filter((length) => length > 0)
  const specs = [
    { weight: 2, b: 0.3, meanLength: mean(0) },
    { weight: 3, b: 0.3, meanLength: mean(1) },
    { weight: 1, b: 0.5, meanLength: mean(2) },
    { weight: 1, b: 0.5, meanLength: mean(3) },
    {
      weight: 1,
      b: 0.6,
      // Over the cited articles alone: most have no context, and a mean near zero would punish the rest.
      meanLength: cited.reduce((sum, length) => sum + length, 0) / Math.max(1, cited.length),
    },
  ]
  const text = new TierBuilder(specs, eachTerm)
  const phrases = new TierBuilder(specs, eachPhrase)
  rows.forEach((row, doc) => {
    const fields = [...fieldsOf(row), contextOf(row)]
    text.addDocument(doc, fields)
    phrases.addDocument(doc, fields)
    if (doc % 5000 === 0) onProgress({ stage: 'articles', done: doc, total: rows.length })
  })
  await folder.writeTier('articleText', text.finish(rows.length))
  await folder.writeTier('articlePhrases', phrases.finish(rows.length))
  onProgress({ stage: 'articles', done: rows.length, total: rows.length })
  return columnsOf(rows)
}

function columnsOf(rows: readonly Row[]): Built {
  const laws = new NameCodes()
  const kinds = new NameCodes()
  const column = (read: (row: Row) => number) => Uint32Array.from(rows, read)
  return {
    columns: {
      law: column((row) => laws.codeOf(row.lawId)),
      kind: column((row) => kinds.codeOf(row.kind)),
      flags: column(
        (row) =>
          (row.pending ? articleFlags.pending : 0) |
          (row.repealed ? articleFlags.repealed : 0) |
          (row.current ? 0 : articleFlags.superseded),
      ),
      date: column((row) => Number(row.date?.replaceAll('-', '') ?? 0)),
      citedBy: column((row) => row.citedBy),
    },
    names: { lawKinds: kinds.list, lawIds: laws.list, articleNos: rows.map(({ no }) => no) },
  }
}
