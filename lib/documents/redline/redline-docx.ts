import { diffArrays } from 'diff'
import { escapePattern } from '@/lib/escape-pattern'
import { type BodyParagraph, bodyParagraphs } from './body-paragraphs'
import { changeParagraph, type Edit, type Marker } from './change-paragraph'
import { anchorComment, commentElement, largestId } from './comments'
import { type DocxPackage, openDocxPackage } from './docx-package'

/** A stretch of a document by its words: the nth place where they stand, from 0. */
export type Stretch = { quote: string; occurrence: number }
export type QuotedChange = Stretch & { text: string }
export type QuotedComment = Stretch & { text: string }

export type Redline = {
  /** Shown by Word beside every change. */
  author: string
  at: Date
  changes: readonly QuotedChange[]
  comments: readonly QuotedComment[]
}

/** What could not be written: its words are not there, or a field computes them. */
export type RedlineResult = {
  bytes: Uint8Array
  unplacedChanges: QuotedChange[]
  unplacedComments: QuotedComment[]
}

const word = /[가-힣]+|[A-Za-z]+|\d[\d,.]*\d|\d|\s+|[^가-힣A-Za-z\d\s]/gu
const tokens = (text: string) => text.match(word) ?? []

/** The smallest edits, token by token, that turn one text into another; what is too unlike is replaced whole. */
export function editsBetween(before: string, after: string, offset = 0): Edit[] {
  if (before === after) return []
  const changes = diffArrays(tokens(before), tokens(after), { timeout: 200, maxEditLength: 2_000 })
  if (!changes) return [{ start: offset, end: offset + before.length, text: after }]
  const edits: Edit[] = []
  let at = offset
  let open: Edit | null = null
  for (const { added, removed, value } of changes) {
    const text = value.join('')
    if (!added && !removed) {
      open = null
      at += text.length
      continue
    }
    if (!open) {
      open = { start: at, end: at, text: '' }
      edits.push(open)
    }
    if (added) open.text += text
    else {
      at += text.length
      open.end = at
    }
  }
  return edits
}

export function markerOf(pack: DocxPackage, author: string, at: Date): Marker {
  let id = Math.max(largestId(pack.body), largestId(pack.comments))
  return {
    author,
    at: `${at.toISOString().slice(0, 19)}Z`,
    next: () => {
      id += 1
      return String(id)
    },
  }
}

type Found = { paragraph: BodyParagraph; start: number; end: number }

/** Quotes carry no more than a line's words; white space may have been folded on the way here. */
function locate(
  paragraphs: readonly BodyParagraph[],
  { quote, occurrence }: Stretch,
): Found | null {
  const wanted = quote.trim()
  if (wanted === '') return null
  const pattern = new RegExp(wanted.split(/\s+/).map(escapePattern).join('\\s*'), 'g')
  let nth = 0
  let last: Found | null = null
  for (const paragraph of paragraphs)
    for (const match of paragraph.text.matchAll(pattern)) {
      last = { paragraph, start: match.index, end: match.index + match[0].length }
      if (nth === occurrence) return last
      nth += 1
    }
  return last
}

const initialsOf = (author: string) => [...author.trim()].slice(0, 2).join('') || '-'

/**
 * Writes changes and comments into a Word file of a person as Word itself would: everything else in the file
 * stays as it was. Accepting all changes gives the new text, rejecting them the old.
 * @throws ReadRefusal for what is no Word file
 */
export async function redlineDocx(bytes: Uint8Array, redline: Redline): Promise<RedlineResult> {
  const pack = await openDocxPackage(bytes)
  const marker = markerOf(pack, redline.author, redline.at)
  const paragraphs = bodyParagraphs(pack.body)
  const unplacedChanges: QuotedChange[] = []
  const unplacedComments: QuotedComment[] = []
  const commented: { found: Found; comment: QuotedComment }[] = []
  for (const comment of redline.comments) {
    const found = locate(paragraphs, comment)
    if (found) commented.push({ found, comment })
    else unplacedComments.push(comment)
  }
  const edits = new Map<BodyParagraph, { edit: Edit; change: QuotedChange }[]>()
  for (const change of redline.changes) {
    const found = locate(paragraphs, change)
    const taken = found ? (edits.get(found.paragraph) ?? []) : []
    const overlaps = taken.some(
      ({ edit }) => found && edit.start < found.end && found.start < edit.end,
    )
    if (!found || overlaps) {
      unplacedChanges.push(change)
      continue
    }
    const { paragraph, start, end } = found
    const made = editsBetween(paragraph.text.slice(start, end), change.text, start)
    edits.set(paragraph, [...taken, ...made.map((edit) => ({ edit, change }))])
  }
  const added = commented.map(({ found, comment }) => {
    const id = marker.next()
    anchorComment(found.paragraph.element, found, id)
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
  pack.addComments(added)
  return { bytes: pack.write(), unplacedChanges, unplacedComments }
}
