import type { Sql } from '@/backend/db'
import type { CaseRef } from '@/lib/corpus/schema'

/** Columns of a reference to a decision `d`; dates as text, because a Date would shift with the time zone. */
export function refColumns(sql: Sql) {
  return sql`d.serial, d.case_number as "caseNumber", d.case_name as "caseName", d.court,
    d.judgment_date::text as "judgmentDate", d.cited_by as "citedBy"`
}

export function refsBySerials(sql: Sql, serials: number[]): Promise<CaseRef[]> {
  return sql<CaseRef[]>`
    select ${refColumns(sql)} from legal.decisions d where d.serial = any(${serials}::int[])`
}

/** A reference that may lead out of the corpus: `d` is left-joined, `c` holds what the text says. */
export function outerRefColumns(sql: Sql) {
  return sql`d.serial, coalesce(d.case_number, c.number) as "caseNumber",
    coalesce(d.case_name, '') as "caseName", coalesce(d.court, c.court, '') as court,
    coalesce(d.judgment_date, c.judgment_date)::text as "judgmentDate",
    coalesce(d.cited_by, 0) as "citedBy"`
}

/**
 * Decisions that bear the most of these normalised numbers: usually one, or the choices. A number as
 * published may list many members, of which a member alone may also belong to another decision.
 */
export async function refsByNumbers(
  sql: Sql,
  numbers: string[],
  pick: { serial?: number; court?: string } = {},
): Promise<CaseRef[]> {
  const rows = await sql<(CaseRef & { matched: number })[]>`
    select ${refColumns(sql)}, m.matched from (
      select n.serial, count(*)::int as matched, min(n.position) as position
      from legal.decision_numbers n where n.number = any(${numbers}::text[]) group by n.serial
    ) m join legal.decisions d on d.serial = m.serial
    where true
    ${pick.serial === undefined ? sql`` : sql`and d.serial = ${pick.serial}`}
    ${pick.court === undefined ? sql`` : sql`and d.court = ${pick.court}`}
    order by m.matched desc, m.position, d.judgment_date desc nulls last, d.serial
    limit 50`
  const best = rows[0]?.matched ?? 0
  return rows.filter((row) => row.matched === best).map(({ matched: _, ...ref }) => ref)
}
