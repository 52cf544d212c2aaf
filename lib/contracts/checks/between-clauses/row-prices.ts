import { findingAt } from '@/lib/contracts/checks/finding'
import { amountMismatch } from '@/lib/contracts/checks/inconsistencies'
import { amountsIn, inFigures } from '@/lib/contracts/text/figures'
import { tablesIn } from '@/lib/contracts/text/tables'
import type { Contract, Finding } from '@/lib/contracts/types'

const isName = /^[가-힣A-Za-z][가-힣A-Za-z0-9 ·-]{2,14}$/
const saysNothing =
  /^(?:합계|소계|총계|구분|항목|비고|기타|내용|보증금|차임|월세|계약금|중도금|잔금)/
/** What may rightly be another price. */
const otherPrice =
  /할인|위약|환급|환불|반환|공제|추가|인상|인하|변경|초과|이상|이하|넘|한도|할부|남은|정가|도매|소매|연체|배상|정산/

/** 스탠다드 29,900원 in the table of prices, and 스탠다드 … 27,900원 in a clause: near, and not the same. */
export function checkRowPrices(contract: Contract): Finding[] {
  const rows = tablesIn(contract.text).flatMap((table) =>
    table.flatMap(({ line, cells }) => {
      const [name = ''] = cells
      const prices = amountsIn(line.text).map(({ value }) => value)
      return isName.test(name) && !saysNothing.test(name) && prices.length > 0
        ? [{ name, prices, line }]
        : []
    }),
  )
  return rows.flatMap(({ name, prices, line }) => {
    if (
      rows.some((row) => row.line !== line && (row.name.includes(name) || name.includes(row.name)))
    )
      return []
    const told = contract.sentences.find(({ quote, clause }) => {
      if (quote.includes('|') || clause.part === 'signature' || quote.length > 160) return false
      if (!quote.includes(name) || otherPrice.test(quote)) return false
      const [only, ...more] = amountsIn(quote)
      return (
        only !== undefined &&
        more.length === 0 &&
        only.start > quote.indexOf(name) &&
        !prices.includes(only.value) &&
        prices.some((price) => Math.abs(price - only.value) < price * 0.2)
      )
    })
    const [price] = told ? amountsIn(told.quote) : []
    const nearest = prices.toSorted(
      (a, b) => Math.abs(a - (price?.value ?? 0)) - Math.abs(b - (price?.value ?? 0)),
    )[0]
    return told && price && nearest !== undefined
      ? [
          findingAt(contract, amountMismatch, told, {
            first: `${inFigures(nearest)}원`,
            second: `${inFigures(price.value)}원`,
          }),
        ]
      : []
  })
}
