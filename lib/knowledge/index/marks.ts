import { measuresIn } from './measures'
import type { KnowledgeQuery } from './query'
import { eachTermOf, hashTerm } from './terms'

/** What counts less was added to the question, and would mark what nobody asked for. */
const leastWeight = 0.35

/** Where the words stand that are others for those of a question. */
function wordsIn(text: string, others: KnowledgeQuery['others']): [number, number][] {
  const lower = text.toLowerCase()
  // A few letters become two in small; then the places would not be those of the text.
  if (lower.length !== text.length) return []
  const words = new Set(others.flatMap((each) => each.words.map((word) => word.text.toLowerCase())))
  return [...words].flatMap((word) => {
    const places: [number, number][] = []
    if (word.length < 2) return places
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
      if (!/[a-z]/.test(word) || !/[a-z]/.test(lower[at - 1] ?? ''))
        places.push([at, at + word.length])
    return places
  })
}

/**
 * The ranges of a text that answer to a question, in order and without overlaps. A lone bigram is a chance
 * more often than an answer, so that a mark has a word, or three characters.
 */
export function marksIn(text: string, { terms, others }: KnowledgeQuery): [number, number][] {
  const found: [number, number][] = []
  const known = (key: number) => (terms.get(key) ?? 0) >= leastWeight
  eachTermOf(text, (key, start, end, kind) => {
    if (kind !== 'bridge' && known(key)) found.push([start, end])
  })
  for (const { value, start, end } of measuresIn(text))
    if (known(hashTerm(value))) found.push([start, end])
  found.push(...wordsIn(text, others))
  found.sort((a, b) => a[0] - b[0])
  const marks: [number, number][] = []
  for (const [start, end] of found) {
    const last = marks.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else marks.push([start, end])
  }
  return marks.filter(([start, end]) => {
    const word = text.slice(start, end)
    const alone = !/[가-힣]/.test(text[start - 1] ?? '') && word.length >= 2
    return word.length >= 3 || alone
  })
}
