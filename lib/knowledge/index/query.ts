import { situationsIn } from '@/lib/korean-law/query/lay-situations'
import { layWordsIn } from '@/lib/korean-law/query/lay-synonyms'
import { eachPhrase } from '@/lib/korean-law/query/phrases'
import { withoutSmallTalk } from '@/lib/korean-law/query/small-talk'
import { glossaryTerms, translateQuery } from '@/lib/korean-law/query/translate-query'
import { measuresIn } from './measures'
import { findSameWords } from './same-words/find-same-words'
import { soundOfHangul } from './sound-key'
import { bigramKey, eachTermOf, hashTerm } from './terms'
import { weakRangesIn } from './weak-words'

/** A word with its terms, which count all or not at all; without its text it is not marked. */
type WholeWord = { text: string; keys: readonly number[] }
/** The terms of a word of the question, and what a document may have for it. */
export type OtherWords = { own: readonly number[]; words: readonly WholeWord[] }

/** A question as weighted terms. */
export type KnowledgeQuery = {
  /** 1 for the person's own words, less for what was added to them. */
  terms: Map<number, number>
  /** Runs of four characters of the person's own words. */
  phrases: Set<number>
  /** What else the document may say for the person's words. */
  others: readonly OtherWords[]
  /** Syllables that may be typing mistakes, with the terms they are part of. */
  own: readonly { key: number; first: string; second: string }[]
}

const weights = {
  bridge: 0.3,
  /** An amount or a date by its value: what people look for when they write one. */
  measure: 2,
  /** The month of a day, the day of any year. */
  measurePart: 0.6,
  /** Of a term that an ending or a word without meaning is part of. */
  weak: 0.3,
  word: 1.3,
  synonym: 0.4,
  situation: 0.5,
  translation: 0.5,
  alternative: 0.25,
  foreign: 0.3,
}

/** A query beyond this says nothing more. */
const longestQuery = 2000

function raise(terms: Map<number, number>, key: number, weight: number) {
  if ((terms.get(key) ?? 0) < weight) terms.set(key, weight)
}

function addText(terms: Map<number, number>, text: string, weight: number) {
  eachTermOf(text, (key, _start, _end, kind) => {
    const factor = kind === 'bridge' ? weights.bridge : kind === 'word' ? weights.word : 1
    raise(terms, key, weight * factor)
  })
}

/** Amounts in letters: their syllables stand in every such amount, their value in one. */
const spelledAmountsIn = (text: string) =>
  measuresIn(text).flatMap(({ start, end, isPart }): [number, number][] =>
    isPart || /\d/.test(text.slice(start, end)) ? [] : [[start, end]],
  )

/** The person's own words, less where they are endings or spell an amount. */
function addOwn(terms: Map<number, number>, text: string) {
  const weak = [...weakRangesIn(text), ...spelledAmountsIn(text)]
  eachTermOf(text, (key, start, end, kind) => {
    const factor = kind === 'bridge' ? weights.bridge : kind === 'word' ? weights.word : 1
    const isWeak = weak.some(([from, to]) => start < to && end > from)
    raise(terms, key, isWeak ? factor * weights.weak : factor)
  })
}

/** The terms of a word that all are to be there. */
function keysOf(word: string): number[] {
  const keys = new Set<number>()
  eachTermOf(word, (key, _start, _end, kind) => {
    if (kind === 'bigram' || kind === 'word') keys.add(key)
  })
  return [...keys]
}

const mostWords = 12
const toWhole = (text: string): WholeWord => ({ text, keys: keysOf(text) })

function othersOf(text: string): OtherWords[] {
  const same = findSameWords(text).map(({ word, others }) => ({
    own: keysOf(word),
    words: others.map(toWhole).filter(({ keys }) => keys.length > 0),
  }))
  const said = [...text.matchAll(/[가-힣]{2,}/g)].flatMap(([word]): OtherWords[] => {
    const [from] = weakRangesIn(word)[0] ?? [word.length]
    const sound = soundOfHangul(word.slice(0, from))
    if (!sound) return []
    return [{ own: keysOf(word.slice(0, from)), words: [{ text: '', keys: [hashTerm(sound)] }] }]
  })
  return [...same.slice(0, mostWords), ...said.slice(0, mostWords)]
}

let foreignWords: Map<string, string[]> | undefined
/** Korean legal terms with what they are called in other languages, for documents written in those. */
function foreignOf(term: string): string[] {
  if (!foreignWords) {
    foreignWords = new Map()
    for (const { text, korean } of glossaryTerms()) {
      const known = foreignWords.get(korean)
      if (known) known.push(text)
      else foreignWords.set(korean, [text])
    }
  }
  return foreignWords.get(term) ?? []
}

function addForeign(terms: Map<number, number>, korean: string) {
  for (const [word] of korean.matchAll(/[가-힣]{2,}/g))
    for (let length = word.length; length >= 2; length--) {
      const found = foreignOf(word.slice(0, length)).slice(0, 6)
      for (const text of found) addText(terms, text, weights.foreign)
      if (found.length > 0) break
    }
}

/**
 * Reads a question in any of the four languages: its own words, the Korean legal terms for foreign and lay
 * ones, amounts and dates by value.
 */
export function readQuery(asked: string): KnowledgeQuery {
  const text = asked.normalize('NFC').slice(0, longestQuery)
  const { language, korean, terms: renderings } = translateQuery(text)
  const terms = new Map<number, number>()
  const core = withoutSmallTalk(language === 'ko' ? korean : text)
  addOwn(terms, core)
  if (core !== text && language === 'ko') addText(terms, text, 0.15)
  if (language !== 'ko') addText(terms, korean, weights.translation)
  for (const { korean: others } of renderings)
    for (const other of others.slice(1, 4)) addText(terms, other, weights.alternative)
  const translated =
    language === 'ko'
      ? []
      : renderings.map(({ source, korean: words }) => ({
          own: keysOf(source),
          words: words
            .slice(0, 4)
            .map(toWhole)
            .filter(({ keys }) => keys.length > 0),
        }))
  for (const { terms: legal } of layWordsIn(korean))
    for (const term of legal) addText(terms, term, weights.synonym)
  for (const { terms: legal } of situationsIn(korean))
    for (const term of legal) addText(terms, term, weights.situation)
  if (language === 'ko') addForeign(terms, korean)
  for (const { value, isPart } of measuresIn(text))
    raise(terms, hashTerm(value), isPart ? weights.measurePart : weights.measure)
  const phrases = new Set<number>()
  eachPhrase(language === 'ko' ? core : `${core}. ${korean}`, (key) => phrases.add(key))
  return { terms, phrases, others: [...othersOf(core), ...translated], own: hangulBigrams(core) }
}

function hangulBigrams(text: string): KnowledgeQuery['own'] {
  const own: { key: number; first: string; second: string }[] = []
  eachTermOf(text, (key, start, end, kind) => {
    const [first = '', second = ''] = [text[start], text[end - 1]]
    if (kind === 'bigram' && /[가-힣]/.test(first) && /[가-힣]/.test(second))
      own.push({ key, first, second })
  })
  return own
}

const [vowels, finals] = [21, 28]
const base = 0xac00

/** The syllables that differ from one by one letter: what a slip of a finger or of the ear makes. */
function similarSyllables(syllable: string): string[] {
  const code = syllable.charCodeAt(0) - base
  if (code < 0 || code >= 19 * vowels * finals) return []
  const [onset, vowel, final] = [
    Math.floor(code / (vowels * finals)),
    Math.floor(code / finals) % vowels,
    code % finals,
  ]
  const syllables: string[] = []
  const add = (o: number, v: number, f: number) => {
    const other = (o * vowels + v) * finals + f
    if (other !== code) syllables.push(String.fromCharCode(base + other))
  }
  for (let v = 0; v < vowels; v++) add(onset, v, final)
  for (let f = 0; f < finals; f++) add(onset, vowel, f)
  for (let o = 0; o < 19; o++) add(o, vowel, final)
  return syllables
}

const pairKey = (first: string, second: string) =>
  bigramKey(first.charCodeAt(0), second.charCodeAt(0))

/** What a corrected syllable counts beside one that was typed right. */
const corrected = 0.7

/**
 * Terms for words that nothing in the documents is spelled like: one letter away, and there.
 * @param has whether any document has a term
 */
export function correctedTerms(
  { own }: KnowledgeQuery,
  has: (key: number) => boolean,
): Map<number, number> {
  const added = new Map<number, number>()
  let tried = 0
  for (const [i, { key, first, second }] of own.entries()) {
    if (has(key) || tried >= 8) continue
    tried += 1
    const next = own[i + 1]
    const previous = own[i - 1]
    // Where both neighbours of a syllable are unknown, the syllable between them is the wrong one.
    const secondWrong = next?.first === second && !has(next.key)
    const firstWrong = previous?.second === first && !has(previous.key)
    if (secondWrong || !firstWrong) {
      const here = similarSyllables(second).filter((other) => has(pairKey(first, other)))
      const there = here.filter((other) => next && has(pairKey(other, next.second)))
      for (const other of there.length > 0 ? there : here) {
        added.set(pairKey(first, other), corrected)
        if (there.length > 0 && next) added.set(pairKey(other, next.second), corrected)
      }
    }
    if (!secondWrong)
      for (const other of similarSyllables(first))
        if (has(pairKey(other, second))) added.set(pairKey(other, second), corrected)
  }
  return added
}
