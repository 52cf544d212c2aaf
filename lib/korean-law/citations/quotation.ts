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

export function findQuotes(text: string, checks: readonly CitationCheck[]): FoundQuote[] {
  const sources = checks.filter(({ kind }) => kind === 'case' || kind === 'article')
  const found = [...text.matchAll(quotePattern)].flatMap((match) => {
    const quoted = match.slice(1).find((part) => part !== undefined) ?? ''
    const start = match.index
    const end = start + match[0].length
    if ((quoted.match(/[가-힣]/g)?.length ?? 0) < fewestSyllables) return []
    const nearest = nearestSource(text, start, end, sources)
    return nearest ? [{ quoted, start, end, source: nearest }] : []
  })
  return found.slice(0, mostQuotes)
}

/** The citation before a quote introduces it; one right behind it, in brackets, proves it. */
function nearestSource(
  text: string,
  start: number,
  end: number,
  sources: readonly CitationCheck[],
): CitationCheck | undefined {
  const near = sources.flatMap((source) => {
    if (source.start >= start && source.end <= end) return []
    const before = source.end <= start
    const gap = before ? text.slice(source.end, start) : text.slice(end, source.start)
    if (gap.length > reach || gap.includes('\n\n')) return []
    const proves = !before && /\([^()]*$/.test(gap)
    return [{ source, distance: gap.length - (proves ? reach : 0) + (before ? 0 : 20) }]
  })
  return near.sort((a, b) => a.distance - b.distance)[0]?.source
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
