import { type Piece, rewritten, tokenChanges } from '@/lib/word-changes'
import type { ArticleChange } from './change-schema'

/** Unchanged text that is left on each side of a change, so that it can be read in its sentence. */
const around = 90
/** Of a new article, which has a page of its own. */
const longestNew = 400
/** An annex that was replaced would be longer than all the other changes together. */
const longestPiece = 4_000

const headOf = (text: string) => text.slice(0, around).replace(/\s\S*$/, '')
const tailOf = (text: string) => text.slice(-around).replace(/^\S*\s/, '')
const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

function shortened(piece: Piece, isFirst: boolean, isLast: boolean): Piece {
  if (piece.kind !== 'same') return { ...piece, text: cut(piece.text, longestPiece) }
  if (piece.text.length <= 3 * around) return piece
  const head = isFirst ? '' : `${headOf(piece.text)} `
  const tail = isLast ? '' : ` ${tailOf(piece.text)}`
  return { kind: 'same', text: `${head}…${tail}` }
}

/**
 * What was taken out of an article and put in, with the words around it. Of an article that is new or gone there
 * is nothing to compare: its text stands as it is.
 */
export function articlePieces({
  oldText,
  newText,
}: Pick<ArticleChange, 'oldText' | 'newText'>): Piece[] {
  if (oldText === null) return [{ kind: 'same', text: cut(newText ?? '', longestNew) }]
  if (newText === null) return [{ kind: 'same', text: cut(oldText, longestPiece) }]
  const pieces = tokenChanges(oldText, newText) ?? rewritten(oldText, newText)
  return pieces.map((piece, at) => shortened(piece, at === 0, at === pieces.length - 1))
}

/** Whether an article was changed, is new, or is gone. */
export function articleChangeKind({
  oldText,
  newText,
}: Pick<ArticleChange, 'oldText' | 'newText'>): 'changed' | 'new' | 'gone' {
  if (oldText === null) return 'new'
  return newText === null ? 'gone' : 'changed'
}
