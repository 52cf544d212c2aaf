import type { Sql } from '@/backend/db'
import type { ArticleDetail, Law, LawDetail } from '@/lib/corpus/case-schema'
import { afterInitial, type LawKind, type LawsShown } from '@/lib/corpus/law-list-constants'
import type { LawPage } from '@/lib/corpus/service-schema'
import { actName, lawKey } from '@/lib/korean-law/names/law-names'
import { titleInKorean } from '@/lib/korean-law/names/law-title'
import { citingArticle, type Page } from './citations'

/** Citing decisions that come with an article; the rest are read by page. */
const CITING_PAGE = 20

function lawColumns(sql: Sql) {
  return sql`l.law_id as "lawId", l.title, l.kind, l.ministries,
    l.promulgated_on::text as "promulgatedOn", l.promulgation_no as "promulgationNo",
    l.effective_on::text as "effectiveOn", l.pending, l.is_summary as "isSummary",
    l.source_url as "sourceUrl"`
}

function articleColumns(sql: Sql) {
  return sql`a.law_id || '#' || a.no as "articleId", a.no, a.title, a.path, a.body, a.pending,
    a.repealed, a.cited_by as "citedBy"`
}

/** Titles are not keys: the current edition wins, then the newest. */
async function lawByTitle(sql: Sql, title: string): Promise<Law | undefined> {
  const [row] = await sql<Law[]>`
    select ${lawColumns(sql)} from legal.laws l where l.title_key = ${lawKey(title)}
    order by l.current desc, l.promulgated_on desc nulls last, l.law_id limit 1`
  return row
}

/** Resolves 법령ID, title, or what people call the law: 근기법, 헌법, Civil Act. */
export async function findLaw(sql: Sql, law: string): Promise<Law | null> {
  if (/^\d{6}$/.test(law)) {
    const [row] = await sql<Law[]>`
      select ${lawColumns(sql)} from legal.laws l where l.law_id = ${law}`
    return row ?? null
  }
  const titled = await lawByTitle(sql, law)
  if (titled) return titled
  const official = titleInKorean(law)
  return (official && (await lawByTitle(sql, official))) || null
}

/** Title of a law by 법령ID, without its text. */
export async function titleOfLaw(sql: Sql, lawId: string): Promise<string | null> {
  const [row] = await sql<{ title: string }[]>`
    select title from legal.laws where law_id = ${lawId}`
  return row?.title ?? null
}

/** Whether the text of a law is held, and not a summary in the project's own words. */
export async function isHeldWhole(sql: Sql, lawId: string): Promise<boolean> {
  const [row] = await sql<{ isSummary: boolean }[]>`
    select is_summary as "isSummary" from legal.laws where law_id = ${lawId}`
  return row?.isSummary === false
}

const acts = ['헌법', '법률']
const decrees = ['대통령령']

function ofKind(sql: Sql, kind: LawKind | undefined) {
  if (kind === undefined) return sql``
  if (kind === 'rule') return sql`and l.kind <> all(${[...acts, ...decrees]}::text[])`
  return sql`and l.kind = any(${kind === 'act' ? acts : decrees}::text[])`
}

/** Which of the current laws are meant. */
function shownLaws(sql: Sql, { kind, initial }: LawsShown, key: string) {
  const next = initial && afterInitial(initial)
  return sql`l.current
    ${key === '' ? sql`` : sql`and strpos(l.title_key, ${key}) > 0`}
    ${ofKind(sql, kind)}
    ${initial ? sql`and l.title collate "C" >= ${initial}` : sql``}
    ${next ? sql`and l.title collate "C" < ${next}` : sql``}`
}

/** Current laws in 가나다 order; with a name those that hold it, whole titles and beginnings first. */
export async function listLaws(sql: Sql, shown: LawsShown, { page, size }: Page): Promise<LawPage> {
  const key = lawKey(titleInKorean(shown.name) ?? shown.name)
  const shownOnes = shownLaws(sql, shown, key)
  const byMatch =
    key === ''
      ? sql``
      : sql`l.title_key <> ${key}, strpos(l.title_key, ${key}) <> 1, char_length(l.title_key),`
  const [laws, counted] = await Promise.all([
    sql<LawPage['laws']>`
      select ${lawColumns(sql)}, (
          select count(*)::int from legal.articles a where a.law_id = l.law_id) as "articleCount"
      from (
        select l.*, row_number() over (order by ${byMatch} l.title collate "C", l.law_id) as rank
        from legal.laws l where ${shownOnes}
        order by rank limit ${size}::int offset ${(page - 1) * size}::int
      ) l order by l.rank`,
    sql<{ total: number }[]>`
      select count(*)::int as total from legal.laws l where ${shownOnes}`,
  ])
  return { total: counted[0]?.total ?? 0, page, size, laws: [...laws] }
}

/** Act, decree and rule share a title up to its last word. */
function familyKeys(title: string): string[] {
  const act = lawKey(actName(title))
  return [act, `${act}시행령`, `${act}시행규칙`]
}

/** A law with all its articles. */
export async function readLaw(sql: Sql, name: string): Promise<LawDetail | null> {
  const law = await findLaw(sql, name)
  if (!law) return null
  const [articles, family, addenda] = await Promise.all([
    sql<LawDetail['articles']>`
      select ${articleColumns(sql)} from legal.articles a
      where a.law_id = ${law.lawId} order by a.position`,
    sql<LawDetail['family']>`
      select l.law_id as "lawId", l.title, l.kind from legal.laws l
      where l.current and l.law_id <> ${law.lawId}
        and l.title_key = any(${familyKeys(law.title)}::text[])
      order by char_length(l.title), l.law_id`,
    sql<{ addenda: string | null }[]>`
      select addenda from legal.laws where law_id = ${law.lawId}`,
  ])
  return {
    ...law,
    articles: [...articles],
    family: [...family],
    addenda: addenda[0]?.addenda ?? '',
  }
}

type Neighbours = { previousNo: string | null; nextNo: string | null }

/** An article with its neighbours and the decisions that cite it most. */
export async function readArticle(
  sql: Sql,
  name: string,
  no: string,
): Promise<Omit<ArticleDetail, 'explanation'> | null> {
  const law = await findLaw(sql, name)
  if (!law) return null
  const [rows, citing] = await Promise.all([
    sql<(ArticleDetail['article'] & Neighbours)[]>`
      select ${articleColumns(sql)},
        (select b.no from legal.articles b where b.law_id = a.law_id and b.position < a.position
          order by b.position desc limit 1) as "previousNo",
        (select b.no from legal.articles b where b.law_id = a.law_id and b.position > a.position
          order by b.position limit 1) as "nextNo"
      from legal.articles a where a.law_id = ${law.lawId} and a.no = ${no}`,
    citingArticle(sql, law.lawId, no, { page: 1, size: CITING_PAGE }),
  ])
  const row = rows[0]
  if (!row) return null
  const { previousNo, nextNo, ...article } = row
  return { law, article, previousNo, nextNo, citing }
}
