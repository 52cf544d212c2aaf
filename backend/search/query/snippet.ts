import type { Snippet } from '@/lib/corpus/schema'
import { eachTerm } from '@/lib/korean-law/query/tokenize'
import { withoutNotes } from '@/lib/korean-law/statute/statute-text'
import { queryTerms } from './query-terms'

type Field = { field: Snippet['field']; text: string }

const windowLength = 180
const step = 40
/** A headnote says what was decided; the same words in the reasons must match better to be shown. */
const fieldWeight: Record<Snippet['field'], number> = {
  issue: 1.15,
  gist: 1.1,
  article: 1,
  body: 1,
  name: 0.5,
}

type Match = { start: number; end: number; weight: number; key: number }

function matchesIn(text: string, weights: ReadonlyMap<number, number>): Match[] {
  const matches: Match[] = []
  eachTerm(text, (key, start, end) => {
    const weight = weights.get(key)
    if (weight !== undefined) matches.push({ start, end, weight, key })
  })
  return matches
}

/** Each different term counts once, however often it stands in the window. Matches are in the order of the text. */
function worthOf(matches: readonly Match[], first: number, to: number): number {
  const seen = new Set<number>()
  let worth = 0
  for (let i = first; i < matches.length; i++) {
    const { start, end, weight, key } = matches[i]!
    if (start >= to) break
    if (end > to || seen.has(key)) continue
    seen.add(key)
    worth += weight
  }
  return worth
}

/** Moves a cut back to the start of a word, so that no word is shown by halves. */
function wordStart(text: string, at: number): number {
  if (at === 0) return 0
  const space = text.lastIndexOf(' ', at)
  return space >= 0 && at - space < 20 ? space + 1 : at
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length
  const space = text.indexOf(' ', at)
  return space >= 0 && space - at < 20 ? space : at
}

const letter = /[가-힣一-鿿]/

/** A lone bigram inside a word (보증`금을`) marks an ending, not a match. */
function saysSomething(text: string, [start, end]: [number, number]): boolean {
  return end - start > 2 || start === 0 || !letter.test(text[start - 1] ?? '')
}

/** Neighbouring bigrams make one mark. */
function merge(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = []
  for (const [start, end] of ranges.sort((x, y) => x[0] - y[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}

let lastRead = { query: '', weights: new Map<number, number>() }

/** A page cuts a passage for each hit of one query: its words are read once. */
function weightsOf(query: string): ReadonlyMap<number, number> {
  if (lastRead.query !== query) lastRead = { query, weights: new Map(queryTerms(query).terms) }
  return lastRead.weights
}

/**
 * The passage that answers a query best, with the ranges that match it.
 * @param fields texts of one document, in the order of preference
 * @param query the query in Korean
 */
export function bestSnippet(fields: readonly Field[], query: string): Snippet {
  const weights = weightsOf(query)
  let best = { worth: -1, from: 0, field: fields[0], matches: [] as Match[], text: '' }
  for (const field of fields) {
    const said = field.field === 'article' ? withoutNotes(field.text) : field.text
    const text = said.replace(/\s+/g, ' ').trim()
    const matches = matchesIn(text, weights)
    let first = 0
    for (let from = 0; from === 0 || from < text.length - windowLength / 2; from += step) {
      while (first < matches.length && matches[first]!.start < from) first++
      const worth = worthOf(matches, first, from + windowLength) * fieldWeight[field.field]
      if (worth > best.worth) best = { worth, from, field, matches, text }
      if (matches.length === 0) break
    }
  }
  const from = wordStart(best.text, best.from)
  const to = wordEnd(best.text, from + windowLength)
  const before = from > 0 ? '… ' : ''
  const shift = before.length - from
  const inside = best.matches.filter(({ start, end }) => start >= from && end <= to)
  const marked = merge(inside.map(({ start, end }) => [start, end]))
  return {
    field: best.field?.field ?? 'body',
    text: `${before}${best.text.slice(from, to)}${to < best.text.length ? ' …' : ''}`,
    highlights: marked
      .filter((range) => saysSomething(best.text, range))
      .map(([start, end]) => [start + shift, end + shift]),
  }
}
