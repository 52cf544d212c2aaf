import type { Piece } from '@/lib/word-changes'

/** A text with what was taken out of it and put in; `words` are what screen readers say before each. */
export function ChangedText({
  pieces,
  words,
}: {
  pieces: readonly Piece[]
  words: { added: string; removed: string }
}) {
  return pieces.map(({ kind, text }, at) => {
    const key = `${at}-${kind}`
    if (kind === 'added')
      return (
        <ins key={key} className="bg-good-sheet text-good decoration-good">
          <span className="sr-only">{words.added} </span>
          {text}
        </ins>
      )
    if (kind === 'removed')
      return (
        <del key={key} className="bg-danger-sheet text-danger">
          <span className="sr-only">{words.removed} </span>
          {text}
        </del>
      )
    return <span key={key}>{text}</span>
  })
}
