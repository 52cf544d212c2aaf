import type { BodyParagraph } from './body-paragraphs'

/** Of a paragraph, what falls into a stretch of the text; `lead` is what the text has before it: a printed number. */
export type Place = { paragraph: BodyParagraph; start: number; end: number; lead: string }

/** For each character of a paragraph its offset in the text; white space has none. */
type Placed = { paragraph: BodyParagraph; first: number; offsets: (number | undefined)[] }

/** A text without white space, with the offset of each character that is left. */
function fold(text: string): { own: string; at: number[] } {
  let own = ''
  const at: number[] = []
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? ''
    // What nobody sees is left out of a text that is read.
    if (/[\s\u00ad\u200b\u2060\ufeff]/.test(character)) continue
    own += character
    at.push(index)
  }
  return { own, at }
}

/** So far ahead a paragraph is looked for: what stands between is numbers that Word counts, notes, text boxes. */
const farthest = { short: 600, long: 6_000 }
/** Shorter ones stand by chance in others. */
const shortest = 12

/** Where each paragraph of a file stands in the text that was read from it; those that are not found are left out. */
function placeParagraphs(paragraphs: readonly BodyParagraph[], text: string): Placed[] {
  const { own, at } = fold(text)
  const placed: Placed[] = []
  let from = 0
  for (const paragraph of paragraphs) {
    const words = fold(paragraph.text)
    if (words.own === '') continue
    const reach = words.own.length < shortest ? farthest.short : farthest.long
    const found = own.slice(from, from + reach + words.own.length).indexOf(words.own)
    if (found < 0) continue
    const offsets = new Array<number | undefined>(paragraph.text.length).fill(undefined)
    for (const [index, place] of words.at.entries()) offsets[place] = at[from + found + index]
    placed.push({ paragraph, first: at[from + found] ?? 0, offsets })
    from += found + words.own.length
  }
  return placed
}

/** Finds the words of a text in the paragraphs of the file that it was read from. */
export function textPlaces(paragraphs: readonly BodyParagraph[], text: string) {
  const placed = placeParagraphs(paragraphs, text)
  return {
    /** The paragraphs, or parts of them, that hold a stretch of the text. */
    within(from: number, to: number): Place[] {
      const places: Place[] = []
      let before = from
      for (const { paragraph, offsets } of placed) {
        let [start, end] = [-1, -1]
        for (const [index, offset] of offsets.entries())
          if (offset !== undefined && from <= offset && offset < to) {
            if (start < 0) start = index
            end = index + 1
          }
        if (start < 0) continue
        places.push({ paragraph, start, end, lead: text.slice(before, offsets[start]) })
        before = (offsets[end - 1] ?? to) + 1
      }
      return places
    },
    /** The last paragraph that begins before a place of the text. */
    before(place: number): BodyParagraph | null {
      return placed.findLast(({ first }) => first < place)?.paragraph ?? null
    },
  }
}
