import type { Node } from 'prosemirror-model'
import { Decoration } from 'prosemirror-view'
import type { DocumentComment } from '@/lib/documents/sharing/schema'
import { type Found, findText } from './find-text'

const longestQuote = 400

/**
 * The words that are selected, as a comment names them: of the first block that has any. A selection often
 * begins at the end of the line before.
 */
export function quoteOf(doc: Node, from: number, to: number): { quote: string; from: number } {
  let found = { quote: '', from }
  doc.nodesBetween(from, to, (node, position) => {
    if (found.quote || !node.isTextblock) return found.quote === ''
    const start = Math.max(from, position + 1)
    const end = Math.min(to, position + 1 + node.content.size, start + longestQuote)
    const text = end > start ? node.textBetween(start - position - 1, end - position - 1) : ''
    const quote = text.trim()
    if (quote) found = { quote, from: start + text.indexOf(quote) }
    return false
  })
  return found
}

/** Where the words of a comment are now: the place nearest to where they were; null when they are gone. */
export function placeOf(doc: Node, { quote, position }: DocumentComment): Found | null {
  const found = findText(doc, quote ?? '')
  const was = position ?? 0
  const near = (place: Found) => Math.abs(place.from - was)
  return found.reduce<Found | null>(
    (best, place) => (best === null || near(place) < near(best) ? place : best),
    null,
  )
}

/** The words that open threads are about, marked in the text. */
export function commentMarks(doc: Node, comments: readonly DocumentComment[]): Decoration[] {
  return comments
    .filter(({ thread_id, resolved_at }) => thread_id === null && resolved_at === null)
    .flatMap((comment) => {
      const place = placeOf(doc, comment)
      return place ? [Decoration.inline(place.from, place.to, { class: 'commented' })] : []
    })
}
