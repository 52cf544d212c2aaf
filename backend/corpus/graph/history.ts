import type { Sql } from '@/backend/db'
import { inTransaction } from './session'

/** Positions from here on are drawn from other decisions' history, not from the decision itself. */
const derivedFrom = 10_000

/**
 * Makes history run both ways: a decision whose 원심 is X is X's subsequent decision, and so on.
 * What the decision says of itself comes first; a link it already has is not repeated.
 */
export async function mirrorHistory(sql: Sql): Promise<void> {
  await inTransaction(sql, async () => {
    await sql`delete from legal.case_history where position >= ${derivedFrom}`
    await sql`
      insert into legal.case_history (serial, position, relation, court, number, judgment_date, target)
      select link.serial, ${derivedFrom} - 1 + row_number() over (
          partition by link.serial order by other.judgment_date nulls last, other.serial
        ), link.relation, other.court, other.first_number, other.judgment_date, other.serial
      from (
        select distinct on (history.target, history.serial)
          history.target as serial, history.serial as other,
          case history.relation when 'previous' then 'subsequent' when 'subsequent' then 'previous'
            else 'related' end as relation
        from legal.case_history history
        where history.target is not null and history.target <> history.serial
        order by history.target, history.serial, (history.relation = 'related')
      ) link
      join legal.decisions own on own.serial = link.serial
      join legal.decisions other on other.serial = link.other
      where not exists (
        select from legal.case_history known
        where known.serial = link.serial and known.target = link.other
      )`
  })
}
