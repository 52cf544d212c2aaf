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
    path = title
    const chapter = opens ? { id: `chapter-${outline.length + 1}`, title } : null
    if (chapter) outline.push({ id: chapter.id, label: shortPath(title), depth: depthOf(title) })
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

function shortPath(path: string): string {
  return steps(path).at(-1) ?? path
}

function depthOf(path: string): OutlineEntry['depth'] {
  const depth = steps(path).length - 1
  return depth <= 0 ? 0 : depth === 1 ? 1 : 2
}
