import { itemLetters } from '@/lib/korean-law/item-letters'
import type { StatuteLine } from '@/lib/korean-law/types'

/** Letters of subitems (목) in their order. */

/** 항, 호 and 목 of an article as they are counted; 호 and 목 may have branches, as in 2의3. */
type Place = { paragraph?: string; item?: string; subitem?: string }

/** `p2-i1의3-s1`: the id of the element that holds a paragraph, item or subitem. Empty for the article itself. */
function anchorOf({ paragraph, item, subitem }: Place): string {
  return [
    paragraph ? `p${paragraph}` : '',
    item ? `i${item}` : '',
    subitem ? `s${itemLetters.indexOf(subitem) + 1}` : '',
  ]
    .filter((part) => part !== '')
    .join('-')
}

/** ① to ⑳, ㉑ to ㉟, ㊱ to ㊿. */
function countOf(mark: string): number {
  const code = mark.codePointAt(0) ?? 0
  if (code <= 0x2473) return code - 0x245f
  return code <= 0x325f ? code - 0x323c : code - 0x328d
}

/** The anchor of each line that has a mark of its own; null for the others, and where a mark comes twice. */
export function lineAnchors(lines: readonly StatuteLine[]): (string | null)[] {
  const given = new Set<string>()
  let place: Place = {}
  return lines.map(({ depth, mark }) => {
    if (mark === '') return null
    const name = mark.replace(/\.$/, '')
    if (depth === 0) place = { paragraph: String(countOf(mark)) }
    else if (depth === 1) place = { ...place, item: name, subitem: undefined }
    else place = { ...place, subitem: name }
    const anchor = anchorOf(place)
    if (given.has(anchor)) return null
    given.add(anchor)
    return anchor
  })
}

function depthOf(mark: string): StatuteLine['depth'] {
  if (/^\d/.test(mark)) return 1
  return /^[가-하]\./.test(mark) ? 2 : 0
}

/**
 * The anchor of the line in which words stand, with `#`; a line without a mark of its own goes with the one before.
 * Empty where no line has them, or none up to there has a mark.
 *
 * @param lines of an article, or whole paragraphs of it
 */
export function anchorOfWords(
  lines: readonly Pick<StatuteLine, 'mark' | 'text'>[],
  words: string,
): string {
  const at = words === '' ? -1 : lines.findIndex(({ text }) => text.includes(words))
  const anchors = lineAnchors(lines.map((line) => ({ ...line, depth: depthOf(line.mark) })))
  const anchor = anchors.slice(0, at + 1).findLast((each) => each !== null)
  return anchor ? `#${anchor}` : ''
}

const cited =
  /제\s?(\d+)\s?조((?:\s?의\s?\d+)*)(?:\s?제\s?(\d{1,2})\s?항)?(?:\s?제\s?(\d{1,3})\s?호(?:\s?의\s?(\d+))?)?(?:\s?([가-하])\s?목)?/g

/**
 * The anchor of what a citation names within article `no`, with `#`: `제6조의3 제1항 제2호` is `#p1-i2`. Empty where it
 * names the article alone, or another one.
 */
export function citedAnchor(citation: string, no: string): string {
  const found = [...citation.matchAll(cited)].find(
    ([, main, branches = '']) => main + branches.replace(/\s/g, '') === no,
  )
  if (!found) return ''
  const [, , , paragraph, number, branch, subitem] = found
  const item = branch ? `${number}의${branch}` : number
  const anchor = anchorOf({ paragraph, item, subitem })
  return anchor === '' ? '' : `#${anchor}`
}

/** `p1-i2` in words: 제1항 제2호. Empty for what is no anchor of an article. */
export function anchorLabel(anchor: string): string {
  const [, paragraph, item, branch, subitem] =
    /^(?:p(\d+))?-?(?:i(\d+)(의\d+)?)?-?(?:s(\d+))?$/.exec(anchor) ?? []
  return [
    paragraph ? `제${paragraph}항` : '',
    item ? `제${item}호${branch ?? ''}` : '',
    subitem ? `${itemLetters.charAt(Number(subitem) - 1)}목` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}
