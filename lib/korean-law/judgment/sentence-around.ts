/** How far a sentence is followed to each side. */
const longestSide = 400
/** Where sentences of judgments end: 한다. 하였다. 음. — never the points of a date. */
const sentenceEnd = /[다음함까임)]\.(?=[\s)\]"”]|$)|\n/g

/**
 * The sentence of a judgment in which something stands, with … where it is too long to be given whole.
 * @param at where it begins in the text
 * @param length of what stands there
 */
export function sentenceAround(text: string, at: number, length: number): string {
  const from = Math.max(0, at - longestSide)
  const before = text.slice(from, at)
  const ends = [...before.matchAll(sentenceEnd)]
  const last = ends.at(-1)
  const start = last ? from + last.index + last[0].length : from
  const after = text.slice(at + length, at + length + longestSide)
  const end = [...after.matchAll(sentenceEnd)][0]
  const stop = at + length + (end ? end.index + end[0].length : after.length)
  const isCutBefore = !last && from > 0
  const isCutAfter = !end && stop < text.length
  const sentence = text.slice(start, stop).replace(/\s+/g, ' ').trim()
  return `${isCutBefore ? '… ' : ''}${sentence}${isCutAfter ? ' …' : ''}`
}
