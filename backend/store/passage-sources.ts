import type { Sql } from '@/backend/db'
import type { CaseDetail, CitedArticle } from '@/lib/corpus/case-schema'
import type { CaseRef } from '@/lib/corpus/schema'
import { refColumns } from './case-refs'
import { citedLawName } from './citations'

/** An article with what a passage says of its law. */
export type ArticleSource = {
  articleId: string
  lawId: string
  lawTitle: string
  lawKind: string
  /** The current edition of the law is not in force yet; that concerns only the articles it changes. */
  lawPending: boolean
  effectiveOn: string | null
  isSummary: boolean
  no: string
  title: string | null
  body: string
  pending: boolean
  repealed: boolean
  citedBy: number
}

export type DecisionSource = CaseRef &
  Pick<CaseDetail, 'courtLevel' | 'judgmentKind' | 'enBanc' | 'isSummary'> & {
    serial: number
    issues: { no: number | null; issue: string; gist: string }[]
    /** The reasons of a decision without headnotes, from their beginning; else empty. */
    reasons: string
    articles: Pick<CitedArticle, 'articleId' | 'lawName' | 'articleNo' | 'former' | 'issueNo'>[]
    overruledBy: CaseRef | null
  }

/** Reasons are read this far: the few giants are tables and lists. */
const longestReasons = 40_000

const pairsOf = (ids: readonly string[]) => {
  const pairs = ids.map((id) => id.split('#'))
  return {
    lawIds: pairs.map(([lawId = '']) => lawId),
    nos: pairs.map(([, no = '']) => no),
  }
}

/** Articles by id, in no order. */
export async function articleSources(
  sql: Sql,
  ids: readonly string[],
): Promise<Map<string, ArticleSource>> {
  if (ids.length === 0) return new Map()
  const { lawIds, nos } = pairsOf(ids)
  const rows = await sql<ArticleSource[]>`
    select a.law_id || '#' || a.no as "articleId", a.law_id as "lawId", l.title as "lawTitle",
      l.kind as "lawKind", l.pending as "lawPending", l.effective_on::text as "effectiveOn",
      l.is_summary as "isSummary", a.no, a.title, a.body, a.pending, a.repealed,
      a.cited_by as "citedBy"
    from unnest(${lawIds}::text[], ${nos}::text[]) as k (law_id, no)
    join legal.articles a on a.law_id = k.law_id and a.no = k.no
    join legal.laws l on l.law_id = a.law_id`
  return new Map(rows.map((row) => [row.articleId, row]))
}
/** Decisions by serial with headnotes, cited articles and the decision that seems to overrule them. */
export async function decisionSources(
  sql: Sql,
  serials: readonly number[],
): Promise<Map<number, DecisionSource>> {
  if (serials.length === 0) return new Map()
  const rows = await sql<DecisionSource[]>`
    select ${refColumns(sql)}, d.court_level as "courtLevel", d.judgment_kind as "judgmentKind",
      d.en_banc as "enBanc", d.is_summary as "isSummary", d.issues,
      case when jsonb_array_length(d.issues) = 0 then left(d.body, ${longestReasons}::int)
        else '' end as reasons,
      (select coalesce(json_agg(json_build_object(
          'articleId', a.law_id || '#' || a.no, 'lawName', ${citedLawName(sql)}, 'articleNo', c.article_no,
          'former', c.former or c.predecessor,
          'issueNo', c.issue_no) order by c.position), '[]'::json)
        from legal.article_citations c
        join legal.articles a on a.law_id = c.law_id and a.no = c.article_no
        join legal.laws l on l.law_id = c.law_id
        where c.serial = d.serial) as articles,
      (select json_build_object('serial', o.serial, 'caseNumber', o.case_number,
          'caseName', o.case_name, 'court', o.court, 'judgmentDate', o.judgment_date::text,
          'citedBy', o.cited_by)
        from legal.overruling_candidates c join legal.decisions o on o.serial = c.by_serial
        where c.serial = d.serial order by o.judgment_date nulls last, o.serial limit 1)
        as "overruledBy"
    from legal.decisions d where d.serial = any(${[...serials]}::int[])`
  return new Map(rows.map((row) => [row.serial, row]))
}
