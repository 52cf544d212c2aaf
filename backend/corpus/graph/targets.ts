import type { Sql } from '@/backend/db'

/**
 * Which decision each reference (number, court, date) means. A number is not a key: of several
 * decisions the one whose court and date fit best is meant; one of another court is not meant unless
 * the date confirms it. Null when two remain. A judgment published twice (same number, court and
 * date under two serials) is one: its record with headnotes is taken.
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
        decision.court as own_court, decision.judgment_date as own_date,
        decision.issue_text = '' as bare,
        reference.court = decision.court as same_court,
        reference.judgment_date = decision.judgment_date as same_date
      from reference
      join legal.decision_numbers alias on alias.number = reference.number
      join legal.decisions decision on decision.serial = alias.serial
    ), graded as (
      select *, rank() over (
        partition by number, court, judgment_date
        order by (same_court is true)::int + (same_date is true)::int * 2 desc
      ) as place
      from candidate
      where not (same_court is false and same_date is not true)
    )
    select number, court, judgment_date,
      (array_agg(serial order by bare, serial))[1] as target
    from graded where place = 1
    group by number, court, judgment_date
    having count(*) = 1
      or count(distinct (own_court, own_date)) = 1 and count(own_date) = count(*)`
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
