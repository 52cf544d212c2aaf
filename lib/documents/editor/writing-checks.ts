import { readKoreanNumber } from '@/lib/korean-law/korean-number'

/** Something in a text that its author should look at. */
export type WritingFinding = {
  kind: 'unusedTerm' | 'undefinedTerm' | 'amountsDiffer'
  /** As it stands in the text. */
  text: string
  /** What it is about: the term, or the two sums. */
  about: string
}

const opening = `["“”'‘’「『<]`
const closing = `["“”'‘’」』>]`
/** (이하 "갑"이라 한다), (이하 «본건 부동산»이라 함), "목적물"이란 … 말한다. */
const definition = new RegExp(
  `이하\\s*(?:각각\\s*|에서\\s*)?${opening}([가-힣A-Za-z0-9· ]{1,20})${closing}|${opening}([가-힣A-Za-z0-9· ]{1,20})${closing}(?:이)?(?:란|라\\s*함은)`,
  'g',
)
/** Parties by their letters, as subjects and objects of a sentence. */
const partyLetter =
  /(?<![가-힣])([갑을병])(?=(?:은|는|이|가|을|를|의|에게|과|와|으로부터|로부터)\s)/g

/** A letter alone is a party; behind a word or a sum (집을, 5,000원을) it is none. */
const isUsed = (term: string, rest: string): boolean =>
  term.length > 1 ? rest.includes(term) : new RegExp(`(?:^|[\\s(（"“‘「])${term}`).test(rest)

/** Terms that are defined and never used, and parties that nobody has defined. */
export function checkTerms(text: string): WritingFinding[] {
  const defined = new Map<string, { text: string; end: number }>()
  for (const match of text.matchAll(definition)) {
    const term = (match[1] ?? match[2] ?? '').trim()
    if (term && !defined.has(term))
      defined.set(term, { text: match[0], end: match.index + match[0].length })
  }
  // A text that defines nothing is no contract, or speaks of its parties by name.
  if (defined.size === 0) return []
  const unused = [...defined]
    .filter(([term, { end }]) => !isUsed(term, text.slice(end)))
    .map(([term, found]): WritingFinding => ({ kind: 'unusedTerm', text: found.text, about: term }))
  const letters = new Set([...text.matchAll(partyLetter)].map(([, letter = '']) => letter))
  const missing = [...letters]
    .filter((letter) => !defined.has(letter))
    .map((letter): WritingFinding => ({ kind: 'undefinedTerm', text: letter, about: letter }))
  return [...unused, ...missing]
}

const hangul = '[일이삼사오육칠팔구십백천만억조][일이삼사오육칠팔구십백천만억조\\s]*'
/** 금 오천만원정(₩50,000,000), 50,000,000원(금 오천만원). */
const written = new RegExp(
  `(${hangul})원(?:정|整)?\\s*[(（]\\s*(?:금\\s*|₩|￦)?\\s*(\\d[\\d,]*)|(\\d[\\d,]*)\\s*원(?:정|整)?\\s*[(（]\\s*(?:금\\s*)?(${hangul})원`,
  'g',
)

/** Sums that are written twice, in words and in figures, and are not the same. */
export function checkAmounts(text: string): WritingFinding[] {
  return [...text.matchAll(written)].flatMap((match): WritingFinding[] => {
    const words = readKoreanNumber(match[1] ?? match[4] ?? '')
    const figures = Number((match[2] ?? match[3] ?? '').replaceAll(',', ''))
    if (words === null || !figures || words === figures) return []
    const about = [words, figures].map((sum) => `${sum.toLocaleString('ko-KR')}원`).join(' ≠ ')
    return [{ kind: 'amountsDiffer', text: match[0], about }]
  })
}

/** Everything that is found in a text by itself. */
export const checkWriting = (text: string): WritingFinding[] => [
  ...checkAmounts(text),
  ...checkTerms(text),
]
