import { findingAt, lineAt } from '@/lib/contracts/checks/finding'
import {
  amountMismatch,
  partyNameMismatch,
  undefinedTerm,
} from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding } from '@/lib/contracts/types'
import { escapePattern } from '@/lib/escape-pattern'

type Place = { key: string; shown: string; start: number; end: number }

const placesOf = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map((match) => ({
    key: match.slice(1).filter(Boolean).join(' '),
    shown: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

/** 101동 502호 and 101동 503호 of one lease. */
function premises(contract: Contract): Finding[] {
  if (!['housing-lease', 'shop-lease', 'sale'].includes(contract.type)) return []
  const units = placesOf(contract.text, /제?(\d{1,4})\s*동\s*제?(\d{1,5})\s*호/g)
  const [first] = units
  const [block, unit] = first?.key.split(' ') ?? []
  const other = units.find(({ key }) => {
    const [otherBlock, otherUnit] = key.split(' ')
    return key !== first?.key && (otherBlock === block || otherUnit === unit)
  })
  if (!first || !other || /주소|거주|주민/.test(contract.text.slice(other.start - 40, other.start)))
    return []
  return [
    findingAt(contract, amountMismatch, lineAt(contract.text, other.start), {
      first: first.shown,
      second: other.shown,
    }),
  ]
}

/** The same area, with two figures. */
function areas(contract: Contract): Finding[] {
  return [
    '전용\\s*면적',
    '임대\\s*면적',
    '대지\\s*면적',
    '연\\s*면적',
    '공급\\s*면적',
    '계약\\s*면적',
  ].flatMap((name) => {
    const found = placesOf(
      contract.text,
      new RegExp(
        String.raw`${name}\s*(?:은|는|[:：|])?\s*(?:약\s*)?([\d,]+(?:\.\d+)?)\s*(?:㎡|m²|제곱미터)`,
        'g',
      ),
    )
    const [first] = found
    const other = found.find(({ key }) => key !== first?.key)
    return first && other
      ? [findingAt(contract, amountMismatch, other, { first: first.shown, second: other.shown })]
      : []
  })
}

const defined =
  /["“'‘「]\s*([가-힣A-Za-z][가-힣A-Za-z0-9 ]{1,14})\s*["”'’」]\s*(?:이?란|이?라\s*함은|은|는)\s*([^.\n]{6,160})/g

/** A term that is given two meanings. */
function definitions(contract: Contract): Finding[] {
  const known = new Map<string, string>()
  return [...contract.text.matchAll(defined)].flatMap((match) => {
    const [whole, term = '', meaning = ''] = match
    if (
      !/말한다|뜻한다|의미한다|가리킨다|이다|으로\s*한다|로\s*한다|말합니다|뜻합니다|의미합니다/.test(
        meaning,
      ) ||
      /^[갑을병]$/.test(term)
    )
      return []
    const first = known.get(term)
    if (first === undefined) known.set(term, meaning)
    return first === undefined || first === meaning
      ? []
      : [
          findingAt(
            contract,
            undefinedTerm,
            { start: match.index, end: match.index + whole.length },
            { term },
          ),
        ]
  })
}

const given =
  /([가-힣A-Za-z0-9&()㈜ ]{2,24}?)\s{0,3}[(（]\s*이하\s*["“'‘「]?\s*([가-힣]{1,8})\s*["”'’」]?\s*(?:이?라|으?로)/g

/** One short name for two. */
function shortNames(contract: Contract): Finding[] {
  const known = new Map<string, string>()
  return [...contract.text.slice(0, 6000).matchAll(given)].flatMap((match) => {
    const [whole, long = '', short = ''] = match
    const owner = long.trim().split(/\s/).at(-1) ?? ''
    const first = known.get(short)
    if (first === undefined) known.set(short, owner)
    if (first === undefined || first === owner || new RegExp(escapePattern(first)).test(owner))
      return []
    return [
      findingAt(
        contract,
        partyNameMismatch,
        { start: match.index, end: match.index + whole.length },
        { first, second: owner },
      ),
    ]
  })
}

/** Things, terms and parties that the contract takes for one and names as two. */
export const checkSameThings = (contract: Contract): Finding[] => [
  ...premises(contract),
  ...areas(contract),
  ...definitions(contract),
  ...shortNames(contract),
]
