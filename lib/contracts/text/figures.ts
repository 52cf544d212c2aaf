import { readKoreanNumber } from '@/lib/korean-law/korean-number'

export type Amount = { value: number; start: number; end: number; text: string; inWords: boolean }

const numeral = '일이삼사오육륙칠팔구영십백천만억조'
const amountPattern = new RegExp(
  [
    String.raw`[₩￦]\s*(\d[\d,]*)(?:\s*원)?`,
    String.raw`(\d[\d,.]*(?:\s*[십백천만억조]+(?:\s*\d[\d,]*\s*[십백천만억]*)*)?)\s*원`,
    String.raw`(?:금\s*)?([${numeral}](?:[${numeral}\s]*[${numeral}])?)\s*원(?=정|[^가-힣]|을|은|이|의|으로|\s|$)`,
    String.raw`KRW\s*(\d[\d,]*)`,
  ].join('|'),
  'g',
)

/** A sum in figures within a longer pattern. Its gaps are bounded, as such patterns hold several. */
const wonInFigures = String.raw`[₩￦]?\s{0,2}\d[\d,.]{0,20}(?:\s{0,2}[십백천만억조]{1,3}(?:\s{0,2}\d[\d,]{0,10}\s{0,2}[십백천만억]{1,3}){0,2})?\s{0,2}원`
const wonInWords = String.raw`[일이삼사오육칠팔구십백천만억]{2,20}\s{0,2}원`
/** One sum, as one group: in figures alone, or in words too. */
export const won = `(${wonInFigures})`
export const wonOrWords = `(${wonInFigures}|${wonInWords})`

/** What a group of {@link won} says; 0 where it matched nothing. */
export const wonOf = (words = ''): number => amountsIn(words)[0]?.value ?? 0

/** 12000000 as 12,000,000. */
export const inFigures = (value: number): string => value.toLocaleString('en-US')

/** Whether two sums differ by no more than what rounding leaves: a twentieth of a percent, or the least unit. */
export const isNear = (a: number, b: number, least = 1): boolean =>
  Math.abs(a - b) <= Math.max(least, Math.min(a, b) * 0.0005)

/** Sums of money in won, in figures, mixed, or in Hangul. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(amountPattern)) {
    const words = match[1] ?? match[2] ?? match[3] ?? match[4] ?? ''
    const value = readKoreanNumber(words)
    if (value === null || value < 10) continue
    const inWords = match[3] !== undefined
    if (inWords && /[가-힣]/.test(text.charAt(match.index - 1)) && !match[0].startsWith('금'))
      continue
    found.push({
      value,
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      inWords,
    })
  }
  return found
}

export type Rate = {
  percent: number
  per: 'year' | 'month' | 'week' | 'day' | null
  start: number
  end: number
}

const figure = String.raw`(\d{1,3}(?:,\d{3})*(?:\.\d+)?)`
const ratePattern = new RegExp(
  String.raw`(연|년|매년|연간|연이율|연리|월|매월|월이율|월리|주|매주|일|매일|1일|하루|일일)?\s*(?:이율|이자율|이자|금리|복리로|단리)?\s*(?:약\s*)?(?:${figure}\s*(?:%|퍼센트|프로|％)|(\d[\d,]*|십|백|천|1천|만)\s*분의\s*${figure}|${figure}\s*(할|부|푼)(?=[^가-힣]|의|로|으로|씩|을|를|이|\s|$))`,
  'g',
)

/** Shares and rates of interest, with the time that they run by. */
export function ratesIn(text: string): Rate[] {
  return [...text.matchAll(ratePattern)].flatMap((match) => {
    const whole = match[3] ? readKoreanNumber(match[3]) : null
    let percent = match[2] ? Number(match[2].replace(/,/g, '')) : Number.NaN
    if (whole) percent = (Number((match[4] ?? '').replace(/,/g, '')) / whole) * 100
    if (match[5]) percent = Number(match[5]) * (match[6] === '할' ? 10 : 1)
    if (!Number.isFinite(percent)) return []
    const word = match[1] ?? ''
    const before = text.slice(Math.max(0, match.index - 14), match.index)
    let per: Rate['per'] = /연|년/.test(word)
      ? 'year'
      : /월/.test(word)
        ? 'month'
        : /주/.test(word)
          ? 'week'
          : /일|하루/.test(word)
            ? 'day'
            : null
    if (per === null && /(연|년간?|1년에?)\s*(복리로?|단리로?|이율은?)?\s*$/.test(before))
      per = 'year'
    if (
      per === null &&
      /(매월|월|한 달에?|1개월에?|개월마다|다달이|매달|달마다)\s*\S{0,4}\s*$/.test(before)
    )
      per = 'month'
    if (
      per === null &&
      /(매일|날마다|하루마다|하루에?|1일마다|1일당|1일에?|일수\s*1일\S*|지체일수|지연일수|일당)\s*\S{0,8}\s*$/.test(
        before,
      )
    )
      per = 'day'
    if (per === null && /(?:날마다|날짜마다|하루마다)\s*(?:\S{1,6}\s)?\S{0,8}\s*$/.test(before))
      per = 'day'
    if (/[부푼]$/.test(match[0]) && per === null) per = 'month'
    return [{ percent, per, start: match.index, end: match.index + match[0].length }]
  })
}

/** A rate as percent of a year. */
export const yearly = (rate: Rate): number =>
  rate.percent *
  (rate.per === 'month' ? 12 : rate.per === 'week' ? 52 : rate.per === 'day' ? 365 : 1)

const nativeCounts: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  네: 4,
  넉: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
}

/** A number in figures, in words, or as things are counted: 2, 이, 두. */
export const countOf = (words: string): number | null =>
  nativeCounts[words] ?? readKoreanNumber(words)

const periodPattern =
  /(\d+(?:\.\d+)?|[일이삼사오육칠팔구십백]+|한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열)\s*(영업일|일|주일|주|개월|달|년|시간|분)(?=[^가-힣]|간|을|를|이|가|은|는|의|로|으로|에|안|내|동안|전|후|마다|까지|부터|과|와|치|분|째|미만|이상|이하|로서|$)/g

export type Period = { days: number; count: number; unit: string; start: number; end: number }

const dayLength: Readonly<Record<string, number>> = {
  영업일: 1.4,
  일: 1,
  주일: 7,
  주: 7,
  개월: 30.4,
  달: 30.4,
  년: 365,
  시간: 1 / 24,
  분: 1 / 1440,
}

/** Lengths of time; what is a date (2026년 3월 2일) is left out. */
export function periodsIn(text: string): Period[] {
  return [...text.matchAll(periodPattern)].flatMap((match) => {
    const [, words = '', unit = ''] = match
    const count = countOf(words)
    if (count === null || (unit === '년' && count > 1000)) return []
    const before = text.slice(Math.max(0, match.index - 6), match.index)
    const isDate = /[월년]\s*$/.test(before) && unit === '일'
    const isOrdinal =
      /(매월|매달|익월|다음\s?달|당월|전월|말일|제)\s*$/.test(before) && unit !== '년'
    if (isDate || isOrdinal || (/^[일이삼사오육칠팔구십]$/.test(words) && /[가-힣]$/.test(before)))
      return []
    return [
      {
        days: count * (dayLength[unit] ?? 1),
        count,
        unit,
        start: match.index,
        end: match.index + match[0].length,
      },
    ]
  })
}

const countPattern =
  /(\d+|일|이|삼|사|한|두|세|네|다섯)\s*(?:기분|기|회분|회|번|차례|개월분|개월 ?치|달 ?치|달분|개월|달)(?=[^가-힣]|의|이|를|라도|만|에|째|분|치|씩|연속|연체|$)/g

/** 2기, 1회, 한 번, 두 달 치: how often something may happen before it counts. */
export const countsIn = (text: string): number[] =>
  [...text.matchAll(countPattern)].map(([, words = '']) => countOf(words) ?? 0).filter((n) => n > 0)
