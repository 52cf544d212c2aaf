/** How many weights there are: what is seen in a clause is counted in as many places. */
export const places = 1 << 16

/** What a clause says, as counts in places, in a vector of length one. */
export type Features = { at: Uint16Array; value: Float32Array }

const particle =
  /(?:에게서|으로부터|로부터|에게|으로써|으로서|으로|에서|까지|부터|이라도|라도|이나|처럼|보다|마다|은|는|이|가|을|를|의|에|와|과|도|로|만|나|며|고)$/
const party = /^[ⒶⒷ]/
const acting = /^([ⒶⒷ])[은는이가도]/
const closes = /[다고며나되면]$/

const evenly = (text: string): string =>
  text
    .replace(/["“”'‘’()[\]「」『』]/g, ' ')
    .replace(/\d[\d,.]*/g, '#')
    .replace(/\s+/g, ' ')
    .trim()

/** Where a thing seen is counted: FNV-1a of its sort and its letters. */
function placeOf(sort: number, seen: string): number {
  let hash = (0x811c9dc5 ^ sort) >>> 0
  for (let index = 0; index < seen.length; index++) {
    hash = Math.imul(hash ^ seen.charCodeAt(index), 0x01000193) >>> 0
  }
  return (hash ^ (hash >>> 16)) % places
}

/** Letters of words, words without their particles, neighbours, and what is said of which party. */
function* seenIn(text: string): Generator<[sort: number, seen: string]> {
  const words = evenly(text).split(' ')
  const plain = words.map((word) => word.replace(/[.,;:·]+$/, ''))
  const stems = plain.map((word) =>
    party.test(word) ? word.slice(0, 3) : word.length > 2 ? word.replace(particle, '') : word,
  )
  for (const word of plain) {
    const edged = `_${word}_`
    for (const length of [2, 3, 4])
      for (let at = 0; at + length <= edged.length; at++) yield [1, edged.slice(at, at + length)]
  }
  let actor = '-'
  for (const [index, stem] of stems.entries()) {
    const word = plain[index] ?? ''
    yield [2, stem]
    if (index > 0) yield [3, `${stems[index - 1]} ${stem}`]
    if (index > 1) yield [4, `${stems[index - 2]} ${stem}`]
    actor = acting.exec(word)?.[1] ?? actor
    yield [5, actor + stem.slice(0, 2)]
    if (closes.test(word) || word !== words[index]) yield [6, actor + word.slice(-3)]
  }
}

/** The features of a clause in which the parties are Ⓐ and Ⓑ. */
export function featuresOf(text: string): Features {
  const counts = new Map<number, number>()
  for (const [sort, seen] of seenIn(text)) {
    const place = placeOf(sort, seen)
    counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  const at = Uint16Array.from(counts.keys()).sort()
  const value = Float32Array.from(at, (place) => 1 + Math.log(counts.get(place) ?? 1))
  const length = Math.sqrt(value.reduce((sum, each) => sum + each * each, 0)) || 1
  return { at, value: value.map((each) => each / length) }
}
