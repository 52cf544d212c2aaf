import type { Sql } from '@/backend/db'
import type { ArticleChange, Change, ChangePage } from '@/lib/corpus/change-schema'
import type { CaseRef } from '@/lib/corpus/schema'
import { refColumns } from './case-refs'
import type { Page } from './citations'
import { utc } from './corpus'

type ChangeRow = Omit<ArticleChange, 'kind'> & {
  kind: Change['kind']
  decision: CaseRef
  by: CaseRef
}

/** Of one law, or since a day in Korea; null for all. */
type Shown = { lawId: string | null; since: string | null }

/** Changes of what the corpus still has: a decision or a law that left it has no page to lead to. */
function shownChanges(sql: Sql, { lawId, since }: Shown) {
  return sql`legal.changes c where ${lawId === null ? sql`true` : sql`c.kind = 'article' and c.law_id = ${lawId}`}
    ${since === null ? sql`` : sql`and c.changed_at >= ${since}::date::timestamp at time zone 'Asia/Seoul'`}
    and case c.kind
      when 'article' then exists (select from legal.laws l where l.law_id = c.law_id)
      else exists (select from legal.decisions d where d.serial = c.serial)
        and (c.by_serial is null
          or exists (select from legal.decisions d where d.serial = c.by_serial))
    end`
}

function toChange({ kind, decision, by, ...row }: ChangeRow): Change {
  const { id, changedAt } = row
  if (kind === 'decision') return { id, changedAt, kind, decision }
  if (kind === 'overruling') return { id, changedAt, kind, decision, by }
  return { ...row, kind }
}

const refOf = (sql: Sql, serial: 'serial' | 'by_serial') => sql`(
  select to_json(r) from (
    select ${refColumns(sql)} from legal.decisions d where d.serial = c.${sql(serial)}) r)`

/** Changes `c` with what is shown of them. */
const changeColumns = (sql: Sql) => sql`
  c.id::int, c.kind, ${utc(sql, 'c.changed_at')} as "changedAt",
  ${refOf(sql, 'serial')} as decision, ${refOf(sql, 'by_serial')} as by,
  c.law_id as "lawId", l.title as "lawTitle", c.article_no as no, a.title,
  a.no is not null as "isHeld", c.old_text as "oldText", c.new_text as "newText"`

const withLaw = (sql: Sql) => sql`
  left join legal.laws l on l.law_id = c.law_id
  left join legal.articles a on a.law_id = c.law_id and a.no = c.article_no`

/** What imports changed, the newest first; of one law its articles alone. */
export async function listChanges(
  sql: Sql,
  shown: Shown,
  { page, size }: Page,
): Promise<Pick<ChangePage, 'total' | 'changes'>> {
  const from = shownChanges(sql, shown)
  const [rows, counted] = await Promise.all([
    sql<ChangeRow[]>`
      select ${changeColumns(sql)} from (
        select c.* from ${from}
        order by c.changed_at desc, c.id limit ${size}::int offset ${(page - 1) * size}::int
      ) c ${withLaw(sql)}
      order by c.changed_at desc, c.id`,
    sql<{ total: number }[]>`select count(*)::int as total from ${from}`,
  ])
  return { total: counted[0]?.total ?? 0, changes: rows.map(toChange) }
}

/** Of these changes, those that can be shown, in no order. */
export async function someChanges(sql: Sql, ids: readonly number[]): Promise<Change[]> {
  const rows = await sql<ChangeRow[]>`
    select ${changeColumns(sql)} from (
      select c.* from ${shownChanges(sql, { lawId: null, since: null })} and c.id = any(${[...ids]}::bigint[])
    ) c ${withLaw(sql)}`
  return rows.map(toChange)
}
