import type { Article } from './case-schema'
import { readStatuteText } from './statute-text'
import type { OutlineEntry, StatuteLine } from './types'

export type LawText = {
  articles: {
    article: Article
    lines: StatuteLine[]
    /** The part or chapter that begins with this article. */
    chapter: { id: string; title: string } | null
  }[]
  outline: OutlineEntry[]
}

/** Lays a law out by its parts and chapters; a law without any is outlined by its articles. */
export function readLaw(articles: Article[], label: (no: string) => string): LawText {
  const outline: OutlineEntry[] = []
  let path = ''
  const read = articles.map((article) => {
    const title = article.path
    const opens = title !== '' && title !== path
    const chapter = opens ? { id: `chapter-${outline.length + 1}`, title } : null
    if (chapter) outline.push(...opened(path, title, chapter.id))
    path = title
    return { article, lines: readStatuteText(article.body), chapter }
  })
  if (outline.length > 0) return { articles: read, outline }
  const byArticle = articles.map(
    ({ no, title }): OutlineEntry => ({
      id: `article-${no}`,
      label: title ? `${label(no)} ${title}` : label(no),
      depth: 0,
    }),
  )
  return { articles: read, outline: byArticle }
}

function steps(path: string): string[] {
  return path.split('>').map((each) => each.trim())
}

const depths = [0, 1, 2] as const

/** The parts that begin where `after` begins: of `제1편 > 제2장` after `제1편 > 제1장` only 제2장. */
function opened(before: string, after: string, id: string): OutlineEntry[] {
  const old = steps(before)
  const now = steps(after)
  const same = now.findIndex((step, index) => step !== old[index])
  return now.flatMap((label, depth): OutlineEntry[] =>
    depth >= same ? [{ id, label, depth: depths[depth] ?? 2 }] : [],
  )
}
