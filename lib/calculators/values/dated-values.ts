/**
 * Figures that stand in no law of the corpus, each with the day it holds from and where it was published.
 * What is outside them is refused, not guessed: add a row when a new one is announced.
 */
export type DatedValue = {
  from: string
  value: string
  source: string
  /** The last day it is known for, where a later one may have been published since. */
  until?: string
}

/** The last row of a table, known until a day. */
const knownUntil = (rows: DatedValue[], until: string): readonly DatedValue[] =>
  rows.map((row, index) => (index === rows.length - 1 ? { ...row, until } : row))

const wageNotice = (year: number) => `고용노동부 고시, ${year}년 적용 최저임금 (시간급)`

/** 시간급 최저임금, from the first of January. */
export const minimumWages = knownUntil(
  [
    [2018, 7530],
    [2019, 8350],
    [2020, 8590],
    [2021, 8720],
    [2022, 9160],
    [2023, 9620],
    [2024, 9860],
    [2025, 10030],
    [2026, 10320],
  ].map(([year = 0, value]) => ({
    from: `${year}-01-01`,
    value: String(value),
    source: wageNotice(year),
  })),
  '2026-12-31',
)

const bank = '한국은행 금융통화위원회 의결, 기준금리'

/** 한국은행 기준금리, percent a year, from the day of the decision. */
export const baseRates = knownUntil(
  [
    ['2020-05-28', '0.5'],
    ['2021-08-26', '0.75'],
    ['2021-11-25', '1'],
    ['2022-01-14', '1.25'],
    ['2022-04-14', '1.5'],
    ['2022-05-26', '1.75'],
    ['2022-07-13', '2.25'],
    ['2022-08-25', '2.5'],
    ['2022-10-12', '3'],
    ['2022-11-24', '3.25'],
    ['2023-01-13', '3.5'],
    ['2024-10-11', '3.25'],
    ['2024-11-28', '3'],
    ['2025-02-25', '2.75'],
    ['2025-05-29', '2.5'],
  ].map(([from = '', value = '']) => ({ from, value, source: bank })),
  '2025-12-31',
)

/** 소송촉진법 §3 (1): the decree's rates. The two latest stand in its 부칙, the first is what they replaced. */
export const litigationRates: readonly DatedValue[] = [
  {
    from: '2003-06-01',
    value: '20',
    source: '소송촉진법 법정이율 규정, 부칙 제26553호 제2조의 종전 규정',
  },
  { from: '2015-10-01', value: '15', source: '소송촉진법 법정이율 규정, 부칙 제26553호' },
  { from: '2019-06-01', value: '12', source: '소송촉진법 법정이율 규정, 부칙 제29768호' },
]

/** 이자제한법 §2 (1): the decree's ceilings, for contracts made or renewed from these days. */
export const interestCeilings: readonly DatedValue[] = [
  { from: '2007-06-30', value: '30', source: '최고이자율 규정 제20118호' },
  { from: '2014-07-15', value: '25', source: '최고이자율 규정 제25376호' },
  { from: '2018-02-08', value: '24', source: '최고이자율 규정 제28413호' },
  { from: '2021-07-07', value: '20', source: '최고이자율 규정 제31593호' },
]

/** How many times the court serves papers, by 재일 87-4; the price of one is given by whoever asks. */
export const serviceTimes: Readonly<Record<string, number>> = {
  complaint: 15,
  'small-claim': 10,
  appeal: 12,
  'final-appeal': 8,
  'payment-order': 6,
  mediation: 5,
  'provisional-attachment': 3,
  'provisional-disposition': 3,
  'temporary-status': 8,
}
export const serviceTimesSource = '송달료규칙의 시행에 따른 업무처리요령 (재일 87-4)'

/** The value in force on a day, or null when the table does not reach it. */
export function valueOn(table: readonly DatedValue[], day: string): DatedValue | null {
  const value = table.filter(({ from }) => from <= day).at(-1) ?? null
  return value?.until !== undefined && day > value.until ? null : value
}

/** A figure that no law of the corpus holds, and where it comes from. */
export type DatedSource = { key: string; from: string; value: string; source: string }

/** `2018-01-01 to 2026-12-31`. */
export function knownDays(table: readonly DatedValue[]): string {
  return `${table[0]?.from ?? 'no day'} to ${table.at(-1)?.until ?? 'today'}`
}

export function sourceOf(key: string, { from, value, source }: DatedValue): DatedSource {
  return { key, from, value, source }
}
