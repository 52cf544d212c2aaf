import { diffArrays } from 'diff'
import { type BodyParagraph, bodyParagraphs } from './body-paragraphs'
import { changeParagraph, type Marker } from './change-paragraph'
import { openDocxPackage } from './docx-package'
import { editsBetween } from './edits'
import { markerOf } from './marker'
import { insertedParagraph, isLastOfCell, markParagraph } from './paragraph-marks'

/** A paragraph of the new version: its number as printed, and its words without it. */
export type NewParagraph = { number: string | null; text: string }

type Step =
  | { kind: 'kept'; old: BodyParagraph; text: string }
  | { kind: 'added'; paragraph: NewParagraph }
  | { kind: 'removed'; old: BodyParagraph }

const written = ({ number, text }: NewParagraph): string => {
  if (!number) return text
  if (text === '') return number
  return number.endsWith('조') && text.startsWith('(') ? number + text : `${number} ${text}`
}
const folded = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Words that two texts share, of the words that they have, from 0 to 1. */
function likeness(a: string, b: string): number {
  const [one, other] = [a, b].map((text) => text.match(/[가-힣]+|[A-Za-z]+|\d[\d,.]*/g) ?? [])
  if (!one || !other || one.length + other.length === 0) return a === b ? 1 : 0
  const rest = new Map<string, number>()
  for (const word of other) rest.set(word, (rest.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of one) {
    const left = rest.get(word) ?? 0
    if (left === 0) continue
    rest.set(word, left - 1)
    shared += 1
  }
  return (2 * shared) / (one.length + other.length)
}

/** As a paragraph of the file would have it: its number is Word's, or stands in its words. */
const wordsFor = (old: BodyParagraph, paragraph: NewParagraph): string =>
  old.isNumbered || likeness(old.text, paragraph.text) > likeness(old.text, written(paragraph))
    ? paragraph.text
    : written(paragraph)

/** More pairs are not weighed against each other: what was rewritten so far is taken out and put in whole. */
const mostPairs = 250_000

/** Between two kept paragraphs: which old ones became which new ones, without crossing. */
function pairUp(olds: readonly BodyParagraph[], news: readonly NewParagraph[]): Step[] {
  if (olds.length * news.length > mostPairs)
    return [
      ...olds.map((old): Step => ({ kind: 'removed', old })),
      ...news.map((paragraph): Step => ({ kind: 'added', paragraph })),
    ]
  const like = olds.map((old) =>
    news.map((paragraph) => {
      const share = likeness(old.text, wordsFor(old, paragraph))
      return share >= 0.3 || (folded(old.text) === '' && paragraph.text === '') ? share + 0.01 : 0
    }),
  )
  const best: number[][] = Array.from({ length: olds.length + 1 }, () =>
    new Array<number>(news.length + 1).fill(0),
  )
  const at = (row: number, column: number) => best[row]?.[column] ?? 0
  for (let i = olds.length - 1; i >= 0; i -= 1)
    for (let j = news.length - 1; j >= 0; j -= 1) {
      const paired = (like[i]?.[j] ?? 0) > 0 ? at(i + 1, j + 1) + (like[i]?.[j] ?? 0) : -1
      ;(best[i] as number[])[j] = Math.max(paired, at(i + 1, j), at(i, j + 1))
    }
  const steps: Step[] = []
  let [i, j] = [0, 0]
  while (i < olds.length || j < news.length) {
    const [old, paragraph] = [olds[i], news[j]]
    const share = like[i]?.[j] ?? 0
    if (old && paragraph && share > 0 && at(i, j) === at(i + 1, j + 1) + share) {
      steps.push({ kind: 'kept', old, text: wordsFor(old, paragraph) })
      i += 1
      j += 1
    } else if (old && (!paragraph || at(i, j) === at(i + 1, j))) {
      steps.push({ kind: 'removed', old })
      i += 1
    } else if (paragraph) {
      steps.push({ kind: 'added', paragraph })
      j += 1
    }
  }
  return steps
}

function stepsBetween(olds: readonly BodyParagraph[], news: readonly NewParagraph[]): Step[] {
  const keyOfOld = olds.map(({ text }) => folded(text))
  const known = new Set(keyOfOld)
  const keyOfNew = news.map((paragraph) => {
    const full = folded(written(paragraph))
    return known.has(full)
      ? full
      : known.has(folded(paragraph.text))
        ? folded(paragraph.text)
        : full
  })
  const changes = diffArrays(keyOfOld, keyOfNew, { timeout: 2_000 }) ?? [
    { removed: true, added: false, value: keyOfOld },
    { removed: false, added: true, value: keyOfNew },
  ]
  const steps: Step[] = []
  let [i, j] = [0, 0]
  let [gone, come]: [BodyParagraph[], NewParagraph[]] = [[], []]
  const flush = () => {
    steps.push(...pairUp(gone, come))
    gone = []
    come = []
  }
  for (const { added, removed, value } of changes) {
    if (removed) gone.push(...olds.slice(i, i + value.length))
    else if (added) come.push(...news.slice(j, j + value.length))
    else {
      flush()
      for (const old of olds.slice(i, i + value.length))
        steps.push({ kind: 'kept', old, text: old.text })
    }
    if (!added) i += value.length
    if (!removed) j += value.length
  }
  flush()
  return steps
}

function writeSteps(steps: readonly Step[], first: BodyParagraph, marker: Marker): void {
  let last: BodyParagraph | null = null
  const waiting: NewParagraph[] = []
  const addAfter = (place: BodyParagraph | null, paragraph: NewParagraph) => {
    const like = place ?? first
    const text = like.isNumbered ? paragraph.text : written(paragraph)
    const added = insertedParagraph(like.element, text, marker)
    const at = like.siblings.indexOf(like.element)
    like.siblings.splice(place ? at + 1 : at, 0, added)
    return { ...like, element: added }
  }
  for (const step of steps) {
    if (step.kind === 'added') {
      if (last) last = addAfter(last, step.paragraph)
      else waiting.push(step.paragraph)
      continue
    }
    if (!last) for (const paragraph of waiting) addAfter(null, paragraph)
    last = step.old
    const { element, text, isInCell } = step.old
    if (step.kind === 'kept') changeParagraph(element, editsBetween(text, step.text), marker)
    else {
      if (text !== '') changeParagraph(element, [{ start: 0, end: text.length, text: '' }], marker)
      if (!isInCell || !isLastOfCell(step.old)) markParagraph(element, 'del', marker)
    }
  }
}

/**
 * Writes a whole new version into a Word file as tracked changes.
 * @param paragraphs of the new version, those of tables cell by cell
 * @throws ReadRefusal for what is no Word file
 */
export async function redlineVersion(
  bytes: Uint8Array,
  paragraphs: readonly NewParagraph[],
  { author, at }: { author: string; at: Date },
): Promise<Uint8Array> {
  const pack = await openDocxPackage(bytes)
  const olds = bodyParagraphs(pack.body)
  const [first] = olds
  if (first) writeSteps(stepsBetween(olds, paragraphs), first, markerOf(pack, author, at))
  return pack.write()
}
