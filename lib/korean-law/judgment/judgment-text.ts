import { itemLetters } from '@/lib/korean-law/item-letters'
import type {
  CitingJudgment,
  JudgmentBlock,
  JudgmentText,
  OutlineEntry,
} from '@/lib/korean-law/types'
import { makeTextLinker } from './link-text'
import { isSignature, opinionLabel, readOpinion } from './opinion'

const bracket = /^【([^】]{1,60})】[^\S\n]*/
/** `『2021고단5588』`, `[범죄전력]`: a line of its own that opens a part and numbers it anew. */
const caption = /^(?:『[^』]{1,60}』|\[[^\]]{1,40}\]|<[^>]{1,40}>|〈[^〉]{1,40}〉)$/
const numbered = /^(\d{1,2})\.\s+(\S.*)$/
const lettered = /^([가나다라마바사아자차카타파하])\.\s+(\S.*)$/
const labelLength = 36
/** Headings whose text follows; every other bracket names a party or an earlier judgment. */
/** Orders and claims are numbered too, but they are short and want no outline of their own. */
const ordersOnly = /^(?:주문|(?:청구|항소|상고|항고)?취지(?:및항소취지)?)$/
const opensSection = /주문|이유|취지|범죄사실|판시|의견|별지|법령의적용|증거의요지|양형|결론/

/** `주    문` is set wide in print; between single syllables the space means nothing. */
function closeUp(title: string): string {
  const plain = title.replace(/\s+/g, ' ').trim()
  return /^(?:[가-힣] )+[가-힣]$/.test(plain) ? plain.replaceAll(' ', '') : plain
}

function label(number: string, text: string): string {
  const first = text.split(/(?<=다)\.\s/)[0] ?? text
  const short = first.length > labelLength ? `${first.slice(0, labelLength).trimEnd()}…` : first
  return `${number}. ${closeUp(short)}`
}

/** Cuts a judgment into headings, parties, opinions and numbered parts, links its citations and outlines it. */
export function readJudgment(judgment: CitingJudgment): JudgmentText {
  const { body } = judgment
  const link = makeTextLinker(judgment)
  const blocks: JudgmentBlock[] = []
  const outline: OutlineEntry[] = []
  let expected = { number: 1, letter: 0 }
  let outlined = true

  const point = (id: string, text: string, depth: OutlineEntry['depth']) =>
    outline.push({ id, label: text, depth })

  /** Its id counts the lines of the source, so that it stays when more of them are read as parts of an outline. */
  function paragraph(from: number, to: number, no: number) {
    const id = `p${no}`
    const text = body.slice(from, to)
    const number = numbered.exec(text)
    const letter = lettered.exec(text)
    const opinion = outlined ? readOpinion(text) : null
    if (opinion) {
      const follows = number !== null && Number(number[1]) === expected.number
      // An opinion without a number of its own numbers its parts anew.
      expected = { number: follows ? expected.number + 1 : 1, letter: 0 }
      point(id, opinionLabel(opinion), 0)
      blocks.push({ kind: 'opinion', id, title: text, opinion })
      return
    }
    if (isSignature(text)) {
      blocks.push({ kind: 'signature', segments: link(from, to) })
      return
    }
    let depth: 0 | 1 | 2 = 0
    if (!outlined) depth = 0
    else if (caption.test(text)) {
      depth = 1
      expected = { number: 1, letter: 0 }
      point(id, text, depth)
    }
    // Only the next in order opens a part: `3.` alone may be the end of a date.
    else if (number && Number(number[1]) === expected.number) {
      depth = 1
      expected = { number: expected.number + 1, letter: 0 }
      point(id, label(number[1] ?? '', number[2] ?? ''), depth)
    } else if (letter && itemLetters.indexOf(letter[1] ?? '') === expected.letter) {
      depth = 2
      expected.letter += 1
      point(id, label(letter[1] ?? '', letter[2] ?? ''), depth)
    }
    blocks.push({ kind: 'paragraph', id, depth, segments: link(from, to) })
  }

  /** A section may open on the line of the one before it: `【이유】 【범죄사실】`. */
  function line(from: number, to: number, no: number) {
    const [opening, title] = bracket.exec(body.slice(from, to)) ?? []
    if (opening === undefined || title === undefined) {
      if (from < to) paragraph(from, to, no)
      return
    }
    const closed = closeUp(title)
    const bare = closed.replaceAll(' ', '')
    const rest = from + opening.length
    if (!opensSection.test(bare)) {
      blocks.push({ kind: 'field', label: closed, segments: link(rest, to) })
      return
    }
    expected = { number: 1, letter: 0 }
    const id = `part-${outline.length + 1}`
    point(id, closed, 0)
    blocks.push({ kind: 'heading', id, title: closed })
    outlined = !ordersOnly.test(bare)
    line(rest, to, no)
  }

  let no = 0
  for (const { from, to } of lines(body)) line(from, to, ++no)
  return { blocks, outline }
}

/** Ranges of the lines that hold something, without the spaces around them. */
function* lines(body: string): Generator<{ from: number; to: number }> {
  for (const match of body.matchAll(/\S(?:[^\n]*\S)?/g)) {
    yield { from: match.index, to: match.index + match[0].length }
  }
}
