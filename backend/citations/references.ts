import type { Sql } from '@/backend/db'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import type { CitationReference } from '@/lib/korean-law/citations/types'
import { articleLabel } from '@/lib/korean-law/names/article-no'

type CitedRow = Parameters<typeof formatCitation>[0]
type DecisionRow = CitedRow & { serial: number; caseName: string; overruling: CitedRow | null }
type ArticleRow = { id: string; law: string; no: string; title: string | null }

/** Decisions by serial: how courts cite them, and the first decision that seems to overrule them. */
async function decisionReferences(sql: Sql, serials: number[]) {
  const rows = await sql<DecisionRow[]>`
    select d.serial, d.court, d.case_number as "caseNumber", d.judgment_date::text as "judgmentDate",
      d.judgment_kind as "judgmentKind", d.en_banc as "enBanc", d.case_name as "caseName",
      (select json_build_object('court', o.court, 'caseNumber', o.case_number,
          'judgmentDate', o.judgment_date::text, 'judgmentKind', o.judgment_kind, 'enBanc', o.en_banc)
        from legal.overruling_candidates c join legal.decisions o on o.serial = c.by_serial
        where c.serial = d.serial order by o.judgment_date nulls last, o.serial limit 1) as overruling
    from legal.decisions d where d.serial = any(${serials}::int[])`
  return rows.map(({ serial, caseName, overruling, ...cited }): [string, CitationReference] => [
    String(serial),
    {
      form: formatCitation(cited),
      name: caseName || null,
      overruledBy: overruling && formatCitation(overruling),
    },
  ])
}

async function articleReferences(sql: Sql, ids: string[]) {
  const pairs = ids.map((id) => id.split('#'))
  const rows = await sql<ArticleRow[]>`
    select a.law_id || '#' || a.no as id, l.title as law, a.no, a.title
    from unnest(${pairs.map(([law = '']) => law)}::text[], ${pairs.map(([, no = '']) => no)}::text[])
      as wanted (law_id, no)
    join legal.articles a using (law_id, no)
    join legal.laws l on l.law_id = a.law_id`
  return rows.map(({ id, law, no, title }): [string, CitationReference] => [
    id,
    { form: `${law} ${articleLabel(no)}`, name: title || null, overruledBy: null },
  ])
}

/** What the targets of citations are called, one query for decisions and one for articles. */
export async function citationReferences(
  sql: Sql,
  { serials, articleIds }: { serials: number[]; articleIds: string[] },
): Promise<ReadonlyMap<string, CitationReference>> {
  const found = await Promise.all([
    serials.length > 0 ? decisionReferences(sql, serials) : [],
    articleIds.length > 0 ? articleReferences(sql, articleIds) : [],
  ])
  return new Map(found.flat())
}
