import { itemLetters } from '@/lib/korean-law/item-letters'
/** Headnotes number their issues [1] [2], 가. 나. or 1. 2.; one header can name several: [1][2], 가.나. */

export type Section = {
  /** Issue numbers; empty for text before the first header or without any. */
  nos: number[]
  /** Range [start, end) of the section's text, its header left out. */
  start: number
  end: number
  text: string
}

type Style = {
  header: RegExp
  number: RegExp
  read: (match: string) => number
  /** Digits and points also begin dates: only 1, then 2, then 3 … are headers. */
  inOrder?: true
}

const styles: Style[] = [
  {
    header: /(?:\[\s?\d{1,2}\s?\]\s?[,·ㆍ]?\s?)+/g,
    number: /\d{1,2}/g,
    read: Number,
  },
  {
    // Not inside a word: the 다 that ends a sentence is no header.
    header: new RegExp(`(?<![가-힣])[<(〈【\\[]?(?:[${itemLetters}]\\s?[.,)〉>\\]】·]\\s?)+`, 'g'),
    number: new RegExp(`[${itemLetters}]`, 'g'),
    read: (letter) => itemLetters.indexOf(letter) + 1,
  },
  { header: /\(?\d{1,2}[.)]\s?(?!\d)/g, number: /\d{1,2}/g, read: Number, inOrder: true },
  {
    header: /[①-⑳]/g,
    number: /[①-⑳]/g,
    read: (mark) => mark.charCodeAt(0) - 0x245f,
    inOrder: true,
  },
]

/** Splits a numbered text into its sections; a text without numbers is one section without `nos`. */
export function splitNumbered(text: string): Section[] {
  const style = styles.find(({ header, number, read, inOrder }) => {
    header.lastIndex = 0
    const first = header.exec(text)
    // matchAll below starts where a shared expression stopped.
    header.lastIndex = 0
    if (!first || text.slice(0, first.index).trim() !== '') return false
    return !inOrder || read(first[0].match(number)?.[0] ?? '') === 1
  })
  const whole = [{ nos: [], start: 0, end: text.length, text: text.trim() }]
  if (!style) return whole
  const heads: { nos: number[]; at: number; to: number }[] = []
  for (const match of text.matchAll(style.header)) {
    const nos = [...match[0].matchAll(style.number)].map((m) => style.read(m[0]))
    const wanted = !style.inOrder || nos[0] === dueAfter(heads)
    if (wanted && opens(text, match.index, nos, heads)) {
      heads.push({ nos, at: match.index, to: match.index + match[0].length })
    }
  }
  if (heads.length === 0) return whole
  return heads.map(({ nos, to }, i) => {
    const end = heads[i + 1]?.at ?? text.length
    return { nos, start: to, end, text: trimSection(text.slice(to, end)) }
  })
}

/** A header opens a line or follows a slash; inside a line only the number that is due counts. */
function opens(text: string, at: number, nos: number[], heads: { nos: number[] }[]): boolean {
  const before = text.slice(Math.max(0, at - 3), at)
  if (at === 0 || /[\n/]\s*$/.test(before) || text.slice(0, at).trim() === '') return true
  return nos[0] === dueAfter(heads) && /[.)」”’,례]\s+$/.test(before)
}

function dueAfter(heads: { nos: number[] }[]): number {
  return Math.max(0, ...(heads.at(-1)?.nos ?? [])) + 1
}

function trimSection(text: string): string {
  return text.replace(/[\s/,]+$/, '').trim()
}

/** Numbers of the section that a place in the text belongs to. */
export function sectionAt(sections: Section[], at: number): Section | undefined {
  return sections.find(({ start, end }) => at >= start && at < end)
}

export type IssueTexts = { no: number | null; issue: string; gist: string }

/**
 * Joins the issues (판시사항) and gists (판결요지) that bear the same number. A gist without number under
 * numbered issues stands alone, since it belongs to all of them.
 */
export function joinIssues(issueText: string, gistText: string): IssueTexts[] {
  const issues = splitNumbered(issueText)
  const gists = splitNumbered(gistText)
  const numbered = new Map<number, IssueTexts>()
  const loose: IssueTexts = { no: null, issue: '', gist: '' }
  for (const [field, sections] of [['issue', issues] as const, ['gist', gists] as const]) {
    for (const { nos, text } of sections) {
      if (nos.length === 0) loose[field] = text
      for (const no of new Set(nos)) {
        const entry = numbered.get(no) ?? { no, issue: '', gist: '' }
        entry[field] = entry[field] ? `${entry[field]}\n${text}` : text
        numbered.set(no, entry)
      }
    }
  }
  const joined = [...numbered.values()].sort((a, b) => (a.no ?? 0) - (b.no ?? 0))
  return loose.issue || loose.gist ? [...joined, loose] : joined
}
