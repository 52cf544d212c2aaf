import { measuresIn } from './measures'
import type { KnowledgeQuery } from './query'
import { eachTermOf, hashTerm } from './terms'

/** What counts less was added to the question, and would mark what nobody asked for. */
const leastWeight = 0.35

/**
 * The ranges of a text that answer to a question, in order and without overlaps. A lone bigram is a chance
 * more often than an answer, so that a mark has a word, or three characters.
 */
export function marksIn(text: string, { terms }: KnowledgeQuery): [number, number][] {
  const found: [number, number][] = []
  const known = (key: number) => (terms.get(key) ?? 0) >= leastWeight
  eachTermOf(text, (key, start, end, kind) => {
    if (kind !== 'bridge' && known(key)) found.push([start, end])
  })
  for (const { value, start, end } of measuresIn(text))
    if (known(hashTerm(value))) found.push([start, end])
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
