import { lawKey } from '@/lib/legal/law-names'
import { glossaryTerms } from '@/lib/legal/translate-query'
import type { ListedLaw, LookUps } from './look-ups'
import type { Suggestion } from './types'
import { understand } from './understand'

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
  for (const law of lookUps.laws) {
    const title = lawKey(law.title)
    if (title.startsWith(key)) starting.push(law)
    else if (key.length >= 2 && title.includes(key)) holding.push(law)
  }
  const called = lookUps.lawCalled(prefix)
  const all = called ? [called, ...starting, ...holding] : [...starting, ...holding]
  return [...new Set(all)].slice(0, limit).map(lawSuggestion)
}

function terms(prefix: string, limit: number): Suggestion[] {
  const start = prefix.toLowerCase()
  return glossaryTerms()
    .filter(({ text }) => text.toLowerCase().startsWith(start))
    .sort((x, y) => x.text.length - y.text.length)
    .slice(0, limit)
    .map(({ text, korean }) => ({
      kind: 'term',
      text,
      target: null,
      detail: korean,
    }))
}

/** What a half-typed query may become: the document it names, numbers, laws, legal terms. */
export function suggest(prefix: string, lookUps: LookUps, limit: number): Suggestion[] {
  const typed = prefix.trim()
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
  const seen = new Set<string>()
  return [...named, ...numbers, ...laws(typed, lookUps, 5), ...terms(typed, limit)]
    .filter(({ kind, text }) => {
      const key = `${kind} ${text}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, limit)
}
