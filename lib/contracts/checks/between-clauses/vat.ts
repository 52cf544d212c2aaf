import { findingAt } from '@/lib/contracts/checks/finding'
import { choiceMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { Contract, Finding } from '@/lib/contracts/types'

const vat = '(?:부가\\s*(?:가치)?\\s*세|VAT)'
const included = new RegExp(`${vat}[^.)\\n]{0,14}?(?:포함|들어\\s*있|합한)`)
const apart = new RegExp(
  `${vat}[^.)\\n]{0,16}?(?:별도|따로|더한|더하|가산|제외|불포함|얹|포함하지\\s*(?:않|아니)|포함되지\\s*(?:않|아니))`,
)
const notIncluded = new RegExp(`${vat}[^.)\\n]{0,14}?포함[^.]{0,4}(?:지\\s*(?:않|아니)|안)`)

/** What prices are called, each with the words that mean the same in one contract. */
const prices: readonly (readonly [string, RegExp])[] = [
  ['착수금', /착수금/],
  ['성공보수', /성공\s*보수/],
  ['관리비', /관리비/],
  ['rent', /차임|월세|임대료/],
  ['royalty', /로열티|계속가맹금/],
  ['joining', /가입비|가맹금|교육비/],
  ['goods', /공급\s*가격|공급가|단가|물품\s*대금|납품가|별지|가격표/],
  ['rental', /렌탈료|렌털료/],
  ['fee', /수수료|사용료|인세/],
  ['advice', /자문료/],
  ['price', /대금|계약\s*금액|용역비|개발비|공사비|보수|총액|제작비|금액/],
]
const priceOf = (text: string): string | null =>
  prices.find(([, word]) => word.test(text))?.[0] ?? null

/** A price that includes the value-added tax in one clause and bears it on top in another. */
export function checkVat(contract: Contract): Finding[] {
  const said = new Map<string, { isIncluded: boolean; clause: unknown }>()
  for (const sentence of contract.sentences) {
    if (sentence.clause.part === 'signature' || !new RegExp(vat).test(sentence.quote)) continue
    const isApart = apart.test(sentence.quote) || notIncluded.test(sentence.quote)
    const isIncluded = !isApart && included.test(sentence.quote)
    if (isApart === isIncluded) continue
    if (isApart && included.test(sentence.quote) && !notIncluded.test(sentence.quote)) continue
    const price =
      priceOf(sentence.quote.slice(0, sentence.quote.search(new RegExp(vat)))) ??
      priceOf(sentence.clause.title)
    if (!price) continue
    const first = said.get(price)
    if (!first) said.set(price, { isIncluded, clause: sentence.clause })
    else if (first.isIncluded !== isIncluded && first.clause !== sentence.clause)
      return [findingAt(contract, choiceMismatch, sentence)]
  }
  return []
}
