import { findingAt, lineAt } from '@/lib/contracts/checks/finding'
import { amountMismatch } from '@/lib/contracts/checks/inconsistencies'
import { type Amount, amountsIn, inFigures, ratesIn } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'
import { readKoreanNumber } from '@/lib/korean-law/korean-number'

/** 금 일천만원정(₩11,000,000): the same sum twice, side by side. */
function twiceWritten(contract: Contract): Finding[] {
  const amounts = amountsIn(contract.text)
  return amounts.flatMap((first, index) => {
    const second = amounts[index + 1]
    if (!second || first.value === second.value) return []
    const between = contract.text.slice(first.end, second.start)
    if (!/^\s*(?:정|整)?\s*[(（[]\s*(?:금\s*)?$/.test(between)) return []
    if (
      !/^\s*(?:원|정|원정|\/|,)?\s*[-]?\s*[)）\]]/.test(
        contract.text.slice(second.end, second.end + 6),
      )
    )
      return []
    return [
      findingAt(
        contract,
        amountMismatch,
        { start: first.start, end: second.end + 1 },
        { first: inFigures(first.value), second: inFigures(second.value) },
      ),
    ]
  })
}

const ratePair =
  /([일이삼사오육칠팔구십백천만]+)\s*분의\s*([일이삼사오육칠팔구십백]+)\s*[(（]\s*([\d.]+)\s*[%％]|([일이삼사오육칠팔구십백]+)\s*(?:퍼센트|프로)\s*[(（]\s*([\d.]+)\s*[%％]|([\d.]+)\s*[%％]\s*[(（]\s*(?:([백천만]|일백|일천)\s*분의\s*([일이삼사오육칠팔구십백]+)|([일이삼사오육칠팔구십백]+)\s*(?:퍼센트|프로))\s*[)）]/g

function ratesTwice(contract: Contract): Finding[] {
  return [...contract.text.matchAll(ratePair)].flatMap((match) => {
    const whole = match[1] ?? match[7]
    const words = whole
      ? ((readKoreanNumber(match[2] ?? match[8] ?? '') ?? 0) / (readKoreanNumber(whole) ?? 1)) * 100
      : readKoreanNumber(match[4] ?? match[9] ?? '')
    const figures = Number(match[3] ?? match[5] ?? match[6])
    if (words === null || Math.abs(words - figures) < 0.001) return []
    const { start, end } = lineAt(contract.text, match.index)
    return [
      findingAt(
        contract,
        amountMismatch,
        {
          start: Math.max(start, match.index - 20),
          end: Math.min(end, match.index + match[0].length + 1),
        },
        { first: `${words}%`, second: `${figures}%` },
      ),
    ]
  })
}

/** Sums that a contract has once: who names them twice must name the same. */
const singular = [
  '보증금',
  '임대보증금',
  '착수금',
  '차용금',
  '차용원금',
  '대여금',
  '대여원금',
  '매매대금',
  '계약금액',
  '용역대금',
  '하도급대금',
  '인수대금',
  '가입비',
  '월차임',
  '월세',
  '공사대금',
  '자문료',
  '총매매대금',
  '로열티',
  '현금가격',
]

function namedTwice(contract: Contract): Finding[] {
  const found: Finding[] = []
  for (const name of singular) {
    const pattern = new RegExp(
      `(^|[^가-힣])(${name})(?:\\s*(?:총액|원금))?(?:\\s*(?:은|는|인|[:：|]))?(?:\\s*(?:총|각|월|매월))?(?:\\s*[^.\\n]{0,14}?(?:적은|정한|쓴|적힌|기재한|말한))?(?:\\s*금)?\\s*(?=[₩￦\\d일이삼사오육칠팔구십백천])`,
      'gm',
    )
    let first: Amount | null = null
    for (const match of contract.text.matchAll(pattern)) {
      const at = match.index + match[0].length
      const near = contract.text.slice(Math.max(0, at - 2), at + 40)
      const amount = amountsIn(near)[0]
      if (!amount || amount.start > 3) continue
      const before = contract.text.slice(Math.max(0, match.index - 8), match.index + 1)
      if (/(?:나머지|남은|잔여|추가|모자란)\s*$/.test(before)) continue
      const after = contract.text.slice(at + amount.end - 2, at + amount.end + 14)
      if (/^\s*(?:씩|마다|을? 초과|이상|이하|미만|중)|증액|인상|감액|늘|올/.test(after)) continue
      if (first === null) first = amount
      else if (amount.value !== first.value) {
        const { start, end } = lineAt(contract.text, at)
        found.push(
          findingAt(
            contract,
            amountMismatch,
            { start: Math.max(start, match.index), end: Math.min(end, at + 40) },
            { first: inFigures(first.value), second: inFigures(amount.value) },
          ),
        )
      }
    }
  }
  return found
}

const shareOf =
  /(보증금|임대보증금|매매대금|계약금액|용역대금|전세금|총대금|대여금|총액|공급대금|물품대금|공사대금|개발비|용역비|제작비|총\s*개발비|총\s*용역비|총\s*금액|하도급대금|인수대금|투자금|계약\s*금액)의\s*(?:([\d.]+)\s*(?:%|퍼센트|프로)|100분의\s*([\d.]+)|10분의\s*([\d.]+))\s*(?:인|에\s*해당하는|에\s*상당하는|[(（,]|즉)\s*(?:금\s*)?/g

/** 보증금의 10퍼센트인 600만원: the share of a sum that is named elsewhere. */
function sharesOf(contract: Contract): Finding[] {
  return [...contract.text.matchAll(shareOf)].flatMap((match) => {
    const [whole, name = '', percent, hundredth, tenth] = match
    const from = match.index + whole.length
    const part = amountsIn(contract.text.slice(from, from + 40))[0]
    if (!part || part.start > 2) return []
    const base = new RegExp(
      `${name}(?:\\s*총액)?(?:\\s*(?:은|는|[:：|]))?(?:\\s*총)?(?:\\s*금)?\\s*(?=[₩￦\\d일이삼사오육칠팔구십])`,
    )
    const at = base.exec(contract.text)
    const total = at
      ? amountsIn(contract.text.slice(at.index + at[0].length, at.index + at[0].length + 40))[0]
      : undefined
    if (!total || total.start > 3) return []
    const share = tenth ? Number(tenth) * 10 : Number(percent ?? hundredth)
    if (Math.abs((total.value * share) / 100 - part.value) <= 1) return []
    return [
      findingAt(
        contract,
        amountMismatch,
        { start: match.index, end: from + part.end },
        { first: inFigures((total.value * share) / 100), second: inFigures(part.value) },
      ),
    ]
  })
}

/** What was lent and what was received. */
function receipt(contract: Contract): Finding[] {
  if (contract.type !== 'loan') return []
  const principal = contract.sentences.find(
    ({ text }) => /빌리|빌린|대여|차용/.test(text) && amountsIn(text).length > 0,
  )
  const lent = principal ? amountsIn(principal.text)[0]?.value : undefined
  if (!lent) return []
  return contract.sentences
    .filter(({ text }) => /영수|수령하였|받았음|틀림없이 받/.test(text) && !/이자|공제/.test(text))
    .filter(
      ({ text }) =>
        amountsIn(text).length > 0 && !amountsIn(text).some(({ value }) => value === lent),
    )
    .map((sentence) => findingAt(contract, amountMismatch, sentence, { first: inFigures(lent) }))
}

/** 이자율이 연 12%인데 다른 곳에서는 15%라 한다. */
function interestTwice(contract: Contract): Finding[] {
  if (contract.type !== 'loan') return []
  let first: number | null = null
  for (const sentence of contract.sentences) {
    if (
      !/이자(?:율)?(?:은|는)|약정 ?이(?:자|율)/.test(sentence.text) ||
      /연체|지연|지체|늦|공제|수습/.test(sentence.text)
    )
      continue
    const rate = ratesIn(sentence.text).find(({ per }) => per === 'year')
    if (!rate) continue
    if (first === null) first = rate.percent
    else if (rate.percent !== first)
      return [
        findingAt(contract, amountMismatch, sentence, {
          first: `${first}%`,
          second: `${rate.percent}%`,
        }),
      ]
  }
  return []
}

/** Sums and rates that the contract writes twice, and differently. */
export const checkAmounts = (contract: Contract): Finding[] => [
  ...twiceWritten(contract),
  ...ratesTwice(contract),
  ...namedTwice(contract),
  ...sharesOf(contract),
  ...receipt(contract),
  ...interestTwice(contract),
]
