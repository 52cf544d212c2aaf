import type { CitableSource } from '@/lib/chat/types'
import { excerpt } from '@/lib/chat/write/prompts/fence'
import { meets } from '@/lib/korean-law/question/coverage'
import type { ClaimLanguage, Term } from './claim-terms'
import { negations } from './negation'
import { foldNumbers, type Quantity, readQuantities, type Unit } from './quantities'
import { splitSentences } from './split-sentences'

/** What a sentence says that a source must say too; citations and quotes are taken out of `text`. */
export type Claim = {
  text: string
  language: ClaimLanguage
  /** It quotes, so that what is said no to stands in the quote. */
  quotes: boolean
  terms: readonly Term[]
  /** Read from `text`. */
  quantities: readonly Quantity[]
  /** Words and numbers run together (`2O12다31628`): the source must have them as they are. */
  codes: readonly string[]
}

/** A few sentences of a source that stand together. */
type Window = { text: string; quantities: readonly Quantity[]; sentences: number }

export type ReadPassage = {
  passage: CitableSource
  windows: readonly Window[]
  /** Label and title: known of every part of the source. */
  head: string
  /** Of the whole source, its label included. */
  quantities: readonly Quantity[]
  letters: string
}

export type Support = {
  /** 0–1: how much of the sentence the best part of the source says. */
  share: number
  whole: boolean
}

/** A model reads far less of a source; a judgment can be a book. */
const mostRead = 60_000
const windowSentences = 3
const widestWindow = 700
/** Where the words of a sentence are Korean, more of them must be there than after a translation. */
const leastShare: Record<ClaimLanguage, number> = { ko: 0.55, en: 0.4, ja: 0.5, zh: 0.45 }
const asGood = 0.08

const compact = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** Reads a source once for all sentences that name it. */
export function readPassage(passage: CitableSource): ReadPassage {
  const sentences = excerpt(passage, mostRead)
    .split('\n')
    .flatMap((line) => splitSentences(line).map(({ start, end }) => line.slice(start, end)))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const windows = sentences.flatMap((_, first): Window[] => {
    const found: Window[] = []
    for (let count = 1; count <= windowSentences && first + count <= sentences.length; count++) {
      const text = foldNumbers(sentences.slice(first, first + count).join('\n'))
      if (count > 1 && text.length > widestWindow) break
      found.push({ text: text.toLowerCase(), quantities: readQuantities(text), sentences: count })
    }
    return found
  })
  const head = [passage.label, passage.title ?? ''].join('\n')
  const all = `${head}\n${passage.effectiveOn ?? ''}\n${sentences.join('\n')}`
  return {
    passage,
    windows,
    head: head.toLowerCase(),
    quantities: readQuantities(foldNumbers(all)),
    letters: compact(all),
  }
}

/** Where these stand is a matter of the whole source; an amount or a period belongs to its sentence. */
const ofWhole: ReadonlySet<Unit> = new Set<Unit>([
  'article',
  'paragraph',
  'item',
  'date',
  'year',
  'plain',
])

/** Whether a number stands among others, counted in the same unit; a year also as a part of a date. */
export function hasQuantity(quantity: Quantity, among: readonly Quantity[]): boolean {
  const { unit, value } = quantity
  if (unit === 'plain') return among.some((other) => other.value === value || inDate(other, value))
  if (unit === 'year') return among.some((other) => other.value === value || inDate(other, value))
  return among.some((other) => other.unit === unit && other.value === value)
}

const inDate = ({ unit, value }: Quantity, year: string) =>
  unit === 'date' && value.startsWith(`${year}-`)

const termMeets = ({ forms }: Term, text: string) =>
  meets({ word: forms[0] ?? '', forms, kind: 'legal' }, text) / bestOf(forms)

/** What `meets` answers when every form is there would be 1; with several forms the best alone is enough. */
function bestOf(forms: readonly string[]): number {
  return forms.length > 1 ? 0.8 : 1
}

function shareOf(terms: readonly Term[], text: string): number {
  let met = 0
  let all = 0
  for (const term of terms) {
    all += term.weight
    if (Math.min(1, termMeets(term, text)) >= 0.5) met += term.weight
  }
  return all === 0 ? 0 : met / all
}

const nearBefore = 28
const nearAfter = 14
const sourceNear = 48

/**
 * Whether a period or amount stands among the same words in the source: 3 years from learning of the
 * damage and 10 years from the act are both in 민법 제766조, but not one for the other.
 */
function inItsPlace(quantity: Quantity, claim: Claim, window: Window): boolean {
  const rivals = window.quantities.filter(
    ({ unit, value }) => unit === quantity.unit && value !== quantity.value,
  )
  if (rivals.length === 0) return true
  const others = claim.quantities.filter((other) => other !== quantity)
  const from = Math.max(
    quantity.start - nearBefore,
    0,
    ...others.filter(({ end }) => end <= quantity.start).map(({ end }) => end),
  )
  const to = Math.min(
    quantity.end + nearAfter,
    ...others.filter(({ start }) => start >= quantity.end).map(({ start }) => start),
  )
  const near = claim.terms.filter(({ at }) => at >= from && at < to)
  if (near.length < 2) return true
  const scoreAt = (place: Quantity) => {
    const before = window.quantities.filter(({ end }) => end <= place.start).map(({ end }) => end)
    const start = Math.max(place.start - sourceNear, 0, ...before)
    const context = window.text.slice(start, place.end + nearAfter)
    return near.filter((term) => termMeets(term, context) >= 0.5).length
  }
  const own = window.quantities.filter(
    ({ unit, value }) => unit === quantity.unit && value === quantity.value,
  )
  const best = Math.max(...own.map(scoreAt))
  return Math.max(...rivals.map(scoreAt)) <= best + (best > 0 ? 0 : 1)
}

/** Where a Korean sentence goes on after a verb; 해고, and 신고, are nouns. */
const clauseEnd = /(?<=(?:(?<![해신광보경상항재사원피선예공참])고|며|지만|으나|거나|되|면)),/

function clausesOf(text: string): string[] {
  const clauses = text.split(clauseEnd)
  return clauses.length > 1 ? clauses : []
}

/** What follows is the case of the opposite: such a sentence says both. */
const otherwise = /그렇지\s?(?:않|아니)|그러하지\s?아니/

function saysAlike(claim: Claim, { windows }: ReadPassage): boolean {
  if (claim.quotes) return negations(claim.text, claim.language) % 2 === 0
  const single = windows
    .filter(({ sentences }) => sentences === 1)
    .flatMap(({ text }) => [text, ...clausesOf(text)])
    .map((text) => ({ text, share: shareOf(claim.terms, text) }))
  const best = Math.max(0, ...single.map(({ share }) => share))
  // Where one sentence of the source carries it, they must say yes and no alike.
  if (best < leastShare[claim.language]) return true
  const parity = negations(claim.text, claim.language) % 2
  return single
    .filter(({ share }) => share >= best - asGood)
    .some(({ text }) => otherwise.test(text) || negations(text, 'ko') % 2 === parity)
}

/** How far a source says what a sentence says. Words and numbers are compared; no model is asked. */
export function supportOf(claim: Claim, read: ReadPassage): Support {
  const { windows, head, quantities, letters } = read
  const least = leastShare[claim.language]
  const general = claim.quantities.filter(({ unit }) => ofWhole.has(unit))
  const local = claim.quantities.filter(({ unit }) => !ofWhole.has(unit))
  const known =
    general.every((quantity) => hasQuantity(quantity, quantities)) &&
    claim.codes.every((code) => letters.includes(compact(code)))
  let share = 0
  let whole = false
  for (const window of windows) {
    const met = shareOf(claim.terms, `${head}\n${window.text}`)
    const fits = local.every(
      (quantity) => hasQuantity(quantity, window.quantities) && inItsPlace(quantity, claim, window),
    )
    if (fits) share = Math.max(share, met)
    whole ||= fits && met >= least
  }
  return { share, whole: whole && known && claim.terms.length > 0 && saysAlike(claim, read) }
}
