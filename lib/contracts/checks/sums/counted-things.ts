import { findingAt } from '@/lib/contracts/checks/finding'
import { amountMismatch, termArithmetic } from '@/lib/contracts/checks/inconsistencies'
import { countOf } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'

const number = '(\\d{1,4}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|[일이삼사오육칠팔구십]{1,3})'
const counter =
  '(?:가지|개|명|대|사람|분|곳|편|점|항목|건|부|통|회|번|차례|권|장|종|개소|호|세트|벌|마리|채|필지|인)'
const numberTwice = new RegExp(
  `(?<![가-힣\\d])${number}\\s*(${counter})\\s*[(（]\\s*(?:총\\s*)?(\\d{1,4})\\s*(?:${counter})?\\s*[)）]|(?<![가-힣\\d])(\\d{1,4})\\s*(${counter})\\s*[(（]\\s*(한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\\s*${counter}?\\s*[)）]`,
  'g',
)

const finding = (
  contract: Contract,
  range: { start: number; end: number },
  first: number,
  second: number,
): Finding =>
  findingAt(contract, amountMismatch, range, { first: String(first), second: String(second) })

/** 다섯 대(6대): a number in words and in figures that differ. */
const writtenTwice = (contract: Contract): Finding[] =>
  [...contract.text.matchAll(numberTwice)].flatMap((match) => {
    const first = countOf(match[1] ?? match[4] ?? '')
    const second = countOf(match[3] ?? match[6] ?? '')
    if (first === null || second === null || first === second) return []
    const start = match.index
    return [finding(contract, { start, end: start + match[0].length }, first, second)]
  })

const items = '(?:[가-힣A-Za-z0-9ㆍ·()/ ]{1,24})'
const listed = new RegExp(
  `((?:${items},\\s*){1,8}${items}(?:,|\\s(?:및|와|과|그리고)\\s${items})?)\\s*(?:의|,\\s*이상|이상)\\s*${number}\\s*(?:가지|항목|종류|종|곳|개소|개\\s*(?:항목|사항|업무|품목))(?:로|으로|이다|을|를|에|의|이며|만)`,
)

/** 이름, 전화번호, 주소의 네 가지: a list in a sentence and how many it is said to have. */
const inSentence = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const match = listed.exec(sentence.quote)
    const said = countOf(match?.[2] ?? '')
    if (!match || said === null || said < 2 || /등\s*(?:의\s*)?$|등\s/.test(match[1] ?? ''))
      return []
    const parts = (match[1] ?? '')
      .split(/,|\s(?:및|와|과|그리고)\s|[가-힣](?:와|과)\s/)
      .filter((part) => part.trim() !== '')
    return Math.abs(parts.length - said) !== 1 && parts.length !== said + 2
      ? []
      : [finding(contract, sentence, said, parts.length)]
  })

const announced = new RegExp(
  `(?:다음|아래)(?:의|과\\s*같은)?\\s*(?:각\\s*)?${number}\\s*(?:가지|개\\s*(?:항목|사항|호|업무|경우|조건)|항목|경우|사항|호|단계|곳|차례)`,
)
const mark = /^\s*(?:\d{1,2}\s*[.)]|\(\d{1,2}\)|[가-하]\s*[.)]|[①-⑳]|[-•·※▪*]|[㉠-㉻])\s*\S/

/** 다음 세 가지: the list below has two. */
const inList = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const said = countOf(announced.exec(sentence.quote)?.[1] ?? '')
    if (said === null || said < 2) return []
    const rest = contract.text.slice(sentence.end, sentence.clause.end).split('\n')
    const kind =
      rest
        .find((line) => mark.test(line))
        ?.trim()
        .charAt(0) ?? ''
    const alike = /\d/.test(kind)
      ? /^\s*\d/
      : /[가-하]/.test(kind)
        ? /^\s*[가-하]\s*[.)]/
        : /[①-⑳]/.test(kind)
          ? /^\s*[①-⑳]/
          : mark
    let count = 0
    for (const line of rest) {
      if (line.trim() === '') continue
      if (mark.test(line) && alike.test(line)) count += 1
      else if (count > 0 && !/^\s/.test(line)) break
      else if (count === 0 && rest.indexOf(line) > 1) break
    }
    return count < 2 || count === said ? [] : [finding(contract, sentence, said, count)]
  })

const people = (contract: Contract): number => {
  const head = contract.clauses[0]
  const text = head ? contract.text.slice(head.start, head.end) : ''
  const names = [...text.matchAll(/[(（]\s*이하\s*["“'‘「]?\s*([가-힣A-Za-z]{1,8})/g)].map(
    ([, name]) => name,
  )
  return new Set(names).size
}
const restOf = new RegExp(`(?:나머지|다른)\\s*${number}\\s*(?:사람|명|인|동업자|조합원)`)
const allOf = new RegExp(
  `^\\s*(?:동업자|당사자|조합원)\\s*${number}\\s*(?:사람|명|인)?(?:은|는|이|가|의)`,
)

/** 나머지 네 사람 in a partnership of three. */
const ofParties = (contract: Contract): Finding[] => {
  const count = contract.type === 'partnership' ? people(contract) : 0
  if (count < 2) return []
  return contract.sentences.flatMap((sentence): Finding[] => {
    const rest = countOf(restOf.exec(sentence.quote)?.[1] ?? '')
    if (rest !== null && rest >= count) return [finding(contract, sentence, count - 1, rest)]
    const all = countOf(allOf.exec(sentence.quote)?.[1] ?? '')
    return all !== null && all > count ? [finding(contract, sentence, count, all)] : []
  })
}

const lengthTwice =
  /(?<![월년.-]\s*|\d)(\d{1,3})\s*(개월|년|주|일)\s*[(（]\s*(?:즉\s*|약\s*|총\s*)?(\d{1,3})\s*(개월|년|주|일)간?\s*[)）]/g
const days: Readonly<Record<string, number>> = { 년: 365, 개월: 30.4, 주: 7, 일: 1 }

/** 36개월(5년): one length in two units. */
const lengths = (contract: Contract): Finding[] =>
  [...contract.text.matchAll(lengthTwice)].flatMap((match) => {
    const first = Number(match[1]) * (days[match[2] ?? ''] ?? 1)
    const second = Number(match[3]) * (days[match[4] ?? ''] ?? 1)
    return match[2] === match[4] || Math.abs(first - second) <= Math.max(first, second) * 0.08
      ? []
      : [
          findingAt(
            contract,
            termArithmetic,
            { start: match.index, end: match.index + match[0].length },
            { first: `${match[1]}${match[2]}`, second: `${match[3]}${match[4]}` },
          ),
        ]
  })

const unique = (findings: Finding[]): Finding[] =>
  findings.filter(
    ({ start }, index) => findings.findIndex((other) => other.start === start) === index,
  )

/** Numbers of things that the contract counts in two ways. */
export const checkCountedThings = (contract: Contract): Finding[] =>
  unique([
    ...writtenTwice(contract),
    ...inSentence(contract),
    ...inList(contract),
    ...ofParties(contract),
    ...lengths(contract),
  ])
