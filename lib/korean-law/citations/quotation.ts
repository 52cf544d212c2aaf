import { letters, splitAtOmissions } from './quoted-letters'
import type { CitationCheck } from './types'

/** Verbatim quotes near a citation: “…”, ‘…’, "…" or 『…』 with at least ten Hangul syllables. */

export type QuoteSource = Pick<CitationCheck, 'kind' | 'target'>

export type FoundQuote = {
  quoted: string
  start: number
  end: number
  /** The citation nearest to the quote. */
  source: QuoteSource
}

const quotePattern =
  /“([^“”]{10,3000})”|‘([^‘’]{10,3000})’|『([^『』]{10,3000})』|"([^"\n]{10,3000})"/g
const fewestSyllables = 10
/** A quote belongs to a citation at most this many characters away. */
const reach = 160
/** A text has no more quotes worth checking; a made-up one must not keep the service busy. */
const mostQuotes = 300

/** A quote that belongs to no citation near it is left out. Takes time with the length of the text, whatever it holds. */
export function findQuotes(text: string, checks: readonly CitationCheck[]): FoundQuote[] {
  const nearest = nearestSource(
    text,
    checks.filter(({ kind }) => kind === 'case' || kind === 'article'),
  )
  const found: FoundQuote[] = []
  for (const match of text.matchAll(quotePattern)) {
    const quoted = match.slice(1).find((part) => part !== undefined) ?? ''
    if ((quoted.match(/[가-힣]/g)?.length ?? 0) < fewestSyllables) continue
    const start = match.index
    const end = start + match[0].length
    const source = nearest(start, end)
    if (source && found.push({ quoted, start, end, source }) === mostQuotes) break
  }
  return found
}

/**
 * The citation before a quote introduces it; one right behind it, in brackets, proves it. Words inside a
 * citation are the name of its law and no quote. To be asked in the order of the text.
 */
function nearestSource(text: string, sources: readonly CitationCheck[]) {
  const byStart = [...sources].sort((a, b) => a.start - b.start)
  const byEnd = [...sources].sort((a, b) => a.end - b.end)
  let begun = 0
  let furthest = 0
  return (start: number, end: number): CitationCheck | undefined => {
    for (; (byStart[begun]?.start ?? Number.POSITIVE_INFINITY) <= start; begun += 1)
      furthest = Math.max(furthest, byStart[begun]?.end ?? 0)
    if (furthest >= end) return undefined
    let nearest: { source: CitationCheck; distance: number } | undefined
    const consider = (source: CitationCheck, gap: string, extra: number) => {
      const distance = gap.length + extra
      if (gap.includes('\n\n') || (nearest && nearest.distance <= distance)) return
      nearest = { source, distance }
    }
    for (const source of within(byEnd, 'end', start - reach, start))
      consider(source, text.slice(source.end, start), 0)
    for (const source of within(byStart, 'start', end, end + reach)) {
      const gap = text.slice(end, source.start)
      consider(source, gap, /\([^()]*$/.test(gap) ? 20 - reach : 20)
    }
    return nearest?.source
  }
}

/** Those of a sorted list that begin or end between two places, the places included. */
function within(
  sorted: readonly CitationCheck[],
  edge: 'start' | 'end',
  from: number,
  to: number,
): CitationCheck[] {
  const first = firstFrom(sorted, edge, from)
  let last = first
  while ((sorted[last]?.[edge] ?? Number.POSITIVE_INFINITY) <= to) last += 1
  return sorted.slice(first, last)
}

/** Index of the first of a sorted list that begins or ends at a place or after it. */
function firstFrom(sorted: readonly CitationCheck[], edge: 'start' | 'end', place: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle]?.[edge] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Says of quotes whether a text holds them word for word; where a quote leaves something out, its pieces
 * in order. The text, which can be a book, is normalised once.
 */
export function quoteFinder(source: string): (quoted: string) => boolean {
  const body = letters(source)
  return (quoted) => {
    let from = 0
    for (const piece of splitAtOmissions(quoted)) {
      const wanted = letters(piece)
      const at = body.indexOf(wanted, from)
      if (at < 0) return false
      from = at + wanted.length
    }
    return true
  }
}
