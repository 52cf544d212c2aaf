import type { Sql } from '@/backend/db'
import type { CaseDetail } from '@/lib/legal/case-schema'
import type { CaseRef } from '@/lib/legal/schema'
import { outerRefColumns, refColumns } from './case-refs'

export type History = Pick<CaseDetail, 'previous' | 'subsequent' | 'related'>

type HistoryRow = CaseRef & { relation: keyof History }

function same(a: CaseRef, b: CaseRef): boolean {
  return a.serial === null || b.serial === null
    ? a.caseNumber === b.caseNumber && a.court === b.court
    : a.serial === b.serial
}

/**
 * The decisions before and after this one. A decision names its lower courts, rarely what came of it, so
 * those that name this one are read from the other end.
 */
export async function historyOf(sql: Sql, serial: number): Promise<History> {
  const [own, inverse] = await Promise.all([
    sql<HistoryRow[]>`
      select c.relation, ${outerRefColumns(sql)}
      from legal.case_history c left join legal.decisions d on d.serial = c.target
      where c.serial = ${serial} order by c.position`,
    sql<HistoryRow[]>`
      select ${refColumns(sql)}, case c.relation when 'previous' then 'subsequent'
        when 'subsequent' then 'previous' else 'related' end as relation
      from legal.case_history c join legal.decisions d on d.serial = c.serial
      where c.target = ${serial} and c.serial <> ${serial}
      order by d.judgment_date nulls last, d.serial`,
  ])
  const history: History = { previous: [], subsequent: [], related: [] }
  for (const { relation, ...ref } of [...own, ...inverse]) {
    if (ref.serial === serial) continue
    const list = history[relation]
    if (!list.some((known) => same(known, ref))) list.push(ref)
  }
  return history
}

/** Later decisions that seem to change or abandon this one, each with its sentence. */
export async function overrulingOf(sql: Sql, serial: number): Promise<CaseDetail['overruling']> {
  const rows = await sql<(CaseRef & { sentence: string })[]>`
    select ${refColumns(sql)}, o.sentence
    from legal.overruling_candidates o join legal.decisions d on d.serial = o.by_serial
    where o.serial = ${serial} order by d.judgment_date nulls last, d.serial`
  return rows.map(({ sentence, ...by }) => ({ by, sentence }))
}
