/** Letters and digits of any script, with hyphens between words: `제1조 (목적)` → `제1조-목적`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/[\s_]+/g, '-')
}

/** Gives every heading of one document an id of its own. */
export function slugger(): (text: string) => string {
  const seen = new Map<string, number>()
  return (text) => {
    const slug = slugOf(text) || 'section'
    const times = seen.get(slug) ?? 0
    seen.set(slug, times + 1)
    return times === 0 ? slug : `${slug}-${times}`
  }
}

export type OutlineEntry = { id: string; text: string; depth: number }

const inlineMarks = /!?\[([^\]]*)\]\([^)]*\)|[*_`~]/g

/** Headings of a Markdown text with the ids that `Markdown` gives them, for a table of contents. */
export function outlineOf(markdown: string): OutlineEntry[] {
  const slug = slugger()
  let fence: string | null = null
  return markdown.split('\n').flatMap((line) => {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1]?.slice(0, 3)
    if (mark && (fence === null || fence === mark)) {
      fence = fence === null ? mark : null
      return []
    }
    const heading = fence === null ? /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) : null
    if (!heading?.[1] || !heading[2]) return []
    const text = heading[2].replace(inlineMarks, '$1').trim()
    return [{ id: slug(text), text, depth: heading[1].length }]
  })
}
