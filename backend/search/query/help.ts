import { layWordsIn } from '@/lib/korean-law/query/lay-synonyms'
import { eachTerm } from '@/lib/korean-law/query/tokenize'
import { translateQuery } from '@/lib/korean-law/query/translate-query'

export type Help = { dropWord: string | null; suggestions: string[] }

/** How many documents hold a key. */
type Frequency = (key: number) => number

/** How often the rarest part of a word occurs: a word that the corpus never uses counts nothing. */
function commonness(word: string, frequency: Frequency): number {
  let least = Number.POSITIVE_INFINITY
  eachTerm(word, (key) => {
    least = Math.min(least, frequency(key))
  })
  return Number.isFinite(least) ? least : 0
}

/** For a query that found nothing: the word to leave out, and other ways to put it. */
export function helpFor(text: string, frequency: Frequency): Help {
  const { korean } = translateQuery(text.normalize('NFC'))
  const words = korean.split(/\s+/).filter((word) => word.length > 0)
  const rarest =
    [...words].sort((x, y) => commonness(x, frequency) - commonness(y, frequency))[0] ?? null
  const suggestions = new Set<string>()
  if (rarest && words.length > 1) suggestions.add(words.filter((word) => word !== rarest).join(' '))
  for (const { word, terms } of layWordsIn(korean))
    for (const term of terms.slice(0, 2)) suggestions.add(korean.replace(word, term))
  return { dropWord: words.length > 1 ? rarest : null, suggestions: [...suggestions].slice(0, 5) }
}
