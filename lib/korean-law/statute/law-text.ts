import type { ArticleLayout, LawText, OutlineEntry, StatuteArticle } from '@/lib/korean-law/types'
import { readStatuteText } from './statute-text'

/** A page holds about this many articles: 민법 as one page would be three megabytes. */
const pageSize = 120

type Wanted = { page?: number; article?: string }
type Paged = { article: StatuteArticle; page: number; opens: boolean; before: string }

/** Where each article goes: a new page begins with a chapter when it can. */
function paged(articles: StatuteArticle[]): Paged[] {
  let page = 1
  let onPage = 0
  let path = ''
  return articles.map((article) => {
    const opens = article.path !== '' && article.path !== path
    const full = opens ? onPage >= pageSize * 0.6 : onPage >= pageSize * 1.5
    if (full) {
      page += 1
      onPage = 0
    }
    onPage += 1
    const before = path
    path = article.path
    return { article, page, opens, before }
  })
}

const depths = [0, 1, 2] as const
/** A heading may lack a level above it, which leaves an empty step. */
const steps = (path: string) =>
  path
    .split('>')
    .map((each) => each.trim())
    .filter(Boolean)

/** The parts that begin where `after` begins: of `제1편 > 제2장` after `제1편 > 제1장` only 제2장. */
function opened(before: string, after: string, id: string): OutlineEntry[] {
  const old = steps(before)
  const now = steps(after)
  const same = now.findIndex((step, index) => step !== old[index])
  return now.flatMap((label, depth): OutlineEntry[] =>
    depth >= same ? [{ id, label, depth: depths[depth] ?? 2 }] : [],
  )
}

/**
 * Lays a law out by its parts and chapters; a law without any is outlined by its articles. A long law
 * comes in pages: the one that is asked for, or the one with the article that is.
 */
export function layOutLaw(
  articles: StatuteArticle[],
  label: (no: string) => string,
  wanted: Wanted = {},
): LawText {
  const placed = paged(articles)
  const pages = placed.at(-1)?.page ?? 1
  const withArticle = placed.find(({ article }) => article.no === wanted.article)?.page
  const page = Math.min(withArticle ?? wanted.page ?? 1, pages)
  const on = (entry: OutlineEntry, where: number): OutlineEntry =>
    where === page ? entry : { ...entry, page: where }
  const chapters = placed.filter(({ opens }) => opens)
  const ids = new Map(chapters.map(({ article }, index) => [article, `chapter-${index + 1}`]))
  const outline =
    chapters.length > 0
      ? chapters.flatMap(({ article, before, page: where }) =>
          opened(before, article.path, ids.get(article) ?? '').map((entry) => on(entry, where)),
        )
      : placed.map(({ article: { no, title }, page: where }) =>
          on(
            { id: `article-${no}`, label: title ? `${label(no)} ${title}` : label(no), depth: 0 },
            where,
          ),
        )
  const read = placed
    .filter((each) => each.page === page)
    .map(({ article }): ArticleLayout => {
      const id = ids.get(article)
      const chapter = id === undefined ? null : { id, title: article.path }
      return { article, lines: readStatuteText(article.body), chapter }
    })
  return { articles: read, outline, page, pages }
}
