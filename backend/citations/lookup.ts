import type { Sql } from '@/backend/db'
import type { CitationCheck } from '@/lib/corpus/schema'
import { checkCitations as check } from '@/lib/korean-law/citations/citation-check'
import type { CitationLookup, KnownArticle, KnownDecision } from '@/lib/korean-law/citations/types'
import { LawNames } from '@/lib/korean-law/names/law-names'
import { LAW_NICKNAMES } from '@/lib/korean-law/names/law-nicknames'
import { koreanDay } from '@/lib/korean-time'
import { citationReferences } from './references'

type NameRow = { lawId: string; title: string; current: boolean; pending: boolean }
type Names = { resolver: LawNames; pending: ReadonlySet<string>; at: number }

/** Titles are few and change with an import only; reading them for every text would cost more than the text. */
const namesLife = 60_000
const namesOf = new WeakMap<Sql, Promise<Names>>()

async function readNames(sql: Sql): Promise<Names> {
  const rows = await sql<NameRow[]>`
    select law_id as "lawId", title, current, pending from legal.laws`
  const pending = new Set(rows.filter((row) => row.pending).map((row) => row.lawId))
  return { resolver: new LawNames(rows, LAW_NICKNAMES), pending, at: performance.now() }
}

async function lawNames(sql: Sql): Promise<Names> {
  const held = await namesOf.get(sql)?.catch(() => undefined)
  if (held && performance.now() - held.at < namesLife) return held
  const fresh = readNames(sql)
  namesOf.set(sql, fresh)
  return fresh
}

/** What the store knows, one query for each kind of question. */
export function createCitationLookup(sql: Sql): CitationLookup {
  return {
    async decisions(numbers) {
      const known = new Map<string, KnownDecision[]>()
      if (numbers.length === 0) return known
      const rows = await sql<(KnownDecision & { number: string })[]>`
        select n.number, d.serial, d.case_number as "caseNumber", d.court,
               d.judgment_date as date, d.case_name as "caseName"
        from legal.decision_numbers n join legal.decisions d using (serial)
        where n.number = any(${numbers}) order by n.number, d.judgment_date desc nulls last, d.serial`
      for (const { number, ...decision } of rows) {
        known.set(number, [...(known.get(number) ?? []), decision])
      }
      return known
    },
    async laws(names) {
      if (names.length === 0) return new Map()
      const { resolver, pending } = await lawNames(sql)
      return new Map(
        names.flatMap((name) => {
          const law = resolver.resolve(name)
          return law ? [[name, { ...law, pending: pending.has(law.lawId) }] as const] : []
        }),
      )
    },
    async articles(ids) {
      if (ids.length === 0) return new Map()
      const pairs = ids.map((id) => id.split('#'))
      const rows = await sql<(KnownArticle & { id: string })[]>`
        select a.law_id || '#' || a.no as id, a.pending, a.repealed
        from unnest(${pairs.map(([law = '']) => law)}::text[], ${pairs.map(([, no = '']) => no)}::text[])
          as wanted (law_id, no)
        join legal.articles a using (law_id, no)`
      return new Map(rows.map(({ id, pending, repealed }) => [id, { pending, repealed }]))
    },
    references: (targets) => citationReferences(sql, targets),
    // A summary in our own words proves no quote, and disproves none.
    async texts({ serials, articleIds }) {
      const rows = await sql<{ id: string; text: string }[]>`
        select serial::text as id,
               concat_ws(' ', issue_text, gist_text, article_text, case_text, body) as text
        from legal.decisions where serial = any(${serials}::int[]) and not is_summary
        union all
        select a.law_id || '#' || a.no, concat_ws(' ', a.title, a.body)
        from legal.articles a join legal.laws l using (law_id)
        where a.law_id || '#' || a.no = any(${articleIds})
          and a.law_id = any(${articleIds.map((id) => id.split('#')[0] ?? '')})
          and not l.is_summary`
      return new Map(rows.map(({ id, text }) => [id, text]))
    },
  }
}

/** Every citation of a text with its state in the store. */
export function checkCitations(
  sql: Sql,
  text: string,
  today: string = koreanDay(new Date()),
): Promise<CitationCheck[]> {
  return check(text, createCitationLookup(sql), today)
}
