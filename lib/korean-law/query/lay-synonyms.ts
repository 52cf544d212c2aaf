import accidents from './lay-words/accidents.json'
import consumer from './lay-words/consumer.json'
import crime from './lay-words/crime.json'
import family from './lay-words/family.json'
import housing from './lay-words/housing.json'
import money from './lay-words/money.json'
import state from './lay-words/state.json'
import work from './lay-words/work.json'

/**
 * What people say → the words of statutes and judgments, for widening a query. A key may be the
 * beginning of an inflected word (짤렸 for 짤렸어요) or several words.
 */
export const laySynonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    ...housing,
    ...work,
    ...family,
    ...money,
    ...consumer,
    ...accidents,
    ...crime,
    ...state,
  }).map(([word, terms]) => [word, terms.split('; ')]),
)

/** A lay word found in a query, with the legal terms it stands for. */
export interface LayWord {
  word: string
  terms: readonly string[]
}

/** Endings that a noun may have; a one-syllable key must be the whole noun (빚을, not 빚다). */
const PARTICLE = /^(?:|은|는|이|가|을|를|의|에|도|만|과|와|로|으로|때문에|에서|이나|나|하고)$/

const keys = Object.keys(laySynonyms).map((word) => ({ word, tokens: word.split(' ') }))

function begins(token: string | undefined, key: string): boolean {
  if (!token?.startsWith(key)) return false
  return key.length > 1 || PARTICLE.test(token.slice(key.length))
}

/**
 * The lay words of a Korean query, longest first where several begin at the same place.
 * Words are compared from the start of each spaced word, so 계약 is never found in 재계약.
 */
export function layWordsIn(query: string): LayWord[] {
  const tokens = query.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
  const found: LayWord[] = []
  for (let at = 0; at < tokens.length; ) {
    let best: (typeof keys)[number] | undefined
    for (const key of keys) {
      const here = key.tokens.every((part, i) => begins(tokens[at + i], part))
      if (here && key.word.length > (best?.word.length ?? 0)) best = key
    }
    if (best) found.push({ word: best.word, terms: laySynonyms[best.word] ?? [] })
    at += best?.tokens.length ?? 1
  }
  return found
}
