import { splitNumber } from '@/lib/documents/blocks/printed-number'
import type { Place } from './text-places'

const plain = (text: string) => text.replace(/\s+/g, '')

/** A line without the number that Word prints before it. */
function withoutLead(line: string, lead: string): string {
  const number = plain(lead)
  if (number === '') return line
  let at = 0
  for (const character of number) {
    while (/\s/.test(line[at] ?? '')) at += 1
    if (line[at] !== character) return line
    at += 1
  }
  return line.slice(at).trimStart()
}

/**
 * What each place of a stretch becomes, then the paragraphs that are new: one line a paragraph, in a table one cell
 * a paragraph.
 */
export function newWords(places: readonly Place[], text: string): string[] {
  const lines = text === '' ? [] : text.split(places.length > 1 ? /[\n\t]/ : '\n')
  const isNumbered = places.at(-1)?.paragraph.isNumbered ?? false
  return lines.map((line, index) => {
    const place = places[index]
    if (place) return withoutLead(line, place.lead)
    // Word counts the new paragraph with the one that it follows.
    return isNumbered ? (splitNumber(line)?.text ?? line) : line
  })
}
