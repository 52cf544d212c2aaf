import { datesIn } from '@/lib/contracts/text/dates'
import { amountsIn, inFigures, periodsIn, ratesIn } from '@/lib/contracts/text/figures'
import type { Piece } from '@/lib/word-changes'
import type { ChangeSubject } from './types'

type Change = { subject: ChangeSubject; before: string; after: string }

/** What a sentence allows, orders and forbids. */
const powers: readonly (readonly [string, RegExp])[] = [
  ['may', /(?:할|될|을|를|낼|줄)\s*수\s*있/g],
  [
    'must',
    /(?:하여야|해야|어야|아야|여야)\s*(?:한다|합니다|하며|하고|함)|의무(?:를|가)\s*(?:진다|있)/g,
  ],
  ['will', /(?:하기로|로)\s*한다/g],
  ['effort', /노력(?:한다|하여야|합니다)/g],
]
const negation = /(?:아니(?:한|하|된|함)|않|못(?:한|하|함)|없(?:다|이|으|는|음)|금지|불가|제외)/g
const andOr = /(?:^|\s)(및|또는|이거나|혹은|그리고)(?=\s|$)/g
const reference = /제\s*\d+\s*조(?:의\s*\d+)?(?:\s*제?\s*\d+\s*항)?|별[지표첨]\s*\d*/g

/** A clause's own number before its title: that it moved up by one is no change of a reference. */
const ownNumber = /^\s*제\s*\d+\s*조(?:의\s*\d+)?\s*(?=[(（【[])/gm

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([found]) => found.trim())

/** What one side has and the other has not, as bags. */
function difference(before: readonly string[], after: readonly string[]): [string[], string[]] {
  const rest = [...after]
  const gone = before.filter((word) => {
    const at = rest.indexOf(word)
    if (at < 0) return true
    rest.splice(at, 1)
    return false
  })
  return [gone, rest]
}

const figures: readonly (readonly [ChangeSubject, (text: string) => string[]])[] = [
  ['amount', (text) => amountsIn(text).map(({ value }) => `${inFigures(value)}원`)],
  [
    'date',
    (text) =>
      datesIn(text).map(({ year, month, day }) => [year, month, day].join('. ').concat('.')),
  ],
  ['rate', (text) => ratesIn(text).map(({ percent }) => `${Number(percent.toFixed(4))}%`)],
  ['period', (text) => periodsIn(text).map(({ count, unit }) => `${count}${unit}`)],
]

/** The parts of two texts that lie around a change: its sentence, not the word alone. */
function sentencesAround(pieces: readonly Piece[]): { before: string; after: string }[] {
  const windows: { before: string; after: string }[] = []
  let [before, after, changed] = ['', '', false]
  const close = () => {
    if (changed) windows.push({ before, after })
    before = ''
    after = ''
    changed = false
  }
  for (const { kind, text } of pieces) {
    if (kind === 'removed') before += text
    else if (kind === 'added') after += text
    if (kind !== 'same') {
      changed = true
      continue
    }
    const parts = text.split(/(?<=[.;。])(?=\s)|\n/)
    parts.forEach((part, index) => {
      before += part
      after += part
      if (index < parts.length - 1) close()
    })
  }
  close()
  return windows
}

/**
 * The changes in a clause that can turn it around: numbers, days, parties, what may and what must be done,
 * and, or, not, and references.
 * @param parties the names by which the contract calls its parties
 */
export function weightyChanges(pieces: readonly Piece[], parties: readonly string[]): Change[] {
  const found: Change[] = []
  for (const { before, after } of sentencesAround(pieces)) {
    const add = (subject: ChangeSubject, gone: readonly string[], come: readonly string[]) => {
      if (gone.length + come.length > 0)
        found.push({ subject, before: gone.join(', '), after: come.join(', ') })
    }
    for (const [subject, read] of figures) add(subject, ...difference(read(before), read(after)))
    const named = (text: string) =>
      parties.flatMap((name) => Array.from({ length: text.split(name).length - 1 }, () => name))
    add('party', ...difference(named(before), named(after)))
    const power = (text: string) =>
      powers.flatMap(([name, pattern]) => matches(text, pattern).map((words) => ({ name, words })))
    const [was, is] = [power(before), power(after)]
    const [gone, come] = difference(
      was.map(({ name }) => name),
      is.map(({ name }) => name),
    )
    const worded = (list: typeof was, names: readonly string[]) =>
      names.map((name) => list.find((each) => each.name === name)?.words ?? name)
    if (gone.length > 0 && come.length > 0) add('power', worded(was, gone), worded(is, come))
    add('andOr', ...difference(matches(before, andOr), matches(after, andOr)))
    const [no, nowNo] = [matches(before, negation), matches(after, negation)]
    if (no.length !== nowNo.length) add('negation', ...difference(no, nowNo))
    const referred = (text: string) => matches(text.replace(ownNumber, ''), reference)
    add('reference', ...difference(referred(before), referred(after)))
  }
  return found
}
