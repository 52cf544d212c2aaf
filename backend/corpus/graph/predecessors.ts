import type { Sql } from '@/backend/db'
import { addendaLead, numberedFrom } from '@/lib/korean-law/statute/numbered-from'

/** Since when the articles of each law bear today's numbers. */
async function dateNumbers(sql: Sql): Promise<void> {
  const laws = await sql<{ lawId: string; addenda: string }[]>`
    select law_id as "lawId", left(coalesce(addenda, ''), ${addendaLead}::int) as addenda
    from legal.laws`
  await sql`
    update legal.laws law set numbered_from = dated.day::date
    from unnest(
      ${laws.map(({ lawId }) => lawId)}::text[],
      ${laws.map(({ addenda }) => numberedFrom(addenda))}::text[]
    ) as dated (law_id, day)
    where law.law_id = dated.law_id and law.numbered_from is distinct from dated.day::date`
}

/**
 * Marks citations of what bore an article's number before the law was written anew. What tells, in this
 * order: the day up to which the text was in force, which courts add (구 …법(2007. 4. 11. 법률 …로 전부
 * 개정되기 전의 것)), such a day of the same law elsewhere in the decision, the day of the decision. Of an
 * undated decision the number's year is only the earliest possible, so it must lie well before.
 */
export async function markPredecessors(sql: Sql): Promise<void> {
  await dateNumbers(sql)
  await sql`
    with dated as (
      select citation.serial, citation.position, citation.law_id, citation.former,
        law.numbered_from, decision.judgment_date, decision.number_year,
        case when citation.former
          then regexp_match(citation.as_written,
            '\\(\\s*([12][0-9]{3})\\s*\\.\\s*(0?[1-9]|1[0-2])\\s*\\.\\s*([0-9]{1,2})[^)]*전의')
        end as mark
      from legal.article_citations citation
      join legal.laws law on law.law_id = citation.law_id
      join legal.decisions decision on decision.serial = citation.serial
      where citation.article_no is not null
    ), marked as (
      select *, make_date(mark[1]::int, mark[2]::int, greatest(1, least(mark[3]::int, 28))) as until
      from dated
    ), judged as (
      select serial, position, coalesce(
        case
          when until is not null then until <= numbered_from
          when former and max(until) over same_law is not null
            then max(until) over same_law <= numbered_from
          when judgment_date is not null then judgment_date < numbered_from
          else make_date(number_year + 5, 1, 1) < numbered_from
        end, false) as predecessor
      from marked
      window same_law as (partition by serial, law_id)
    )
    update legal.article_citations citation set predecessor = judged.predecessor
    from judged
    where citation.serial = judged.serial and citation.position = judged.position
      and citation.predecessor <> judged.predecessor`
}
