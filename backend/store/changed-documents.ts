import type { Sql } from '@/backend/db'
import type { CaseRef } from '@/lib/corpus/schema'

/** Changes that are read at a time: about what a week brings. */
export const changesAtOnce = 300

/** The longest text of a decision that is looked through; longer ones are few, and repeat themselves. */
const bodyRead = 60_000

type Told = { id: number; changedAt: string }

export type NewDecision = Told & {
  kind: 'decision'
  serial: number
  ref: CaseRef & { serial: number; enBanc: boolean; judgmentKind: '판결' | '결정' | '명령' }
  courtLevel: string
  caseType: string
  outcome: string | null
  numberYear: number | null
  issues: { no: number | null; issue: string; gist: string }[]
  issueText: string
  gistText: string
  references: string
  body: string
  /** Articles and decisions that it cites, with the number of the issue for which it does. */
  articles: { id: string; no: number | null; headnote: boolean }[]
  cited: { serial: number; no: number | null }[]
}

export type ChangedArticle = Told & {
  kind: 'article'
  lawId: string
  lawTitle: string
  lawKind: string
  no: string
  title: string
  text: string
  /** Whether the corpus has it now, and whether it is law today. */
  isHeld: boolean
  inForce: boolean
}

export type Overruling = Told & {
  kind: 'overruling'
  serial: number
  by: NewDecision['ref']
  sentence: string
}

export type ChangeRecord = NewDecision | ChangedArticle | Overruling

/**
 * The next changes of whole imports, and how far they reach. What an import that is under way has written is left
 * for when it is whole: until then the graph does not know what its decisions cite.
 */
export async function nextChanges(
  sql: Sql,
  after: number,
  upTo: number | null = null,
): Promise<{ last: number | null; records: ChangeRecord[] }> {
  const rows = await sql<(Told & { kind: ChangeRecord['kind'] })[]>`
    select c.id::int, c.kind, ${exactTime(sql)} as "changedAt" from legal.changes c
    where c.id > ${after}::bigint and c.id <= coalesce(${upTo}::bigint, c.id) and c.id < coalesce((
      select min(u.id) from legal.changes u join legal.imports i on i.id = u.import_id
      where i.finished_at is null and u.id > ${after}::bigint), 9223372036854775807)
    order by c.id limit ${changesAtOnce}::int`
  const ids = rows.map(({ id }) => id)
  const [decisions, articles, overrulings] = await Promise.all([
    newDecisions(sql, ids),
    changedArticles(sql, ids),
    newOverrulings(sql, ids),
  ])
  const records = [...decisions, ...articles, ...overrulings].sort((x, y) => x.id - y.id)
  return { last: ids.at(-1) ?? null, records }
}

/** To the microsecond: a watch of the same second may be older or newer. */
const exactTime = (sql: Sql) =>
  sql`to_char(c.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const citedAs = (sql: Sql) => sql`json_build_object('serial', d.serial, 'caseNumber', d.case_number,
  'caseName', d.case_name, 'court', d.court, 'judgmentDate', d.judgment_date, 'citedBy', d.cited_by,
  'enBanc', d.en_banc, 'judgmentKind', d.judgment_kind)`

async function newDecisions(sql: Sql, ids: number[]): Promise<NewDecision[]> {
  return sql<NewDecision[]>`
    select c.id::int, 'decision' as kind, ${exactTime(sql)} as "changedAt", d.serial,
      ${citedAs(sql)} as ref, d.court_level as "courtLevel", d.case_type as "caseType", d.outcome,
      d.number_year as "numberYear", d.issues, d.issue_text as "issueText", d.gist_text as "gistText",
      d.article_text || ' ' || d.case_text as references, left(d.body, ${bodyRead}::int) as body, (
        select coalesce(json_agg(json_build_object('id', a.law_id || '#' || a.article_no,
          'no', a.issue_no, 'headnote', a.source = 'headnote') order by a.position), '[]'::json)
        from legal.article_citations a where a.serial = d.serial and a.law_id is not null
          and a.article_no is not null and not a.predecessor) as articles, (
        select coalesce(json_agg(json_build_object('serial', t.target, 'no', t.issue_no)
          order by t.position), '[]'::json)
        from legal.decision_citations t where t.serial = d.serial and t.target is not null) as cited
    from legal.changes c join legal.decisions d on d.serial = c.serial
    where c.id = any(${ids}::bigint[]) and c.kind = 'decision'`
}

async function changedArticles(sql: Sql, ids: number[]): Promise<ChangedArticle[]> {
  return sql<ChangedArticle[]>`
    select c.id::int, 'article' as kind, ${exactTime(sql)} as "changedAt", c.law_id as "lawId",
      l.title as "lawTitle", l.kind as "lawKind", c.article_no as no, coalesce(a.title, '') as title,
      coalesce(c.new_text, c.old_text) as text, a.no is not null as "isHeld",
      (a.no is not null and not a.pending and not a.repealed and l.current) as "inForce"
    from legal.changes c join legal.laws l on l.law_id = c.law_id
    left join legal.articles a on a.law_id = c.law_id and a.no = c.article_no
    where c.id = any(${ids}::bigint[]) and c.kind = 'article'`
}

async function newOverrulings(sql: Sql, ids: number[]): Promise<Overruling[]> {
  return sql<Overruling[]>`
    select c.id::int, 'overruling' as kind, ${exactTime(sql)} as "changedAt", c.serial,
      ${citedAs(sql)} as by, coalesce((select o.sentence from legal.overruling_candidates o
        where o.serial = c.serial and o.by_serial = c.by_serial), '') as sentence
    from legal.changes c join legal.decisions d on d.serial = c.by_serial
    where c.id = any(${ids}::bigint[]) and c.kind = 'overruling'
      and exists (select from legal.decisions e where e.serial = c.serial)`
}
