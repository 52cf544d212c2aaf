import { fieldVotes, matchEnglish, orderCandidates } from './english-index'
import { englishWords } from './english-words'
import { CITATION_MARK, takeCitations } from './foreign-citation'
import type { Piece } from './piece'

/** More readings of one phrase than this only blur a search. */
const MOST_RENDERINGS = 4

/** Names and brands are searched as they are; a plain unknown word would only mislead. */
function isName(word: string): boolean {
  if (/^\d+$/.test(word)) return false
  return /^[A-Z]/.test(word) || /\d/.test(word)
}

/** Reads an English query into Korean terms, citations and names, in its order. */
export function translateEnglish(query: string): Piece[] {
  const { text, citations } = takeCitations(query.normalize('NFKC'))
  const parts = text.split(new RegExp(CITATION_MARK, 'g'))
  const matched = parts.map((part, i) => (i % 2 === 0 ? matchEnglish(englishWords(part)) : []))
  const votes = fieldVotes(matched.flat())
  const shouting = query === query.toUpperCase()
  const pieces: Piece[] = []
  parts.forEach((part, i) => {
    if (i % 2 === 1) {
      const citation = citations[Number(part)] ?? ''
      pieces.push({ kind: 'citation', source: citation, korean: [citation] })
      return
    }
    for (const { words, candidates } of matched[i] ?? []) {
      const source = words.map((word) => word.source).join(' ')
      if (candidates.length > 0) {
        const ordered = orderCandidates(candidates, votes)
        const korean = [...new Set(ordered.flatMap((entry) => entry.korean))]
        pieces.push({ kind: 'term', source, korean: korean.slice(0, MOST_RENDERINGS) })
        continue
      }
      if (words.every(({ weak }) => weak)) continue
      const name = !shouting && isName(source)
      pieces.push({ kind: name ? 'word' : 'unknown', source, korean: name ? [source] : [] })
    }
  })
  return pieces
}
