import type { Sql } from '@/backend/db'

/**
 * Of several files with one title the one promulgated last, then the longest, is current; the others
 * are stubs of repealed or military-government law. Summaries give way to texts.
 * @param today in Korea: a statute takes effect at Korean midnight.
 */
export async function markEditions(sql: Sql, today: string): Promise<number> {
  const changed = await sql`
    with measured as (
      select law.law_id, law.title_key, law.is_summary, law.promulgated_on,
        coalesce((select sum(length(body)) from legal.articles article where article.law_id = law.law_id), 0)
          + coalesce(length(law.addenda), 0) as size,
        coalesce(law.effective_on > ${today}::date, false) as pending
      from legal.laws law
    ), ranked as (
      select law_id, pending, row_number() over (
        partition by title_key
        order by is_summary, promulgated_on desc nulls last, size desc, law_id
      ) = 1 as current
      from measured
    )
    update legal.laws law set current = ranked.current, pending = ranked.pending
    from ranked
    where ranked.law_id = law.law_id
      and (law.current, law.pending) is distinct from (ranked.current, ranked.pending)`
  return changed.count
}
