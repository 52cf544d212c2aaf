import { stemOf } from '@/lib/korean-law/query/glossary/english-words'
import { withoutSmallTalk } from '@/lib/korean-law/query/small-talk'
import { eachTerm } from '@/lib/korean-law/query/tokenize'
import { translateQuery } from '@/lib/korean-law/query/translate-query'

/**
 * Terms of questions in all four languages as 32-bit keys of one space: Hangul, Han characters and digits
 * as in legal text, katakana as character bigrams, English words by their stems, alone and in pairs.
 */
const idleEnglish = new Set(
  (
    'the a an of to in on for is are was were my i me it its if and or do does did can could should would ' +
    'will been be by with at from as that this what how when who they he she we you your his her have has ' +
    'had not no am there so but about any get got them their us our than then also just'
  ).split(' '),
)
const englishWord = /[a-z]+(?:'[a-z]+)?/g
/** Hiragana is left out: it is the endings of every question (してくれません), not what it is about. */
const katakanaRun = /[\u30a1-\u30fa\u30fc]+/g

/** Calls `emit` for each term of a text in its own language, repeats included. */
export function eachOwnTerm(written: string, emit: (key: number) => void): void {
  const text = written.normalize('NFKC').toLowerCase()
  let before: string | null = null
  const notEnglish = text.replace(englishWord, (word) => {
    if (idleEnglish.has(word)) return ' '
    const stem = stemOf(word.replace(/'s$/, '')).replace("'", '')
    eachTerm(stem, emit)
    // A pair says what neither word does (security deposit); the letters between keep it apart from words.
    if (before !== null) eachTerm(`${before}zz${stem}`, emit)
    before = stem
    return ' '
  })
  eachTerm(notEnglish, emit)
  for (const [run] of notEnglish.matchAll(katakanaRun)) {
    if (run.length === 1) emit((run.charCodeAt(0) << 16) >>> 0)
    for (let at = 0; at + 2 <= run.length; at++)
      emit(((run.charCodeAt(at) << 16) | run.charCodeAt(at + 1)) >>> 0)
  }
}

/**
 * Calls `emit` for each term of a question, repeats included: of its own language and, of another than Korean,
 * of the Korean legal terms that it stands for, so that it meets what Koreans ask and what the law says.
 */
export function eachQuestionTerm(question: string, emit: (key: number) => void): void {
  eachOwnTerm(question, emit)
  const { language, korean } = translateQuery(question)
  if (language !== 'ko') eachTerm(korean, emit)
}

const distinct = (
  text: string,
  each: (text: string, emit: (key: number) => void) => void,
): number[] => {
  const keys = new Set<number>()
  each(withoutSmallTalk(text), (key) => keys.add(key))
  return [...keys]
}

/** Distinct terms of what a person asks, without the words that every question has. */
export const questionTerms = (question: string): number[] => distinct(question, eachQuestionTerm)

/** Those of them that the person wrote, without their Korean. */
export const ownTerms = (question: string): number[] => distinct(question, eachOwnTerm)
