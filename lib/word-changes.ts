import { diffArrays } from 'diff'

/** A piece of a text that both versions have, or only one of them. */
export type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

const token =
  /[가-힣ㄱ-ㅎㅏ-ㅣ]+|[A-Za-z]+|\d[\d,.]*\d|\d|[^\S\n]+|\n|[^가-힣ㄱ-ㅎㅏ-ㅣA-Za-z\d\s]/gu

/** Words, numbers with their commas, spaces and marks: what a change is made of. Numbers stay whole. */
export const tokensOf = (text: string): string[] => text.match(token) ?? []

/** A text that takes longer was written anew. */
const mostMilliseconds = 200
const mostEdits = 4_000

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (last?.kind === piece.kind) last.text += piece.text
    else if (piece.text !== '') result.push({ ...piece })
  }
  return result
}

/** A lone space or mark between two changes belongs to them: half sentences read better than confetti. */
function withoutIslands(pieces: readonly Piece[]): Piece[] {
  const spread = pieces.flatMap((piece, index): Piece[] => {
    const isIsland =
      piece.kind === 'same' &&
      /^\s{1,2}$/.test(piece.text) &&
      index > 0 &&
      index < pieces.length - 1
    return isIsland
      ? [
          { kind: 'removed', text: piece.text },
          { kind: 'added', text: piece.text },
        ]
      : [piece]
  })
  const ordered: Piece[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    ordered.push({ kind: 'removed', text: removed }, { kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const piece of spread) {
    if (piece.kind === 'removed') removed += piece.text
    else if (piece.kind === 'added') added += piece.text
    else {
      flush()
      ordered.push(piece)
    }
  }
  flush()
  return joined(ordered)
}

/**
 * What was taken out and put in, token by token; null where the texts have too little in common for it to be
 * worked out in time.
 */
export function tokenChanges(before: string, after: string): Piece[] | null {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }]
  const changes = diffArrays(tokensOf(before), tokensOf(after), {
    timeout: mostMilliseconds,
    maxEditLength: mostEdits,
  })
  if (!changes) return null
  return withoutIslands(
    joined(
      changes.map(({ added, removed, value }) => ({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text: value.join(''),
      })),
    ),
  )
}

/** The old text whole, then the new one. */
export const rewritten = (before: string, after: string): Piece[] =>
  joined([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
