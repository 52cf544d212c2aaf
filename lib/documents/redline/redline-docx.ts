import { escapePattern } from '@/lib/escape-pattern'
import { type BodyParagraph, bodyParagraphs } from './body-paragraphs'
import { changeParagraph, type Edit } from './change-paragraph'
import { anchorComment, commentElement } from './comments'
import { openDocxPackage } from './docx-package'
import { editsBetween } from './edits'
import { markerOf } from './marker'
import { newWords } from './new-words'
import { addedParagraph, insertedParagraph, isLastOfCell, markParagraph } from './paragraph-marks'
import { type Place, textPlaces } from './text-places'
import type { SourceElement } from './xml-source'

/** A stretch of the text that was read from a file. */
export type Stretch = { start: number; quote: string }
export type QuotedChange = Stretch & { text: string }
export type QuotedComment = Stretch & { text: string }
/** New paragraphs behind the one that holds what stands before this place of the text. */
export type Addition = { after: number; text: string }

export type Redline = {
  /** Shown by Word beside every change. */
  author: string
  at: Date
  /** As it was read from the file, printed numbers among it. */
  text: string
  /** What a stretch becomes; nothing: it goes. */
  changes: readonly QuotedChange[]
  additions?: readonly Addition[]
  comments: readonly QuotedComment[]
}

/** What could not be written: its words are not there, a field computes them, or others change them already. */
export type RedlineResult = {
  bytes: Uint8Array
  unplacedChanges: QuotedChange[]
  unplacedComments: QuotedComment[]
}

/** A file that has changed since it was read: the same words in it, the nth time that they stand there. */
function sameWords(
  paragraphs: readonly BodyParagraph[],
  text: string,
  { start, quote }: Stretch,
): Place[] {
  const [line = ''] = quote.trim().split('\n')
  if (line.trim() === '') return []
  const occurrence = text.slice(0, start).split(line).length - 1
  const pattern = new RegExp(line.trim().split(/\s+/).map(escapePattern).join('\\s*'), 'g')
  const found = paragraphs.flatMap((paragraph) =>
    [...paragraph.text.matchAll(pattern)].map(
      (match): Place => ({
        paragraph,
        start: match.index,
        end: match.index + match[0].length,
        lead: '',
      }),
    ),
  )
  return [found[occurrence] ?? found.at(-1) ?? []].flat()
}

const initialsOf = (author: string) => [...author.trim()].slice(0, 2).join('') || '-'

type Planned = { edit: Edit; change: QuotedChange }
type Rest = { after: BodyParagraph; lines: string[] }

const isWhole = ({ paragraph, start, end }: Place) =>
  paragraph.text.slice(0, start).trim() === '' && paragraph.text.slice(end).trim() === ''

/**
 * Writes changes and comments into a Word file of a person as Word itself would: everything else in the file
 * stays as it was. Accepting all changes gives the new text, rejecting them the old.
 * @throws ReadRefusal for what is no Word file
 */
export async function redlineDocx(bytes: Uint8Array, redline: Redline): Promise<RedlineResult> {
  const pack = await openDocxPackage(bytes)
  const marker = markerOf(pack, redline.author, redline.at)
  const paragraphs = bodyParagraphs(pack.body)
  const places = textPlaces(paragraphs, redline.text)
  const placesOf = (stretch: Stretch): Place[] => {
    const { start, quote } = stretch
    const isThere = redline.text.startsWith(quote, start)
    const found = isThere ? places.within(start, start + quote.length) : []
    return found.length > 0 ? found : sameWords(paragraphs, redline.text, stretch)
  }
  const unplacedChanges: QuotedChange[] = []
  const unplacedComments: QuotedComment[] = []
  const commented: { place: Place; comment: QuotedComment }[] = []
  for (const comment of redline.comments) {
    const [place] = placesOf(comment)
    if (place) commented.push({ place, comment })
    else unplacedComments.push(comment)
  }

  const edits = new Map<BodyParagraph, Planned[]>()
  const gone: BodyParagraph[] = []
  const rests: Rest[] = []
  for (const change of redline.changes) {
    const found = placesOf(change)
    const last = found.at(-1)
    const overlaps = found.some(({ paragraph, start, end }) =>
      (edits.get(paragraph) ?? []).some(({ edit }) => edit.start < end && start < edit.end),
    )
    if (!last || overlaps) {
      unplacedChanges.push(change)
      continue
    }
    const words = newWords(found, change.text)
    for (const [index, place] of found.entries()) {
      const { paragraph, start, end } = place
      const text = words[index] ?? ''
      const made = editsBetween(paragraph.text.slice(start, end), text, start)
      const taken = edits.get(paragraph) ?? []
      edits.set(paragraph, [...taken, ...made.map((edit) => ({ edit, change }))])
      if (text === '' && isWhole(place) && !(paragraph.isInCell && isLastOfCell(paragraph)))
        gone.push(paragraph)
    }
    const lines = words.slice(found.length)
    if (lines.length > 0) rests.push({ after: last.paragraph, lines })
  }

  const added = commented.map(({ place, comment }) => {
    const id = marker.next()
    anchorComment(place.paragraph.element, place, id)
    return commentElement(id, marker, initialsOf(redline.author), comment.text)
  })
  for (const [{ element }, own] of edits) {
    const refused = changeParagraph(
      element,
      own.map(({ edit }) => edit),
      marker,
    )
    for (const { edit, change } of own)
      if (refused.includes(edit) && !unplacedChanges.includes(change)) unplacedChanges.push(change)
  }
  const behind = new Map<BodyParagraph, SourceElement>()
  const putAfter = (place: BodyParagraph, put: SourceElement[]) => {
    const at = place.siblings.indexOf(behind.get(place) ?? place.element)
    place.siblings.splice(at + 1, 0, ...put)
    behind.set(place, put.at(-1) ?? place.element)
  }
  for (const { element } of gone) markParagraph(element, 'del', marker)
  for (const { after, lines } of rests)
    putAfter(
      after,
      lines.map((line) => insertedParagraph(after.element, line, marker)),
    )
  for (const { after, text } of redline.additions ?? []) {
    const like = places.before(after) ?? paragraphs.at(-1)
    if (like)
      putAfter(
        like,
        text.split('\n').map((line) => addedParagraph(like.element, line, marker)),
      )
  }
  pack.addComments(added)
  return { bytes: pack.write(), unplacedChanges, unplacedComments }
}
