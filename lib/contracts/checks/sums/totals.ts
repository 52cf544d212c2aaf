import { findingAt, firstOfEach } from '@/lib/contracts/checks/finding'
import { sumMismatch } from '@/lib/contracts/checks/inconsistencies'
import { amountsIn, inFigures, isNear, ratesIn } from '@/lib/contracts/text/figures'
import { cellsOf, linesOf } from '@/lib/contracts/text/lines'
import type { Clause, Contract, Finding, Sentence } from '@/lib/contracts/types'
import { readKoreanNumber } from '@/lib/korean-law/korean-number'
import { sumFinding } from './sum-finding'

const sumWord = /^(?:월|연|총)?(?:합\s*계|총\s*계|계|총\s*액|소\s*계|합산|총\s*합|지급액)$/
const money = (cell: string): number | null => {
  const match = /^[₩금\s]*([\d,]{3,})\s*(?:원|천원|만원)?/.exec(cell)
  return match ? Number((match[1] ?? '').replace(/,/g, '')) : (amountsIn(cell)[0]?.value ?? null)
}

/** Tables: the row called 합계 against the rows above it, column by column. */
function tables(contract: Contract): Finding[] {
  const found: Finding[] = []
  let rows: string[][] = []
  for (const line of linesOf(contract.text)) {
    if (!line.text.includes('|')) {
      rows = []
      continue
    }
    const row = cellsOf(line.text)
    if (sumWord.test((row[0] ?? '').replace(/\s/g, ''))) {
      for (let column = 1; column < row.length; column += 1) {
        const total = money(row[column] ?? '')
        const parts = rows
          .map((other) => money(other[column] ?? ''))
          .filter((value): value is number => value !== null)
        if (total === null || total < 1000 || parts.length < 2) continue
        const sum = parts.reduce((a, b) => a + b, 0)
        if (!isNear(sum, total)) found.push(sumFinding(contract, line, sum, total))
        break
      }
      rows = []
    } else rows.push(row)
  }
  return found
}

type Part = { value: number; sentence: Sentence; start: number; end: number }

function labelled(sentences: readonly Sentence[], label: RegExp): Part | null {
  for (const sentence of sentences) {
    const match = label.exec(sentence.quote)
    if (!match) continue
    const from = match.index + match[0].length
    const amount = amountsIn(sentence.quote.slice(from, from + 70))[0]
    if (!amount) continue
    const between = sentence.quote.slice(from, from + amount.start)
    if (/계약금|중도금|잔금|%|분의/.test(between)) continue
    return {
      value: amount.value,
      sentence,
      start: sentence.start + match.index,
      end: sentence.start + from + amount.end,
    }
  }
  return null
}

const totalNames =
  /(?:총\s*)?(?:매매\s*대금|임대\s*보증금|전세\s*보증금|보증금|전세금|용역\s*대금|계약\s*금액|공사\s*대금|개발\s*대금|총\s*대금|하도급\s*(?:대금|금액)|도급\s*금액|용역\s*금액|총액|대금|할부\s*가격)/

/** 계약금 + 중도금 + 잔금 = 대금. */
function instalments(contract: Contract): Finding[] {
  const body = contract.sentences.filter(({ clause }) => clause.part !== 'signature')
  const deposit = labelled(body, /(?:계약금(?!액)|착수금)(?:은|을|으로)?/)
  const balance = labelled(body, /잔금(?:은|을|으로)?/)
  const total = labelled(body, totalNames)
  if (!deposit || !balance || !total || total.value <= deposit.value) return []
  const middle = body.filter(({ quote }) => /중(?:도|간)금/.test(quote))
  const middles = new Map<number, number>()
  for (const { quote, start } of middle)
    for (const match of quote.matchAll(/(?:제?\s*\d\s*차\s*)?중[도간]금(?:은|을|으로)?/g)) {
      const from = match.index + match[0].length
      const amount = amountsIn(quote.slice(from, from + 45))[0]
      if (amount && !/잔금|계약금/.test(quote.slice(from, from + amount.start)))
        middles.set(start + from + amount.start, amount.value)
    }
  if (
    middle.length > 0 &&
    middles.size === 0 &&
    middle.some(({ quote }) => /%|분의|\d/.test(quote) && /중도금(?:은|을)/.test(quote))
  )
    return []
  const values = [...new Set(middles.values())]
  const sum = deposit.value + balance.value + values.reduce((a, b) => a + b, 0)
  if (
    isNear(sum, total.value) ||
    isNear(
      deposit.value + balance.value + [...middles.values()].reduce((a, b) => a + b, 0),
      total.value,
    )
  )
    return []
  return [sumFinding(contract, { start: balance.start, end: balance.end }, sum, total.value)]
}

/** Thirds are written as 33.3%. */
const isWhole = (percent: number) => isNear(percent, 100, 0.5)

/** Shares that together are the whole: instalments, profit. */
function shares(contract: Contract): Finding[] {
  return contract.clauses.flatMap((clause) => {
    if (clause.part === 'signature') return []
    const sentences = contract.sentences.filter((sentence) => sentence.clause === clause)
    const rest = sentences.find(({ text }) => /나머지\s*[\d.]+\s*%/.test(text))
    if (rest) {
      const percents = sentences
        .filter((s) => s.start <= rest.start)
        .flatMap(({ text }) => ratesIn(text).map(({ percent }) => percent))
      const last = percents.at(-1) ?? 0
      const others = percents.slice(0, -1).filter((percent) => percent >= 1)
      const total = others.reduce((a, b) => a + b, 0) + last
      if (
        others.length > 0 &&
        others.length <= 3 &&
        !isWhole(total) &&
        !others.some((other) => isWhole(other + last))
      )
        return [findingAt(contract, sumMismatch, rest, { sum: `${total}%` })]
    }
    for (const sentence of sentences) {
      const profit =
        /(?:이익|수익|손익|지분|배분|분배|출자)/.test(`${clause.title}${sentence.text}`) &&
        /Ⓐ.*Ⓑ|Ⓑ.*Ⓐ/.test(sentence.text)
      const paid =
        /계약금|착수금|선급금|선금/.test(sentence.text) && /잔금|최종금|완료금/.test(sentence.text)
      if (!profit && !paid) continue
      const percents = ratesIn(sentence.text).map(({ percent }) => percent)
      const parts = paid
        ? (sentence.text.match(
            /(?:계약금|착수금|선급금|선금|중[도간]금|기성금|잔금|최종금|완료금)[^%]{0,24}?\d+\s*%/g,
          )?.length ?? 0)
        : 2
      if (percents.length !== parts || percents.length < 2) continue
      const total = percents.reduce((a, b) => a + b, 0)
      if (!isWhole(total) && total > 60 && total < 160)
        return [findingAt(contract, sumMismatch, sentence, { sum: `${total}%` })]
    }
    return []
  })
}

const counted =
  /(\d[\d,]*|[일이삼사오육칠팔구십백천만]+)\s*(?:대|개|주|EA|ea|세트|박스|부|매|명|본|식|벌|병|건|톤|kg|켤레|상자|인|편|장|권|곡|컷|쪽)(?=[^가-힣]|를|을|의|로|이|에|씩|당|$)/g
const timesPattern = /(\d{1,3})\s*(?:회|개월|번)/g
const totalWord =
  /(?:총\s*액|합계|총\s*대금|총\s*금액|예상\s*총액|할부\s*가격|총\s*렌탈료|총\s*납입|대금\s*총액|인수\s*대금|총\s*지급|연간|계약\s*금액|총\s*공급|총\s*이용료|총\s*용역|총\s*\S{0,4}비)/

/** Unit price × number, instalment × times, month × twelve. */
function products(contract: Contract, clause: Clause): Finding[] {
  const sentences = contract.sentences.filter(
    (sentence) =>
      sentence.clause === clause ||
      (contract.type === 'installment' && sentence.clause.part !== 'signature'),
  )
  const total = labelled(sentences, totalWord)
  if (!total) return []
  const all = sentences.map(({ quote }) => quote).join('\n')
  const unit =
    /(?:단가|(?:개|대|주|매|장|편|건|권|부|벌|톤|명|인|곡|컷|쪽|박스|상자|세트)당|1\s*(?:대|개|주)당?|1주의|발행\s*가액)[^\n]{0,24}/.exec(
      all,
    )
  const unitPrice = unit ? amountsIn(unit[0])[0]?.value : undefined
  if (unitPrice && unitPrice < total.value) {
    const counts = [...all.matchAll(counted)]
      .map(([, words]) => readKoreanNumber(words ?? '') ?? 0)
      .filter((n) => n > 1)
    if (
      counts.length > 0 &&
      counts.length <= 3 &&
      !counts.some((n) => isNear(n * unitPrice, total.value))
    )
      return [findingAt(contract, sumMismatch, total.sentence, { total: inFigures(total.value) })]
    return []
  }
  const each = /(?:매회|매월|월|회당|매달|각\s*회|월\s*할부금)[^\n]{0,30}/.exec(all)
  const every = each ? amountsIn(each[0])[0]?.value : undefined
  if (!every || every >= total.value) return []
  const times = [...all.matchAll(timesPattern)]
    .map(([, n]) => Number(n))
    .filter((n) => n > 1 && n <= 120)
  if (/연간/.test(total.sentence.quote)) times.push(12)
  const deposit = labelled(sentences, /계약금(?!액)|선수금|보증금|가입비|등록비/)?.value ?? 0
  if (
    times.length === 0 ||
    times.some((n) => isNear(n * every, total.value) || isNear(n * every + deposit, total.value))
  )
    return []
  return [findingAt(contract, sumMismatch, total, { total: inFigures(total.value) })]
}

/** 내역: 노무비 …원, 재료비 …원; 현금 출자의 합계. */
function breakdowns(contract: Contract, clause: Clause): Finding[] {
  const sentences = contract.sentences.filter((sentence) => sentence.clause === clause)
  for (const sentence of sentences) {
    const amounts = amountsIn(sentence.quote)
    const parts = [...new Map(amounts.map((amount) => [amount.start, amount.value])).values()]
    if (
      /내역|구성|명세/.test(sentence.quote) &&
      parts.length >= 2 &&
      !/초과|이상|한도/.test(sentence.quote)
    ) {
      const inner = labelled([sentence], /합계|총액|총/)
      const total =
        inner ??
        labelled(
          sentences.filter((s) => s !== sentence),
          /계약\s*금액|대금|금액|총액|보수|임금|월급|용역비|공사비|하도급대금/,
        )
      if (!total) continue
      const sum = parts.reduce((a, b) => a + b, 0) - (inner ? inner.value : 0)
      if (!isNear(sum, total.value) && sum > total.value * 0.5 && sum < total.value * 2)
        return [sumFinding(contract, sentence, sum, total.value)]
    }
  }
  const total = labelled(
    sentences,
    /(?:출자(?:금|액)?의?\s*)?합계(?:는|은)?|총\s*출자(?:금|액)?(?:은|는)?|출자(?:금|액)?의?\s*총액(?:은|는)?/,
  )
  if (!total) return []
  const parts = sentences
    .filter(
      (s) =>
        s !== total.sentence &&
        s.start < total.start &&
        /출자|부담|납입|지급/.test(`${s.clause.title}${s.quote}`),
    )
    .flatMap(({ quote }) =>
      amountsIn(quote)
        .filter((a, i, list) => list[i - 1]?.value !== a.value)
        .map(({ value }) => value),
    )
  const sum = parts.reduce((a, b) => a + b, 0)
  return parts.length >= 2 && !isNear(sum, total.value)
    ? [sumFinding(contract, total.sentence, sum, total.value)]
    : []
}

/** The loan is what its instalments of principal add up to. */
function repayments(contract: Contract): Finding[] {
  if (contract.type !== 'loan') return []
  const principal = contract.sentences
    .map(({ text }) =>
      /빌리|빌려|대여|차용|원금은/.test(text) ? amountsIn(text)[0]?.value : undefined,
    )
    .find((v) => v !== undefined)
  if (!principal) return []
  return contract.sentences.flatMap((sentence) => {
    if (!/원금/.test(sentence.text) || !/씩/.test(sentence.text)) return []
    const before = sentence.text.slice(0, sentence.text.indexOf('씩'))
    const each = amountsIn(before).at(-1)?.value
    const times = /(\d{1,3})\s*(?:회|개월|번)/.exec(sentence.text)
    if (!each || !times || isNear(each * Number(times[1]), principal)) return []
    return [sumFinding(contract, sentence, each * Number(times[1]), principal)]
  })
}

export function checkTotals(contract: Contract): Finding[] {
  const inClauses = contract.clauses.filter(({ part }) => part !== 'signature')
  const found = [
    ...tables(contract),
    ...instalments(contract),
    ...shares(contract),
    ...inClauses.flatMap((clause) => products(contract, clause)),
    ...inClauses.flatMap((clause) => breakdowns(contract, clause)),
    ...repayments(contract),
  ]
  return firstOfEach(found, ({ clause }) => clause)
}
