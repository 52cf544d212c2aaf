import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import { cellsOf, linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const part =
  /(?<![가-힣])(계약금|착수금|선급금|중도금|기성금|잔\s*금)(?:은|는|:|：)?\s*(?:금\s*)?(?=[\d₩일이삼사오육칠팔구십백천])/g
const wholes: Readonly<Record<string, RegExp>> = {
  sale: /매매\s*(?:대금|가격|금액|대가)/,
  'housing-lease': /보증금/,
  'shop-lease': /보증금/,
}
const ofOthers = /(?:총\s*)?(?:계약|용역|도급|개발|공사|제작|공급)\s*(?:금액|대금|비)/
const otherwise = /위약|배액|몰취|돌려|반환|해제|배상|연체|지연|증액|갱신|인상|씩|%/

type Part = { label: string; value: number; start: number; end: number }

/** 계약금 / 잔금 | 12,000,000원 / 106,000,000원: two parts in one row. */
function partsInRow(text: string, start: number): Part[] {
  const [labels = '', sums = ''] = cellsOf(text)
  const names = labels.split('/').map((name) => name.replace(/\s/g, ''))
  const amounts = sums.split('/').map((sum) => amountsIn(sum)[0]?.value ?? 0)
  return names.length > 1 && names.length === amounts.length
    ? names.map((label, at) => ({
        label,
        value: amounts[at] ?? 0,
        start,
        end: start + text.length,
      }))
    : []
}

const partsOf = (contract: Contract): Part[] =>
  linesOf(contract.text).flatMap(({ text, start }) => {
    if (otherwise.test(text)) return []
    const inRow = text.includes('|') ? partsInRow(text, start) : []
    if (inRow.length > 0) return inRow
    return [...text.matchAll(part)].flatMap((match) => {
      const from = match.index + match[0].length
      const [amount] = amountsIn(text.slice(from, from + 40))
      const label = (match[1] ?? '').replace(/\s/g, '')
      return amount && amount.start <= 1
        ? [
            {
              label,
              value: amount.value,
              start: start + match.index,
              end: start + from + amount.end,
            },
          ]
        : []
    })
  })

/** The one sum that a contract of this kind says the parts come to. */
function wholeOf(contract: Contract): number | null {
  const word = wholes[contract.type] ?? ofOthers
  const named = new RegExp(
    `${word.source}(?:은|는|을|의\\s*총액은)?\\s*[:：|]?\\s*(?:금\\s*)?`,
    'g',
  )
  const values = linesOf(contract.text).flatMap(({ text }) =>
    otherwise.test(text)
      ? []
      : [...text.matchAll(named)].flatMap((match) => {
          const from = match.index + match[0].length
          const [amount] = amountsIn(text.slice(from, from + 40))
          return amount && amount.start <= 2 ? [amount.value] : []
        }),
  )
  const [only, ...others] = [...new Set(values)]
  return only !== undefined && others.length === 0 ? only : null
}

/** 계약금, 중도금 and 잔금, wherever each stands, that do not come to the price. */
export function checkPriceParts(contract: Contract): Finding[] {
  const parts = partsOf(contract)
  const known = new Map<string, Set<number>>()
  for (const { label, value } of parts) known.set(label, (known.get(label) ?? new Set()).add(value))
  const last = parts.findLast(({ label }) => label === '잔금')
  const whole = wholeOf(contract)
  if (!last || !whole || known.size < 2 || [...known.values()].some(({ size }) => size > 1))
    return []
  const sum = [...known.values()].reduce((all, values) => all + ([...values][0] ?? 0), 0)
  if (isNear(sum, whole) || isNear(sum, whole * 1.1, 10) || sum < whole * 0.5 || sum > whole * 1.5)
    return []
  return [sumFinding(contract, last, sum, whole)]
}
