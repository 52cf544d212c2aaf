import type { Sql } from '@/backend/db'
import { LawNames } from '@/lib/korean-law/names/law-names'
import { LAW_NICKNAMES } from '@/lib/korean-law/names/law-nicknames'

/**
 * Which law each cited name means. Names are few (thousands) and rows many (a million), so names are
 * resolved here and rows joined there.
 */
export async function resolveLaws(sql: Sql): Promise<void> {
  const laws = await sql<{ lawId: string; title: string; current: boolean }[]>`
    select law_id as "lawId", title, current from legal.laws`
  const resolver = new LawNames(laws, LAW_NICKNAMES)
  const names = await sql<{ name: string }[]>`
    select distinct law_name as name from legal.article_citations`
  const found = names.flatMap(({ name }) => {
    const law = resolver.resolve(name)
    return law ? [{ name, lawId: law.lawId }] : []
  })
  await sql`
    with found as (
      select * from unnest(
        ${found.map(({ name }) => name)}::text[], ${found.map(({ lawId }) => lawId)}::text[]
      ) as found (name, law_id)
    )
    update legal.article_citations citation set law_id = wanted.law_id
    from (
      select distinct known.law_name, found.law_id
      from legal.article_citations known left join found on found.name = known.law_name
    ) wanted
    where wanted.law_name = citation.law_name
      and citation.law_id is distinct from wanted.law_id`
}
