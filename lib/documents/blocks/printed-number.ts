import type { BlockKind } from './schema'

/** A line of a document, taken apart: its number as printed and what follows. */
export type NumberedLine = {
  number: string
  text: string
  kind: Extract<BlockKind, 'heading' | 'clause' | 'list'>
  level: number
}

type Form = { pattern: RegExp; kind: NumberedLine['kind']; level: number }

/** What may follow «제3조»: its title, its text; not a particle or another number, which quote the article. */
const afterArticle = String.raw`(?=\s*[([（【［<〈「:]|\s*$|\s+(?!제\s*\d|및(?=\s)|또는|내지|부터|에서|의(?=\s)|와(?=\s)|과(?=\s)|,))`
const afterPart = String.raw`(?=\s|$)(?!\s*제\s*\d+\s*조)`
/** A date is no number: «2026. 1. 5.», «1. 5.부터». */
const notDate = String.raw`(?!\s*\d{1,2}\s*\.)`

/** In this order, because an earlier form is the more certain one. */
const forms: Form[] = [
  { pattern: new RegExp(`^제\\s*[0-9]+\\s*편${afterPart}`), kind: 'heading', level: 1 },
  {
    pattern: new RegExp(`^제\\s*[0-9]+\\s*장(?:의\\s*[0-9]+)?${afterPart}`),
    kind: 'heading',
    level: 2,
  },
  {
    pattern: new RegExp(`^제\\s*[0-9]+\\s*절(?:의\\s*[0-9]+)?${afterPart}`),
    kind: 'heading',
    level: 3,
  },
  {
    pattern: new RegExp(`^제\\s*[0-9]+\\s*관(?:의\\s*[0-9]+)?${afterPart}`),
    kind: 'heading',
    level: 4,
  },
  {
    pattern: new RegExp(`^제\\s*[0-9]+\\s*조(?:의\\s*[0-9]+)?${afterArticle}`),
    kind: 'clause',
    level: 1,
  },
  {
    pattern: /^第\s*[0-9〇一二三四五六七八九十百]+\s*[条條](?=\s|[（(【])/,
    kind: 'clause',
    level: 1,
  },
  { pattern: /^Article\s+[0-9]+\.?(?=\s|$|[(:])/i, kind: 'clause', level: 1 },
  { pattern: /^[①-⑳㉑-㉟㊱-㊿]/u, kind: 'clause', level: 2 },
  { pattern: /^[0-9]{1,2}(?:[.-][0-9]{1,2}){1,3}\.?(?=\s+[^\s\d])/, kind: 'clause', level: 3 },
  {
    pattern: new RegExp(`^[0-9]{1,3}(?:의[0-9]+)?\\.${notDate}(?=\\s|[가-힣(「])`),
    kind: 'clause',
    level: 3,
  },
  {
    pattern: /^[가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허]\.(?=\s|[가-힣(「])/,
    kind: 'clause',
    level: 4,
  },
  { pattern: /^[0-9]{1,3}\)(?=\s|[가-힣(「])/, kind: 'clause', level: 5 },
  { pattern: /^[가나다라마바사아자차카타파하]\)(?=\s|[가-힣(「])/, kind: 'clause', level: 6 },
  { pattern: /^(?:\([0-9]{1,3}\)|[⑴-⒇])(?=\s|[가-힣「])/u, kind: 'clause', level: 7 },
  {
    pattern: /^(?:\([가나다라마바사아자차카타파하]\)|[㉮-㉻㈎-㈛])(?=\s)/u,
    kind: 'clause',
    level: 8,
  },
  { pattern: /^[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ](?:\.|(?=\s))/u, kind: 'heading', level: 2 },
  { pattern: /^[ⅰ-ⅻ㉠-㉭](?:\.|(?=\s))/u, kind: 'clause', level: 9 },
  { pattern: /^[ㄱ-ㅎ]\.(?=\s)/, kind: 'clause', level: 9 },
  { pattern: /^(?:[IVX]{1,5}|[A-Za-z])\.(?=\s)/, kind: 'clause', level: 9 },
  { pattern: /^\([A-Za-z]\)(?=\s)/, kind: 'clause', level: 9 },
  { pattern: /^[-–—•●◦○▪■□▶▷◆◇◎ㆍ·*](?=\s)/u, kind: 'list', level: 1 },
]

/** Figures and marks that old texts write as wide as Hangul, each as the one that it is. */
const halfWidth = (text: string) =>
  text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/** «제1조 목적 ……… 2»: a line of a table of contents, which names an article and is none. */
const contentsLine = /^제\s*\d+\s*[조장절편관].*(?:(?:[.·⋯]\s?){4,}|[…‥]{2,}|\t)\s*\d{1,4}\s*$/

/** The number that a line begins with, when it is one that documents are ordered by; null else. */
export function splitNumber(line: string): NumberedLine | null {
  const text = line.trimStart()
  const plain = halfWidth(text)
  if (contentsLine.test(plain)) return null
  for (const { pattern, kind, level } of forms) {
    const found = pattern.exec(plain)?.[0]
    if (!found) continue
    return { number: tidyNumber(found), text: text.slice(found.length).trim(), kind, level }
  }
  return null
}

/** «제 1 조» and «제1조» are one number. */
const tidyNumber = (number: string) =>
  /^[제第]/.test(number) ? number.replace(/\s+/g, '') : number.trim()

/** What a number says about its block, wherever it came from: a list of a word processor, or a column. */
export function formOf(number: string): Pick<NumberedLine, 'kind' | 'level'> {
  const found = splitNumber(number.trim()) ?? splitNumber(`${number.trim()} 가`)
  if (found) return { kind: found.kind, level: found.level }
  return { kind: /[\p{L}\p{N}]/u.test(number) ? 'clause' : 'list', level: 1 }
}

/** Titles of parts that carry no number of their own. */
export const isPartTitle = (line: string): boolean =>
  /^(?:부\s*칙|별\s*지|별\s*첨|별\s*표|붙\s*임|특약\s*사항|전\s*문|서\s*문)(?:\s*(?:제?\s*\d+\s*호?)?)?(?:\s*[<[(【].*)?$/.test(
    line.trim(),
  )
