import { clauseLevelOf } from './numbering'

/** A line of text as a block: what stood before it as a number is its kind, no more its text. */
export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'clause'; level: number; text: string }
  | { kind: 'list'; level: number; ordered: boolean; text: string }

const article = /^(제\s?\d{1,3}\s?조)(?=[\s(（【[]|$)\s*/
const marked =
  /^([①-⑳㉑-㉟]|\d{1,2}\.(?!\d)|[가나다라마바사아자차카타파하]\.|\d{1,2}\)|[가나다라마바사아자차카타파하]\)|\(\d{1,2}\))\s*/
const bullet = /^[-•·∙○●◦▪■*ㆍ]\s+/

/**
 * Lines as blocks. `1.` is a 호 below a 조 or 항, else an item of a list; letters count only below a clause,
 * because a paragraph may well begin with one.
 */
export function blocksOfText(text: string): TextBlock[] {
  let inClauses = false
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line): TextBlock => {
      const plain = line.replace(/[\u00a0\t]+/g, ' ').trim()
      const [head, mark = ''] = article.exec(plain) ?? marked.exec(plain) ?? []
      const level = clauseLevelOf(mark)
      if (head !== undefined && level !== null) {
        const rest = plain.slice(head.length)
        if (level <= 2) inClauses = true
        if (inClauses) return { kind: 'clause', level, text: rest }
        if (level === 3) return { kind: 'list', level: 1, ordered: true, text: rest }
      }
      const [dot] = bullet.exec(plain) ?? []
      if (dot !== undefined)
        return { kind: 'list', level: 1, ordered: false, text: plain.slice(dot.length) }
      return { kind: 'paragraph', text: plain }
    })
}
