import type { Sql } from '@/backend/db'
import type { AbsentCase } from '@/lib/corpus/case-schema'
import type { CaseRef } from '@/lib/corpus/schema'
import { sentenceAround } from '@/lib/korean-law/judgment/sentence-around'
import { refColumns } from './case-refs'

/** More are not read by anybody on one page. */
const mostShown = 30
/** Of a body, around the citation; a sentence is shorter. */
const readAround = 600

type Row = CaseRef & { asWritten: string; around: string | null; issue: string | null }

/** Courts and dates that citations give to a number, the most frequent first. */
async function citedAs(sql: Sql, number: string) {
  const [row] = await sql<{ court: string | null; judgmentDate: string | null }[]>`
    select court, judgment_date::text as "judgmentDate" from legal.decision_citations
    where number = ${number} group by court, judgment_date
    order by court is null, judgment_date is null, count(*) desc limit 1`
  return row ?? { court: null, judgmentDate: null }
}

function sentenceOf({ around, asWritten, issue }: Row): string | null {
  const at = around?.indexOf(asWritten) ?? -1
  return around && at >= 0 ? sentenceAround(around, at, asWritten.length) : issue
}

/** What the decisions of the corpus say of one that it does not hold; null when none cites it. */
export async function absentCase(sql: Sql, number: string): Promise<AbsentCase | null> {
  const [cited, rows] = await Promise.all([
    citedAs(sql, number),
    sql<(Row & { total: number })[]>`
      select ${refColumns(sql)}, c.as_written as "asWritten", count(*) over ()::int as total,
        case when position(c.as_written in d.body) > 0
          then substr(d.body, greatest(1, position(c.as_written in d.body) - ${readAround}::int),
            ${readAround * 2}::int + length(c.as_written)) end as around,
        (select i->>'issue' from jsonb_array_elements(d.issues) i
          where c.issue_no is null or (i->>'no')::int = c.issue_no limit 1) as issue
      from (
        select distinct on (serial) serial, as_written, issue_no from legal.decision_citations
        where number = ${number} and target is null order by serial, position
      ) c join legal.decisions d on d.serial = c.serial
      order by d.cited_by desc, d.judgment_date desc nulls last, d.serial limit ${mostShown}::int`,
  ])
  const total = rows[0]?.total
  if (total === undefined) return null
  const citing = rows.map((row) => {
    const { serial, caseNumber, caseName, court, judgmentDate, citedBy } = row
    const ref = { serial, caseNumber, caseName, court, judgmentDate, citedBy }
    return { ...ref, sentence: sentenceOf(row) }
  })
  return { caseNumber: number, ...cited, total, citing }
}
