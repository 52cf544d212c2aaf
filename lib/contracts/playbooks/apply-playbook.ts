import type { ContractType } from '@/lib/contracts/constants'
import { readContract } from '@/lib/contracts/text/contract'
import { amountsIn, periodsIn, ratesIn } from '@/lib/contracts/text/figures'
import type { Clause, Contract, Finding, Sentence } from '@/lib/contracts/types'
import { type FigureUnit, kindOfCheck, mostMatches } from './constants'
import type { PlaybookMatch, PlaybookRule } from './schema'

/** Of what the built-in rules found, what a rule by topic reports again. */
export type BuiltInFinding = Pick<Finding, 'kind' | 'topic' | 'clause' | 'quote' | 'start' | 'end'>

type Read = { contract: Contract; findings: readonly BuiltInFinding[] }
type Check<Kind> = Extract<PlaybookRule['check'], { kind: Kind }>

const figuresOf: Readonly<Record<FigureUnit, (text: string) => number[]>> = {
  days: (text) => periodsIn(text).map(({ days }) => days),
  percent: (text) => ratesIn(text).map(({ percent }) => percent),
  won: (text) => amountsIn(text).map(({ value }) => value),
}

/** Spaces and case say nothing: 손해 배상 is 손해배상. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')

/** Shorter ones stand by chance within others: 상한 in 배상한다. They count where a word of the text begins. */
const shortestWithin = 3

/** A text to look for words in, with the places at which its words begin. */
function readWords(text: string): { own: string; begins: Set<number> } {
  let own = ''
  const begins = new Set<number>()
  for (const word of text
    .normalize('NFC')
    .toLowerCase()
    .split(/([^\p{L}\p{N}]+)/u)) {
    begins.add(own.length)
    own += plain(word)
  }
  return { own, begins }
}

function holdsOneOf(text: string, words: readonly string[]): boolean {
  const { own, begins } = readWords(text)
  return words.map(plain).some((word) => {
    if (word.length >= shortestWithin) return own.includes(word)
    for (let at = own.indexOf(word); at >= 0; at = own.indexOf(word, at + 1))
      if (begins.has(at)) return true
    return false
  })
}

/** A clause whose heading has one of the words; of clauses without a heading, the first line. */
function isAbout({ text }: Contract, clause: Clause, words: readonly string[]): boolean {
  if (words.length === 0) return true
  if (clause.part === 'signature') return false
  const own = text.slice(clause.start, clause.end).trimStart()
  return holdsOneOf(clause.title || (own.split('\n')[0] ?? '').slice(0, 60), words)
}

const atSentence = ({ clause, quote, start, end }: Sentence) => ({
  clause: clause.label,
  quote,
  start,
  end,
})

/** The clause that lacks something, by its first line. */
function atClause(text: string, { label, start, end }: Clause) {
  const own = text.slice(start, end)
  const from = start + (own.length - own.trimStart().length)
  const [line = ''] = text.slice(from, end).split('\n')
  return { clause: label, quote: line, start: from, end: from + line.length }
}

type Place = Omit<PlaybookMatch, 'rule' | 'kind' | 'topic'>
const nowhere: Place = { clause: null, quote: null, start: null, end: null }

function lacking(
  { contract }: Read,
  words: readonly string[],
  headings: readonly string[],
): Place[] {
  const { text, clauses } = contract
  if (headings.length === 0) return holdsOneOf(text, words) ? [] : [nowhere]
  const about = clauses.filter((clause) => isAbout(contract, clause, headings))
  // Without such a clause there is nothing either that could hold the words.
  if (about.length === 0) return [nowhere]
  if (about.some(({ start, end }) => holdsOneOf(text.slice(start, end), words))) return []
  return about.slice(0, 1).map((clause) => atClause(text, clause))
}

function beyond({ contract }: Read, check: Check<'number'>, headings: readonly string[]): Place[] {
  const { words, unit, direction, limit } = check
  return contract.sentences
    .filter(({ clause }) => isAbout(contract, clause, headings))
    .filter(({ quote }) => words.length === 0 || holdsOneOf(quote, words))
    .filter(({ quote }) =>
      figuresOf[unit](quote).some((value) =>
        direction === 'above' ? value > limit : value < limit,
      ),
    )
    .map(atSentence)
}

function holding(
  { contract }: Read,
  words: readonly string[],
  headings: readonly string[],
): Place[] {
  return contract.sentences
    .filter(({ clause }) => isAbout(contract, clause, headings))
    .filter(({ quote }) => holdsOneOf(quote, words))
    .map(atSentence)
}

function matchesOf(rule: PlaybookRule, read: Read): PlaybookMatch[] {
  const { id, check, clause } = rule
  if (check.kind === 'topic') {
    const { topic } = check
    return read.findings
      .filter((finding) => finding.topic === topic)
      .map(({ kind, clause: at, quote, start, end }) => ({
        rule: id,
        kind,
        topic,
        clause: at,
        quote,
        start,
        end,
      }))
  }
  const places =
    check.kind === 'absent'
      ? lacking(read, check.words, clause)
      : check.kind === 'number'
        ? beyond(read, check, clause)
        : holding(read, check.words, clause)
  const kind = kindOfCheck[check.kind]
  return places.map((place) => ({ rule: id, kind, topic: 'playbook', ...place }))
}

/**
 * What the rules of a playbook report of a contract, in the order of its text. The same rules and the same text
 * give the same matches.
 * @param findings what the built-in rules found in it
 */
export function applyPlaybook(
  rules: readonly PlaybookRule[],
  {
    type,
    text,
    findings,
  }: { type: ContractType; text: string; findings: readonly BuiltInFinding[] },
): PlaybookMatch[] {
  const read = { contract: readContract(type, 'neutral', text), findings }
  const place = ({ start }: PlaybookMatch) => start ?? Number.POSITIVE_INFINITY
  return rules
    .filter((rule) => rule.type === null || rule.type === type)
    .flatMap((rule) => matchesOf(rule, read).slice(0, mostMatches))
    .sort((a, b) => place(a) - place(b))
}
