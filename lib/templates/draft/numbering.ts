import { itemLetters } from '@/lib/korean-law/item-letters'

const letters = [...itemLetters]
const circled = [...'①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳']

/** The numbers of a document in writing: articles through all of it, items anew under every heading. */
export type Numbering = {
  heading: () => void
  item: () => string
  subItem: () => string
  article: () => string
  /** @param isOnly a lone clause has no mark */
  clause: (isOnly: boolean) => string | null
  subitem: () => string
}

export function startNumbering(): Numbering {
  let [items, subItems, articles, clauses, subitems] = [0, 0, 0, 0, 0]
  return {
    heading: () => {
      items = 0
      subItems = 0
    },
    item: () => {
      items += 1
      subItems = 0
      return `${items}.`
    },
    subItem: () => {
      subItems += 1
      return `${letters[(subItems - 1) % letters.length]}.`
    },
    article: () => {
      articles += 1
      clauses = 0
      subitems = 0
      return `제${articles}조`
    },
    clause: (isOnly) => {
      clauses += 1
      subitems = 0
      return isOnly ? null : (circled[clauses - 1] ?? `(${clauses})`)
    },
    subitem: () => {
      subitems += 1
      return `${subitems}.`
    },
  }
}
