import type { ContractType } from '@/lib/contracts/constants'
import type { Clause, Sentence } from '@/lib/contracts/types'
import { linesOf } from './lines'
import { createPartyTokens } from './party-tokens'
import { inLegalWords } from './plain-words'

const paragraphMark =
  /^[①-⑳]|^\(\d{1,2}\)|^\d{1,2}\s*[.)](?!\d)|^[가-하]\s*[.)]|^[-•·※▪*]|^\d{1,2}\.\d{1,2}\.?\s/
const beginsItem = (line: string) => paragraphMark.test(line.trim())
const endsSentence = /[.:;：。]\s*$|[다함음됨임것]\s*$/
const announces = /(다음|아래)(\s*각)?\s*(호|항목|경우|사유|내용|사항|행위|목|와\s*같)|각\s*호/

type Piece = { start: number; end: number; paragraph: number }

/** Lines that a page broke in two belong together; rows of tables and items do not. */
function joinLines(text: string, from: number, to: number): { start: number; end: number }[] {
  const joined: { start: number; end: number }[] = []
  for (const { text: line, start, end } of linesOf(text.slice(from, to), from)) {
    if (line.trim() === '') continue
    const last = joined.at(-1)
    const before = last ? text.slice(last.start, last.end) : ''
    const wrapped =
      last &&
      before.length >= 30 &&
      !endsSentence.test(before) &&
      !beginsItem(line) &&
      !/^\s*[가-힣 ]{2,12}[:：]/.test(line) &&
      !before.includes('|') &&
      !line.includes('|') &&
      !/^\s*제\s*\d+\s*조/.test(before)
    if (wrapped) last.end = end
    else joined.push({ start, end })
  }
  return joined
}

const marks = /[①-⑳]/g

/** Sentences, items and rows between two offsets, with the number of their paragraph. */
function piecesOf(text: string, clause: Clause): Piece[] {
  const pieces: Piece[] = []
  let paragraph = 0
  for (const { start, end } of joinLines(text, clause.start, clause.end)) {
    const line = text.slice(start, end)
    const cuts = [0]
    for (const mark of line.matchAll(marks)) {
      const before = line.slice(0, mark.index).trimEnd()
      if (before === '' || /[.다)\]】]$/.test(before)) cuts.push(mark.index)
    }
    for (const sentence of line.matchAll(/(?<=[가-힣A-Za-z)\]”"])[.。]\s+(?=\S)/g)) {
      const before = line.slice(0, sentence.index)
      if (/(?:^|\s)[가-하]$/.test(before)) continue
      cuts.push(sentence.index + sentence[0].length)
    }
    const sorted = [...new Set(cuts)].sort((a, b) => a - b)
    sorted.forEach((cut, index) => {
      const stop = sorted[index + 1] ?? line.length
      const raw = line.slice(cut, stop)
      const mark = /^\s*([①-⑳])/.exec(raw)
      if (mark?.[1]) paragraph = mark[1].charCodeAt(0) - 0x245f
      const lead =
        /^\s*(?:[①-⑳]\s*|\(\d{1,2}\)\s*|\d{1,2}\s*[.)]\s+|[가-하]\s*[.)]\s+|[-•·※▪*]\s*)?/.exec(
          raw,
        )?.[0].length ?? 0
      const from = start + cut + lead
      const to = start + cut + raw.trimEnd().length
      if (to > from) pieces.push({ start: from, end: to, paragraph })
    })
  }
  return pieces
}

const heading =
  /^\s*[<[【〔■▶•·\-*#]*\s*(?:제\s*\d{1,3}\s*조(?:\s*의\s*\d{1,2})?|Article\s+\d+|Section\s+\d+)\s*(?:[.:]?\s*[([【〔<「]\s*[^)\]】〕>」]{1,60}\s*[)\]】〕>」])?[\s.:：]*/i

/** The sentences of all clauses, ready for the rules. */
export function readSentences(
  type: ContractType,
  text: string,
  clauses: readonly Clause[],
): Sentence[] {
  const withTokens = createPartyTokens(type, text)
  const oneLine = (from: number, to: number) =>
    inLegalWords(withTokens(text.slice(from, to).replace(/\s+/g, ' ').trim()))
  const sentences: Sentence[] = []
  for (const clause of clauses) {
    const pieces = piecesOf(text, clause)
    let lead = ''
    let leadParagraph = -1
    pieces.forEach((piece, index) => {
      let { start } = piece
      if (index === 0 && clause.part === 'clause') {
        const head = heading.exec(text.slice(start, piece.end))
        if (head && head[0].trim() !== '') start += head[0].length
        const mark = /^\s*[①-⑳]\s*/.exec(text.slice(start, piece.end))
        if (mark) start += mark[0].length
        if (
          start >= piece.end ||
          (text.slice(start, piece.end).trim() === clause.title && pieces.length > 1)
        )
          return
      }
      const sentence = oneLine(start, piece.end)
      const following: string[] = []
      for (const next of pieces.slice(index + 1, index + 4)) {
        const words = oneLine(next.start, next.end)
        if (
          !/^(다만|단\s*[,，]|단\s|그러나|이 경우|그 경우|이때|이 때|이 금액|그 금액|위 |이를 |제\d+항)/.test(
            words,
          )
        )
          break
        following.push(words)
      }
      if (piece.paragraph !== leadParagraph && leadParagraph > 0) lead = ''
      sentences.push({
        clause,
        paragraph: piece.paragraph,
        start,
        end: piece.end,
        quote: text.slice(start, piece.end),
        text: sentence,
        exceptions: following.join(' '),
        lead:
          lead &&
          /^\s*(?:\d{1,2}\s*[.)]|[가-하]\s*[.)]|[-•·])/.test(
            text.slice(Math.max(0, start - 4), start).trimStart(),
          )
            ? lead
            : '',
      })
      if (announces.test(sentence)) {
        lead = sentence
        leadParagraph = piece.paragraph
      }
    })
  }
  return sentences
}
