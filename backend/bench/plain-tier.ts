import type { Sql } from '@/backend/db'
import { TierBuilder } from '@/backend/search/build/tier-builder'
import type { CorpusIndex } from '@/backend/search/index/index-shape'
import type { Tier } from '@/backend/search/index/tier'
import { eachTerm } from '@/lib/korean-law/query/tokenize'

type Row = { id: string; text: string }

/** A judgment without headnotes is found by this much of its body in the plain engine. */
const bodyHead = 20_000

const articleText = (sql: Sql, from: number, to: number) => sql<Row[]>`
  select a.law_id || '#' || a.no as id,
    concat_ws(' ', l.title, a.title, left(a.body, ${bodyHead}::int)) as text
  from (select *, row_number() over (order by law_id, position, no) as at from legal.articles) a
  join legal.laws l using (law_id) where a.at > ${from}::int and a.at <= ${to}::int`

const caseText = (sql: Sql, serials: readonly number[]) => sql<Row[]>`
  select serial::text as id,
    case when issue_text = '' and gist_text = ''
      then concat_ws(' ', case_name, left(body, ${bodyHead}::int))
      else concat_ws(' ', case_name, issue_text, gist_text, article_text) end as text
  from legal.decisions where serial = any(${serials as number[]}::int[])`

const batch = 10_000

async function* rowsOf(sql: Sql, target: 'statutes' | 'cases', index: CorpusIndex) {
  const total = (target === 'cases' ? index.cases.serial : index.articles.law).length
  for (let from = 0; from < total; from += batch)
    yield target === 'cases'
      ? await caseText(sql, [...index.cases.serial.subarray(from, from + batch)])
      : await articleText(sql, from, from + batch)
}

/**
 * Plain BM25 from the same engine: one field with the document's own words, nothing that other
 * courts say of it, k1 1.2 and b 0.75. For comparison only.
 */
export async function plainTier(
  sql: Sql,
  target: 'statutes' | 'cases',
  index: CorpusIndex,
): Promise<Tier> {
  const { manifest, articles, cases } = index
  const docs = new Map<string, number>()
  if (target === 'cases')
    cases.serial.forEach((serial, doc) => {
      docs.set(String(serial), doc)
    })
  else
    manifest.articleNos.forEach((no, doc) => {
      docs.set(`${manifest.lawIds[articles.law[doc]!]}#${no}`, doc)
    })
  const texts: string[] = new Array<string>(docs.size).fill('')
  for await (const rows of rowsOf(sql, target, index))
    for (const { id, text } of rows) {
      const doc = docs.get(id)
      if (doc !== undefined) texts[doc] = text
    }
  const meanLength = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length)
  const tier = new TierBuilder([{ weight: 1, b: 0.75, meanLength }], eachTerm)
  texts.forEach((text, doc) => {
    tier.addDocument(doc, [text])
  })
  return tier.finish(texts.length)
}
