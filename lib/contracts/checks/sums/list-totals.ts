import { findingAt, firstOfEach } from '@/lib/contracts/checks/finding'
import { sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { amountsIn, isNear } from '@/lib/contracts/text/figures'
import { type Line, linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding } from '@/lib/contracts/types'
import { sumFinding } from './sum-finding'

const isItem = (line: string): boolean =>
  /^\s*(?:[①-⑳]|\(?\d{1,2}\s*[.)]|[가-하]\s*[.)]|[-•·*※▪])/.test(line) ||
  /^\s*[가-힣A-Za-z()\s]{2,20}\s*[:：]/.test(line)
const announces =
  /다음과\s*같이|아래와\s*같이|다음\s*각|나누어|나눠|분할|내역|구성|세부|다음\s*일정/
const totalLine =
  /^\s*(?:[-•·*※▪]\s*)?(?:합\s*계|총\s*계|총\s*액|총\s*합계|소\s*계|합산|도합|총\s*대금|총\s*금액|계)\s*(?:금액|액)?\s*(?:\([^)]{0,14}\))?\s*[:：은는]?/
const notAPart =
  /이상|이하|초과|한도|당\s|씩|마다|개월|매월|연체|지체|위약|보험|면제|이자|미만|할인|차감|공제|별도/
const share = /(\d+(?:\.\d+)?)\s*(?:%|퍼센트|프로)/

type Part = { line: Line; value: number; percent: number | null }

/** A line with one sum of money, and the share that it says to be. */
function partOf(line: Line): Part | null {
  const amounts = amountsIn(line.text)
  const values = [...new Set(amounts.map(({ value }) => value))]
  const [value] = values
  if (values.length !== 1 || value === undefined || notAPart.test(line.text)) return null
  const percent = share.exec(line.text)
  return { line, value, percent: percent ? Number(percent[1]) : null }
}

/** Lines of a list and the line below that adds them up. */
function added(contract: Contract, lines: readonly Line[]): Finding[] {
  const found: Finding[] = []
  let parts: Part[] = []
  for (const line of lines) {
    const total = totalLine.test(line.text) ? amountsIn(line.text)[0]?.value : undefined
    if (total !== undefined) {
      const sum = parts.reduce((all, { value }) => all + value, 0)
      if (parts.length >= 2 && !isNear(sum, total) && sum > total * 0.5 && sum < total * 2)
        found.push(sumFinding(contract, line, sum, total))
      parts = []
      continue
    }
    const part = isItem(line.text) ? partOf(line) : null
    if (part) parts.push(part)
    else if (line.text.trim() !== '') parts = []
  }
  return found
}

/** A sum that a line announces, and the list below it that comes to another. */
function announced(contract: Contract, lines: readonly Line[]): Finding[] {
  return lines.flatMap((head, index) => {
    if (!announces.test(head.text) || head.text.includes('|')) return []
    const totals = [...new Set(amountsIn(head.text).map(({ value }) => value))]
    const [total] = totals
    if (total === undefined || totals.length !== 1) return []
    const parts: Part[] = []
    for (const line of lines.slice(index + 1, index + 12)) {
      if (line.text.trim() === '') continue
      if (!isItem(line.text) || totalLine.test(line.text)) break
      const part = partOf(line)
      if (!part) {
        if (amountsIn(line.text).length > 0) return []
        break
      }
      parts.push(part)
    }
    if (parts.length < 2) return []
    const wrong = parts.find(
      ({ value, percent }) =>
        percent !== null && percent < 100 && !isNear((total * percent) / 100, value, 10),
    )
    if (wrong)
      return [sumFinding(contract, wrong.line, (total * (wrong.percent ?? 0)) / 100, wrong.value)]
    const sum = parts.reduce((all, { value }) => all + value, 0)
    const last = parts.at(-1)
    return isNear(sum, total) || !last || sum < total * 0.5 || sum > total * 2
      ? []
      : [sumFinding(contract, last.line, sum, total)]
  })
}

/** Rows of a table with a share and a sum, against the sum of its last row. */
function shareRows(contract: Contract, lines: readonly Line[]): Finding[] {
  const found: Finding[] = []
  let rows: Part[] = []
  for (const line of lines) {
    if (!line.text.includes('|')) {
      rows = []
      continue
    }
    const [amount, ...more] = amountsIn(line.text)
    const shares = [...line.text.matchAll(new RegExp(share.source, 'g'))]
    if (!amount || more.length > 0 || shares.length !== 1) continue
    const percent = Number(shares[0]?.[1])
    if (percent !== 100) rows.push({ line, value: amount.value, percent })
    else {
      const total = amount.value
      for (const row of rows)
        if (!isNear((total * (row.percent ?? 0)) / 100, row.value, 100))
          found.push(sumFinding(contract, row.line, (total * (row.percent ?? 0)) / 100, row.value))
      rows = []
    }
  }
  return found.slice(0, 1)
}

/** 월 20만원, 연 230만원. */
const monthAndYear =
  /(?:매월|매달|월)\s*(?:[가-힣]{1,6}\s*)?(?:금\s*)?([\d,.]+\s*[천백만억]*\s*원)[^.\n]{0,12}?(?:연간?|1년(?:에|간)?|12개월)\s*(?:총액?|합계)?\s*(?:금\s*)?([\d,.]+\s*[천백만억]*\s*원)/

const years = (contract: Contract): Finding[] =>
  contract.sentences.flatMap((sentence) => {
    const match = monthAndYear.exec(sentence.quote)
    const [each, year] = [match?.[1], match?.[2]].map((sum) => amountsIn(sum ?? '')[0]?.value ?? 0)
    if (!each || !year || isNear(each * 12, year, 12)) return []
    if (year < each * 8 || year > each * 16) return []
    return [sumFinding(contract, sentence, each * 12, year)]
  })

const vat = /부가\s*(?:가치)?\s*세/
/** 공급가액 1,000만원, 부가세 100만원, 합계 1,110만원. */
function taxed(contract: Contract): Finding[] {
  return contract.sentences.flatMap((sentence) => {
    if (!vat.test(sentence.quote) || !/공급\s*가액|대금|금액|합계|총/.test(sentence.quote))
      return []
    const amounts = amountsIn(sentence.quote)
    const [net, tax, gross] = amounts
    if (!net || !tax || amounts.length > 3) return []
    const before = sentence.quote.slice(net.end, tax.start)
    if (!vat.test(before) || tax.value >= net.value) return []
    const wrongTax = !isNear(net.value * 0.1, tax.value, 10)
    const wrongSum = gross !== undefined && !isNear(net.value + tax.value, gross.value, 10)
    if (!wrongTax && !wrongSum) return []
    return [sumFinding(contract, sentence, net.value + tax.value, (gross ?? tax).value)]
  })
}

/** Shares in a list that are the parts of one whole, and do not come to it. */
function percents(contract: Contract, lines: readonly Line[]): Finding[] {
  return lines.flatMap((head, index) => {
    if (!announces.test(head.text) || !/지급|배분|분배|나누|비율|귀속|정산/.test(head.text))
      return []
    if (/초과|구간|이상|이하|미만|위약|지체|환불|환급|공제/.test(head.text)) return []
    const parts: { line: Line; percent: number }[] = []
    for (const line of lines.slice(index + 1, index + 10)) {
      if (line.text.trim() === '') continue
      if (!isItem(line.text)) break
      const found = [...line.text.matchAll(new RegExp(share.source, 'g'))]
      if (found.length !== 1 || notAPart.test(line.text)) return []
      parts.push({ line, percent: Number(found[0]?.[1]) })
    }
    const sum = parts.reduce((all, { percent }) => all + percent, 0)
    const last = parts.at(-1)
    if (!last || parts.length < 2 || Math.abs(sum - 100) <= 0.5 || sum < 70 || sum > 140) return []
    return [findingAt(contract, sumMismatch, last.line, { sum: `${sum}%`, total: '100%' })]
  })
}

/** Lists whose items do not come to what is written above or below them. */
export function checkListTotals(contract: Contract): Finding[] {
  const end =
    contract.clauses.find(({ part }) => part === 'signature')?.start ?? contract.text.length
  const lines = linesOf(contract.text).filter(({ start, text }) => start < end && text.length < 300)
  return firstOfEach(
    [
      ...added(contract, lines),
      ...announced(contract, lines),
      ...percents(contract, lines),
      ...shareRows(contract, lines),
      ...taxed(contract),
      ...years(contract),
    ],
    ({ start }) => start,
  )
}
