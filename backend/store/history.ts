import type { Sql } from '@/backend/db'
import type { CaseDetail } from '@/lib/corpus/case-schema'
import type { CaseRef } from '@/lib/corpus/schema'
import { outerRefColumns, refColumns } from './case-refs'

export type History = Pick<CaseDetail, 'previous' | 'subsequent' | 'related'>

export type HistoryRow = CaseRef & { relation: keyof History }

function same(a: CaseRef, b: CaseRef): boolean {
  return a.serial === null || b.serial === null
    ? a.caseNumber === b.caseNumber && a.court === b.court
    : a.serial === b.serial
}

/** What a decision says of its own history. */
export function ownHistory(sql: Sql, serial: number) {
  return sql`
    select c.relation, ${outerRefColumns(sql)}
    from legal.case_history c left join legal.decisions d on d.serial = c.target
    where c.serial = ${serial} order by c.position`
}

/**
 * What others say of theirs and of this decision: one names its lower courts, rarely what came of it, so
 * that is read from the other end.
 */
export function inverseHistory(sql: Sql, serial: number) {
  return sql`
    select ${refColumns(sql)}, case c.relation when 'previous' then 'subsequent'
      when 'subsequent' then 'previous' else 'related' end as relation
    from legal.case_history c join legal.decisions d on d.serial = c.serial
    where c.target = ${serial} and c.serial <> ${serial}
    order by d.judgment_date nulls last, d.serial`
}

/** The decisions before, after and beside this one, each once. */
export function historyOf(serial: number, rows: HistoryRow[]): History {
  const history: History = { previous: [], subsequent: [], related: [] }
  for (const { relation, ...ref } of rows) {
    if (ref.serial === serial) continue
    const list = history[relation]
    if (!list.some((known) => same(known, ref))) list.push(ref)
  }
  return history
}

/** Later decisions that seem to change or abandon this one, each with its sentence. */
export function overrulingOf(sql: Sql, serial: number) {
  return sql`
    select json_build_object('serial', d.serial, 'caseNumber', d.case_number,
        'caseName', d.case_name, 'court', d.court, 'judgmentDate', d.judgment_date::text,
        'citedBy', d.cited_by) as by, o.sentence
    from legal.overruling_candidates o join legal.decisions d on d.serial = o.by_serial
    where o.serial = ${serial} order by d.judgment_date nulls last, d.serial`
}
