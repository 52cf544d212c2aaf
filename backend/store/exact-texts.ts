import type { Sql } from '@/backend/db'

/** What a text has to hold, and what it must not. */
export type ExactWords = { phrases: readonly string[]; excluded: readonly string[] }

/** What a text that holds the words is sorted and counted by. */
export type HoldingText = {
  date: string | null
  citedBy: number
  /** Values of the filters beside a search, by their names. */
  facets: Record<string, string | null>
  /** Where the first phrase stands, with what is around it; null without a phrase, or where a title holds it. */
  around: {
    field: 'issue' | 'gist' | 'body' | 'article'
    text: string
    /** The text begins, or ends, with this stretch. */
    isStart: boolean
    isEnd: boolean
  } | null
}

const lettersBefore = 60
const lettersAround = 260

/** The stretch around the first phrase in the first of these texts that holds it. */
function around(sql: Sql, texts: ReturnType<Sql>, { phrases: [phrase = ''] }: ExactWords) {
  return sql`(
    select json_build_object('field', part.field,
      'text', substr(part.text, stands.since, ${lettersAround}::int),
      'isStart', stands.since = 1,
      'isEnd', stands.since + ${lettersAround}::int > length(part.text))
    from (values ${texts}) as part (place, field, text)
    cross join lateral (select greatest(1,
      strpos(part.text, ${phrase}) - ${lettersBefore}::int) as since) stands
    where ${phrase} <> '' and strpos(part.text, ${phrase}) > 0
    order by part.place limit 1)`
}

/** Whether a text holds each phrase and nothing of what is excluded, letter for letter. */
function holds(sql: Sql, { phrases, excluded }: ExactWords) {
  return sql`
    not exists (select from unnest(${[...phrases]}::text[]) p where strpos(held.text, p) = 0)
    and not exists (select from unnest(${[...excluded]}::text[]) x where strpos(held.text, x) > 0)`
}

/** Of these decisions, those whose texts hold the words, with what is counted of them. */
export async function decisionsHolding(
  sql: Sql,
  ids: readonly string[],
  exact: ExactWords,
): Promise<Map<string, HoldingText>> {
  const rows = await sql<({ id: string } & HoldingText)[]>`
    select d.serial::text as id, d.judgment_date as date, d.cited_by as "citedBy",
      json_build_object('courtLevel', d.court_level,
      'caseType', d.case_type, 'outcome', d.outcome,
      'year', coalesce(extract(year from d.judgment_date)::int, d.number_year)::text) as facets,
      ${around(
        sql,
        sql`(1, 'issue', d.issue_text), (2, 'gist', d.gist_text), (3, 'body', d.body)`,
        exact,
      )} as around
    from legal.decisions d
    cross join lateral (select concat_ws(E'\n', d.case_name, d.issue_text, d.gist_text,
      d.article_text, d.case_text, d.body) as text) held
    where d.serial = any(${ids.map(Number)}::int[]) and ${holds(sql, exact)}`
  return new Map(rows.map(({ id, ...text }) => [id, text]))
}

/** Of these articles, those whose text or title holds the words, with what is counted of them. */
export async function articlesHolding(
  sql: Sql,
  ids: readonly string[],
  exact: ExactWords,
): Promise<Map<string, HoldingText>> {
  const rows = await sql<({ id: string } & HoldingText)[]>`
    select a.law_id || '#' || a.no as id, l.promulgated_on as date, a.cited_by as "citedBy",
      json_build_object('lawKind', l.kind) as facets,
      ${around(sql, sql`(1, 'article', a.body)`, exact)} as around
    from unnest(${[...ids]}::text[]) as wanted (id)
    join legal.articles a
      on a.law_id = split_part(wanted.id, '#', 1) and a.no = split_part(wanted.id, '#', 2)
    join legal.laws l on l.law_id = a.law_id
    cross join lateral (select concat_ws(E'\n', l.title, a.title, a.body) as text) held
    where ${holds(sql, exact)}`
  return new Map(rows.map(({ id, ...text }) => [id, text]))
}
