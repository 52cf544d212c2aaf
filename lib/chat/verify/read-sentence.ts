import type { CitableSource } from '@/lib/chat/types'
import type { CitationCheck } from '@/lib/corpus/schema'
import { isSound, passageOf } from './citation-link'
import { type FoundQuote, findQuotes, isVerbatim } from './quote-check'
import { readClaim } from './read-claim'
import type { ReadBlock } from './read-markdown'
import type { Claim } from './sentence-support'
import type { Range } from './split-sentences'

/** Words in quotation marks, the source they are said to be of, and whether it has them. */
export type Attributed = FoundQuote & { source: CitableSource | null; verbatim: boolean }

/** A sentence of a block, its parts by their place in the block. */
export type Sentence = Range & {
  text: string
  /** Numbers that stand behind this sentence itself. */
  marks: number[]
  /** Passages that may carry it: those it names, or else those of the next mark, or of its citations. */
  given: CitableSource[]
  citations: CitationCheck[]
  quotes: Attributed[]
  claim: Claim
}

const within = (inner: Range, outer: Range) => inner.start >= outer.start && inner.end <= outer.end

function blank(text: string, from: number, ranges: readonly Range[]): string {
  return ranges.reduce((rest, { start, end }) => {
    const [a, b] = [Math.max(0, start - from), Math.min(rest.length, end - from)]
    return rest.slice(0, a) + ' '.repeat(Math.max(0, b - a)) + rest.slice(b)
  }, text)
}

/**
 * Reads one sentence with what belongs to it.
 * @param next where the sentence after it begins
 * @param unnamed what may carry a sentence without marks: all passages, or those that its citations name
 */
export function readSentence(
  block: ReadBlock,
  range: Range,
  next: number,
  checks: readonly CitationCheck[],
  passages: readonly CitableSource[],
  unnamed: 'all' | 'none',
): Sentence {
  const text = block.text.slice(range.start, range.end)
  const own = block.marks.filter(({ at }) => at > range.start && at <= next)
  const marks = [...new Set(own.flatMap(({ nos }) => nos))]
  // A paragraph often bears one mark at its end.
  const later = own.length > 0 ? own : block.marks.filter(({ at }) => at > next).slice(0, 1)
  const named = new Set(later.flatMap(({ nos }) => nos))
  const found = findQuotes(text).map((quote) => ({
    ...quote,
    start: quote.start + range.start,
    end: quote.end + range.start,
  }))
  const citations = checks.filter(
    (check) => within(check, range) && !found.some((quote) => within(check, quote)),
  )
  const cited = citations.flatMap((check) => passageOf(check, passages) ?? [])
  const bare = unnamed === 'all' ? [...passages] : [...new Set(cited)]
  const given = later.length > 0 ? passages.filter(({ no }) => named.has(no)) : bare
  const quotes = found.map((quote) => attribute(quote, citations, given, passages))
  const quoted = quotes.flatMap(({ words, verbatim }) => (verbatim ? words : [])).join(' ')
  const claim = readClaim(blank(text, range.start, [...citations, ...found]), quoted)
  return { ...range, text, marks, given, citations, quotes, claim }
}

/**
 * Whose words a quote is said to be: the citation nearest to it, the one before it first, or else the
 * sources that the sentence names.
 */
function attribute(
  quote: FoundQuote,
  citations: readonly CitationCheck[],
  given: readonly CitableSource[],
  passages: readonly CitableSource[],
): Attributed {
  const named = citations.filter(({ kind }) => kind === 'case' || kind === 'article')
  const before = named.findLast(({ end }) => end <= quote.start)
  const cited = before ?? named.find(({ start }) => start >= quote.end)
  if (cited) {
    const mouth = isSound(cited) ? passageOf(cited, passages) : undefined
    const verbatim = mouth !== undefined && has(mouth, quote)
    return { ...quote, source: mouth ?? given[0] ?? null, verbatim }
  }
  const speaker = given.find((passage) => has(passage, quote))
  return { ...quote, source: speaker ?? given[0] ?? null, verbatim: speaker !== undefined }
}

const has = ({ title, text }: CitableSource, { words }: FoundQuote) =>
  isVerbatim(words, text) || (title !== null && isVerbatim(words, title))
