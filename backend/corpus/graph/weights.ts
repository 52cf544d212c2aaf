import type { Sql } from '@/backend/db'
import { importanceThresholds } from '@/lib/korean-law/judgment/importance'

/** How many decisions cite each decision, and how many each article of today. */
export async function countCitations(sql: Sql): Promise<void> {
  await sql`
    update legal.decisions decision set cited_by = counted.cited_by
    from (
      select known.serial, count(distinct citation.serial)::int as cited_by
      from legal.decisions known
      left join legal.decision_citations citation on citation.target = known.serial
      group by known.serial
    ) counted
    where counted.serial = decision.serial and decision.cited_by <> counted.cited_by`
  await sql`
    update legal.articles article set cited_by = counted.cited_by
    from (
      select known.law_id, known.no, count(distinct citation.serial)::int as cited_by
      from legal.articles known
      left join legal.article_citations citation
        on citation.law_id = known.law_id and citation.article_no = known.no
        and not citation.predecessor
      group by known.law_id, known.no
    ) counted
    where counted.law_id = article.law_id and counted.no = article.no
      and article.cited_by <> counted.cited_by`
}

/**
 * A citation that says 전원합의체 tells what the metadata of the decision cited do not. Only the
 * Supreme Court sits so (법원조직법 §7①).
 */
export async function markEnBanc(sql: Sql): Promise<void> {
  await sql`
    update legal.decisions set en_banc = true
    where not en_banc and court_level = 'supreme'
      and serial in (select target from legal.decision_citations where en_banc and target is not null)`
}

/**
 * Importance by fixed quantiles of the times cited (`lib/korean-law/judgment/importance`). What the full bench
 * decided is never below medium: it sits to settle the law.
 */
export async function gradeImportance(sql: Sql): Promise<void> {
  const counts = await sql<{ cited: number }[]>`select cited_by as cited from legal.decisions`
  const { high, medium, low } = importanceThresholds(counts.map(({ cited }) => cited))
  await sql`
    with graded as (
      select serial, case
          when cited_by >= ${high} then 'high'
          when en_banc or cited_by >= ${medium} then 'medium'
          when cited_by >= ${low} then 'low'
          else 'general'
        end as importance
      from legal.decisions
    )
    update legal.decisions decision set importance = graded.importance
    from graded
    where graded.serial = decision.serial and decision.importance <> graded.importance`
}
