import { isQuestion } from '@/lib/korean-law/question/is-question'

/** A search with its operators taken apart. */
export type SearchOperators = {
  /** What is ranked: the query without its marks, and without what is excluded. */
  words: string
  /** What a text has to hold letter for letter. */
  phrases: string[]
  /** What a text must not hold. */
  excluded: string[]
}

const quoted = /(^|\s)(-?)["“”]([^"“”]{2,100})["“”](?=\s|$)/g
const minusWord = /(^|\s)-([^\s"“”-][^\s"“”]{1,59})(?=\s|$)/g
/** The corpus is Korean: words of another language are translated, and never stand in a text as they are. */
const inKorean = /[가-힣]/
const mostOperators = 5

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Reads `"손해의 공평한 분담"` as what a text has to hold as it stands, `-형사` as what it must not hold.
 * Whoever tells a story or asks quotes others ("나오지 마"): there the marks mean nothing, and neither do
 * they where nothing else is left to look for.
 */
export function readOperators(typed: string): SearchOperators {
  const phrases: string[] = []
  const excluded: string[] = []
  const keep = (list: string[], text: string) => {
    if (!list.includes(text)) list.push(text)
  }
  const plain = typed.normalize('NFC')
  const around = squeezed(plain.replace(quoted, ' '))
  if (isQuestion(around)) return { words: typed, phrases, excluded }
  const unquoted = plain.replace(quoted, (_, before: string, minus: string, inside: string) => {
    const text = squeezed(inside)
    if (minus && inKorean.test(text)) keep(excluded, text)
    else if (inKorean.test(text)) keep(phrases, text)
    return minus ? before : `${before}${text}`
  })
  const words = squeezed(
    unquoted.replace(minusWord, (whole, before: string, word: string) => {
      if (!inKorean.test(word)) return whole
      keep(excluded, word)
      return before
    }),
  )
  if (words.length < 2 || phrases.length + excluded.length > mostOperators)
    return { words: typed, phrases: [], excluded: [] }
  return { words, phrases, excluded }
}

/** The query that is read as these operators. */
export function writeOperators({ words, phrases, excluded }: SearchOperators): string {
  const marked = phrases.reduce((text, phrase) => text.replace(phrase, `"${phrase}"`), words)
  const without = excluded.map((text) => (text.includes(' ') ? `-"${text}"` : `-${text}`))
  return [marked, ...without].join(' ')
}
