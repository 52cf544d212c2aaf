import type { LayWord } from './lay-synonyms'
import situations from './lay-words/situations.json'

/**
 * What people tell in several words (월급을 … 못 받고) → the legal terms for it. A key lists word
 * beginnings in the order they are said, alternatives parted by |, other words may stand between.
 */
const situationList = Object.entries(situations).map(([key, terms]) => ({
  steps: key.split(' ').map((step) => step.split('|')),
  terms: terms.split('; '),
}))

/** How many words apart two parts of one situation may be. */
const furthest = 4

/** A one-syllable beginning of a noun is the noun with a particle (개가), never another word (개인). */
const afterNoun = /^(?:|은|는|이|가|을|를|의|에|도|만|한테|에게|한테서|으로|로)$/
const oneSyllableNouns = new Set([
  '개',
  '애',
  '돈',
  '술',
  '길',
  '형',
  '딸',
  '반',
  '땅',
  '집',
  '글',
  '빚',
])

function begins(token: string, starts: readonly string[]): boolean {
  return starts.some((start) => {
    if (!token.startsWith(start)) return false
    return !oneSyllableNouns.has(start) || afterNoun.test(token.slice(start.length))
  })
}

/** Words that a situation takes from `from` on, or null when they are not there. */
function wordsOf(steps: readonly string[][], tokens: readonly string[], from: number) {
  const words: string[] = []
  let at = from
  for (const [i, step] of steps.entries()) {
    const last = i === 0 ? from : Math.min(tokens.length - 1, at + furthest - 1)
    while (at <= last && !begins(tokens[at]!, step)) at++
    if (at > last) return null
    words.push(tokens[at]!)
    at++
  }
  return words
}

/** Ends of spoken sentences; 요 ends a few nouns too (필요, 중요, 강요). */
const spoken =
  /[가-힣](?:(?<![필중주수개강동소긴민])요|니다|니까|는데|은데|인데|던데|더니|어|죠)(?![가-힣])/

/**
 * Situations described in a Korean query. An issue as courts put it describes none: there the same words mean
 * what they say.
 */
export function situationsIn(query: string): LayWord[] {
  if (!spoken.test(query)) return []
  const tokens = (query.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 60)
  const found: LayWord[] = []
  for (const { steps, terms } of situationList)
    for (let from = 0; from < tokens.length; from++) {
      const words = wordsOf(steps, tokens, from)
      if (!words) continue
      found.push({ word: words.join(' '), terms })
      break
    }
  return found
}
