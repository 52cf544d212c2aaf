import readings from '@/lib/korean-law/query/glossary/data/hanja/readings.json'
import words from '@/lib/korean-law/query/glossary/data/hanja/words.json'
import { afterSyllable, atWordStart, readingOfNot } from './initial-sound'
import { type HanScript, toTraditional } from './variants'

interface Tables {
  characters: Map<string, string>
  exceptions: Map<string, string>
  wordStarts: Set<string>
  longest: number
}

let loaded: Tables | undefined

/** Built on first use: most queries are Korean and never need it. */
function tables(): Tables {
  if (loaded) return loaded
  const characters = new Map<string, string>()
  for (const [reading, chars] of Object.entries(readings)) {
    for (const char of chars) characters.set(char, reading)
  }
  const exceptions = new Map<string, string>()
  for (const [word, reading] of Object.entries(words.exceptions)) {
    exceptions.set(toTraditional(word, 'simplified'), reading)
  }
  const wordStarts = new Set(words.wordStarts.map((word) => toTraditional(word, 'simplified')))
  const longest = Math.max(...[...exceptions.keys(), ...wordStarts].map((word) => word.length))
  loaded = { characters, exceptions, wordStarts, longest }
  return loaded
}

function startsWord(chars: readonly string[], at: number, known: Tables): boolean {
  if (at === 0) return true
  // One character before is usually half a word (權利用 is 權利 + 用), unless it is a prefix.
  if (at === 1 && !PREFIXES.has(chars[0] ?? '')) return false
  for (let length = 2; length <= known.longest; length++) {
    if (known.wordStarts.has(chars.slice(at, at + length).join(''))) return true
  }
  return false
}

/** One-character prefixes after which the next word starts afresh: 不履行 → 불이행. */
const PREFIXES = new Set('不無非未新再被前後純總副先重全')

function exceptionAt(chars: readonly string[], at: number, { exceptions, longest }: Tables) {
  for (let length = Math.min(longest, chars.length - at); length >= 2; length--) {
    const reading = exceptions.get(chars.slice(at, at + length).join(''))
    if (reading) return { reading, length }
  }
  return undefined
}

/**
 * The Korean reading of a run of Han characters: 損害賠償 → 손해배상, 勞動 → 노동, 不當利得 →
 * 부당이득. Simplified and Japanese forms are first written as traditional ones. A character
 * without a reading is left out; the answer is empty when none has one.
 *
 * @param script which short forms the text may hold; traditional text reads the same with either
 */
export function readHanja(text: string, script: HanScript = 'simplified'): string {
  const known = tables()
  const chars = [...toTraditional(text.normalize('NFKC'), script)]
  let out = ''
  // Asked of `out` itself, its last syllable would copy all of it for every character.
  let last = ''
  for (let i = 0; i < chars.length; i++) {
    const exception = exceptionAt(chars, i, known)
    if (exception) {
      out += exception.reading
      last = exception.reading.slice(-1)
      i += exception.length - 1
      continue
    }
    const char = chars[i] ?? ''
    const next = chars[i + 1]
    const plain =
      char === '不'
        ? readingOfNot(next === undefined ? undefined : known.characters.get(next))
        : known.characters.get(char)
    if (plain === undefined) continue
    last = startsWord(chars, i, known)
      ? atWordStart(plain)
      : last === ''
        ? plain
        : afterSyllable(last, plain)
    out += last
  }
  return out
}

/** How many Han characters have a reading here. */
export function readableCharacters(): number {
  return tables().characters.size
}
