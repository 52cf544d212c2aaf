import type { Node } from 'prosemirror-model'
import { createCounter, referenceText } from './numbering'

/** A clause as it stands in a document now. */
export type ListedClause = {
  /** Where its block begins. */
  position: number
  id: string | null
  level: number
  number: string
  text: string
  /** How a text names it: `제5조 제2항`. */
  name: string
}

/** What a block counts as. */
export const numberedOf = ({ type, attrs }: Node) => ({
  kind: type.name,
  level: Number(attrs.level ?? 1),
  ordered: attrs.ordered === true,
  printed: typeof attrs.printed === 'string' ? attrs.printed : null,
})

/** The clauses of a document with the numbers that follow from their order. */
export function listClauses(doc: Node): ListedClause[] {
  const counter = createCounter()
  const path: { level: number; number: string }[] = []
  const found: ListedClause[] = []
  doc.descendants((node, position) => {
    if (!node.isTextblock) return node.type.name !== 'image'
    const given = numberedOf(node)
    const number = counter.next(given)
    if (given.kind !== 'clause' || number === null) return false
    while ((path.at(-1)?.level ?? 0) >= given.level) path.pop()
    path.push({ level: given.level, number })
    found.push({
      position,
      id: typeof node.attrs.id === 'string' ? node.attrs.id : null,
      level: given.level,
      number,
      text: node.textContent,
      name: referenceText(path),
    })
    return false
  })
  return found
}

export type OutlineEntry = { position: number; level: number; number: string | null; text: string }

const heading = /^\s?\(([^()]{1,60})\)/

/** Headings and articles, for the list beside the text. Of an article the title in its bracket is enough. */
export function outlineOf(doc: Node): OutlineEntry[] {
  const articles = new Map(listClauses(doc).map((each) => [each.position, each]))
  const found: OutlineEntry[] = []
  doc.forEach((node, position) => {
    if (node.type.name === 'heading' && node.textContent.trim())
      found.push({
        position,
        level: Number(node.attrs.level),
        number: null,
        text: node.textContent.trim(),
      })
    const article = articles.get(position)
    if (article?.level === 1)
      found.push({
        position,
        level: 2,
        number: article.number,
        text: heading.exec(article.text)?.[1] ?? article.text.trim().slice(0, 60),
      })
  })
  return found
}
