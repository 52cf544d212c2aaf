import type { Sql } from '@/backend/db'
import { isRepealed } from '@/lib/korean-law/statute/pending'

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

/** Whether a statute has come into force since its texts were read. */
export async function anyFellDue(sql: Sql, today: string): Promise<boolean> {
  const [row] = await sql`
    select from legal.laws where pending and effective_on <= ${today}::date limit 1`
  return row !== undefined
}

/**
 * Articles of statutes that have come into force are pending no longer; what the amendment struck out
 * is repealed from that day on. Needs the editions marked.
 */
export async function settlePendingArticles(sql: Sql): Promise<void> {
  const due = await sql<{ lawId: string; no: string; body: string }[]>`
    select article.law_id as "lawId", article.no, article.body
    from legal.articles article join legal.laws law using (law_id)
    where article.pending and not law.pending`
  await sql`
    update legal.articles article set pending = false, repealed = settled.repealed::boolean
    from unnest(
      ${due.map(({ lawId }) => lawId)}::text[],
      ${due.map(({ no }) => no)}::text[],
      ${due.map(({ body }) => String(isRepealed(body)))}::text[]
    ) as settled (law_id, no, repealed)
    where article.law_id = settled.law_id and article.no = settled.no`
}
