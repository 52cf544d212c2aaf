import type { Suggestion } from '@/backend/search/types'
import { lawKey } from '@/lib/korean-law/names/law-names'
import type { ListedLaw, LookUps } from './look-ups'
import { suggestTerms } from './term-suggestions'
import { composed, understand } from './understand'

const lawSuggestion = ({ lawId, title, kind }: ListedLaw): Suggestion => ({
  kind: 'law',
  text: title,
  target: lawId,
  detail: kind,
})

/** Laws whose title starts with or holds the prefix; the more cited first, as they are listed. */
function laws(prefix: string, lookUps: LookUps, limit: number): Suggestion[] {
  const key = lawKey(prefix)
  if (key.length === 0) return []
  const starting: ListedLaw[] = []
  const holding: ListedLaw[] = []
  for (const { law, title } of lookUps.titles) {
    if (title.startsWith(key)) starting.push(law)
    else if (key.length >= 2 && title.includes(key)) holding.push(law)
  }
  const called = lookUps.lawCalled(prefix)
  const all = called ? [called, ...starting, ...holding] : [...starting, ...holding]
  return [...new Set(all)].slice(0, limit).map(lawSuggestion)
}

/** One letter begins too many phrases to say anything. */
const shortestPhrase = 2
/** Terms leave room for so many. */
const phrasesAtLeast = 3

function phrases(typed: string, lookUps: LookUps, limit: number): Suggestion[] {
  if (typed.length < shortestPhrase) return []
  return lookUps.phrases
    .find(typed, limit)
    .map((text) => ({ kind: 'issue', text, target: null, detail: '' }))
}

/** What a half-typed query may become: the document it names, numbers, laws, legal terms, phrases of issues. */
export function suggest(prefix: string, lookUps: LookUps, limit: number): Suggestion[] {
  const typed = composed(prefix).trim()
  if (typed.length === 0) return []
  const { direct } = understand(typed, lookUps)
  const named: Suggestion[] =
    direct?.kind === 'article'
      ? [{ kind: 'article', text: direct.text, target: direct.articleId, detail: '' }]
      : []
  const compact = typed.replace(/\s+/g, '')
  const numbers = /^\d{2,4}[가-힣]{1,5}\d*$/.test(compact)
    ? lookUps
        .numbersStarting(compact, 5)
        .map((number): Suggestion => ({ kind: 'case', text: number, target: number, detail: '' }))
    : []
  // The title of a law is a term of the glossary too: what opens the law comes first and stays.
  const seen = new Set<string>()
  const opened = [...named, ...numbers, ...laws(typed, lookUps, 5)]
  const found = phrases(typed, lookUps, limit)
  const room = Math.max(0, limit - opened.length - Math.min(found.length, phrasesAtLeast))
  return [...opened, ...suggestTerms(typed, room + 5).slice(0, room), ...found]
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, limit)
}
