import type { Block, Piece } from '@/lib/chat/parts/answer-parts'
import type { CheckedAnswer, CitableSource } from '@/lib/chat/types'
import type { CitationCheck } from '@/lib/corpus/schema'
import { citationPiece, isSound } from './citation-link'
import { type CitationChecker, type Judged, judgeAnswer } from './judge-answer'
import type { ReadBlock } from './read-markdown'

/**
 * Checks a written answer against the passages it was to be written from: every citation through `check`,
 * over the text as it is shown, every quote letter for letter, every sentence against the passages it
 * names. What does not hold is marked and never linked. Pure but for `check`.
 */
export async function checkAnswer(
  text: string,
  passages: readonly CitableSource[],
  check: CitationChecker,
): Promise<CheckedAnswer> {
  const { blocks, checks } = await judgeAnswer(text, passages, check)
  const checked = blocks.map(
    ({ block, sentences }): Block => ({
      form: block.form,
      pieces: piecesOf(block, sentences, passages),
    }),
  )
  const judged = blocks.flatMap(({ sentences }) => sentences)
  const used = new Set(
    judged.flatMap(({ verdict }) =>
      verdict.kind === 'supported' ? verdict.by.map(({ no }) => no) : [],
    ),
  )
  return {
    blocks: checked,
    used: [...used].sort((a, b) => a - b),
    grounding: figuresOf(
      judged,
      checks.filter(({ kind }) => kind !== 'quote'),
    ),
  }
}

function piecesOf(
  block: ReadBlock,
  judged: readonly Judged[],
  passages: readonly CitableSource[],
): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const each of judged) {
    addText(pieces, block.text.slice(at, each.sentence.start))
    pieces.push(...sentencePieces(each, passages))
    at = each.sentence.end
  }
  addText(pieces, block.text.slice(at))
  return pieces.reduce<Piece[]>(mergeText, [])
}

function sentencePieces(
  { sentence, verdict }: Judged,
  passages: readonly CitableSource[],
): Piece[] {
  const holds = verdict.kind !== 'unsupported'
  // In a sentence that nothing carries, a true citation or quote would lend it weight.
  const parts = [
    ...sentence.citations
      .filter((check) => holds || !isSound(check))
      .map((check) => ({ ...check, piece: citationPiece(check, passages) as Piece })),
    ...sentence.quotes.flatMap(({ start, end, source, verbatim }) => {
      if (!source || verbatim !== holds) return []
      const words = sentence.text.slice(start - sentence.start, end - sentence.start)
      const piece: Piece = { kind: 'quoted', text: words, source: source.no, verbatim }
      return [{ start, end, piece }]
    }),
  ].sort((a, b) => a.start - b.start)

  const pieces: Piece[] = []
  let at = sentence.start
  const say = (text: string) => {
    if (holds || !/[\p{L}\p{N}]/u.test(text)) addText(pieces, text)
    else addUnsupported(pieces, text)
  }
  for (const { start, end, piece } of parts) {
    say(sentence.text.slice(at - sentence.start, start - sentence.start))
    pieces.push(piece)
    at = end
  }
  say(sentence.text.slice(at - sentence.start))
  if (verdict.kind === 'supported') {
    const carrying = new Set(verdict.by.map(({ no }) => no))
    for (const no of sentence.marks) if (carrying.has(no)) pieces.push({ kind: 'ref', no })
  }
  return pieces
}

function addText(pieces: Piece[], text: string): void {
  if (text !== '') pieces.push({ kind: 'text', text })
}

/** Spaces around stay outside of what is marked. */
function addUnsupported(pieces: Piece[], text: string): void {
  const bare = text.trim()
  const from = text.indexOf(bare)
  addText(pieces, text.slice(0, from))
  pieces.push({ kind: 'unsupported', text: bare })
  addText(pieces, text.slice(from + bare.length))
}

function mergeText(pieces: Piece[], piece: Piece): Piece[] {
  const last = pieces.at(-1)
  if (piece.kind === 'text' && last?.kind === 'text') {
    return [...pieces.slice(0, -1), { kind: 'text', text: last.text + piece.text }]
  }
  return [...pieces, piece]
}

function figuresOf(
  judged: readonly Judged[],
  checks: readonly CitationCheck[],
): CheckedAnswer['grounding'] {
  const law = judged.filter(({ verdict }) => verdict.kind !== 'aside')
  const supported = law.filter(({ verdict }) => verdict.kind === 'supported')
  const shown = judged
    .filter(({ verdict }) => verdict.kind !== 'unsupported')
    .flatMap(({ sentence }) => sentence.citations)
  return {
    share: law.length === 0 ? 0 : supported.length / law.length,
    sentences: law.length,
    supported: supported.length,
    citations: checks.length,
    verified: shown.filter(isSound).length,
  }
}
