import type { Sql } from '@/backend/db'

/**
 * Which decision each reference (number, court, date) means. A number is not a key: of several
 * decisions the one with the court and date named, of one decision that one, unless its court is another
 * and the date does not confirm it (then the decision meant is not in the corpus). Null when it stays open.
 *
 * Leaves temporary table `reference_targets` in the session.
 */
export async function resolveReferences(sql: Sql): Promise<void> {
  await sql`drop table if exists reference_targets`
  await sql`
    create temporary table reference_targets as
    with reference as (
      select number, court, judgment_date from legal.decision_citations
      union select number, court, judgment_date from legal.case_history
      union select number, court, judgment_date from legal.overruling_mentions
    ), candidate as (
      select reference.number, reference.court, reference.judgment_date, decision.serial,
        (reference.court = decision.court) as same_court,
        (reference.judgment_date = decision.judgment_date) as same_date,
        count(*) over (partition by reference.number, reference.court, reference.judgment_date) as choices
      from reference
      join legal.decision_numbers alias on alias.number = reference.number
      join legal.decisions decision on decision.serial = alias.serial
    ), graded as (
      select *, rank() over (
        partition by number, court, judgment_date
        order by (same_court is not false and same_date is not false)::int desc,
          (same_court is true)::int + (same_date is true)::int * 2 desc
      ) as place
      from candidate
      where choices = 1 and not (same_court is false and same_date is not true)
        or choices > 1 and (same_court is true or same_date is true)
    )
    select number, court, judgment_date, min(serial) as target
    from graded where place = 1
    group by number, court, judgment_date having count(*) = 1`
  await sql`create index on reference_targets (number)`
  await sql`analyze reference_targets`
}

/** Writes what `resolveReferences` found into citations and history, touching only rows that change. */
export async function applyTargets(sql: Sql): Promise<void> {
  for (const table of ['decision_citations', 'case_history'] as const) {
    await sql`
      update legal.${sql(table)} cited set target = found.target
      from (
        select row.serial, row.position, nullif(reference.target, row.serial) as target
        from legal.${sql(table)} row
        left join reference_targets reference
          on reference.number = row.number
          and reference.court is not distinct from row.court
          and reference.judgment_date is not distinct from row.judgment_date
      ) found
      where cited.serial = found.serial and cited.position = found.position
        and cited.target is distinct from found.target`
  }
}
