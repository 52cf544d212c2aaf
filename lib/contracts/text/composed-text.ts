/** A letter with what is written onto it: marks, and the vowels and finals of decomposed Hangul. */
const letter = /[^\p{M}\u1160-\u11ff][\p{M}\u1160-\u11ff]*/gsu

export type ComposedText = {
  text: string
  /** Where a place of the composed text lies in the given one. */
  placeBefore: (place: number) => number
}

const samePlace = (place: number): number => place

/** A text as Windows writes Hangul, one sign a syllable; Macs may write each of its letters apart. */
export function composedText(given: string): ComposedText {
  if (given === given.normalize('NFC')) return { text: given, placeBefore: samePlace }
  const places: number[] = []
  let text = ''
  for (const { 0: letters, index } of given.matchAll(letter)) {
    const composed = letters.normalize('NFC')
    for (let unit = 0; unit < composed.length; unit += 1) places.push(index)
    text += composed
  }
  return { text, placeBefore: (place) => places[place] ?? given.length }
}
