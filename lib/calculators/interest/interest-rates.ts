import { article } from '@/lib/calculators/lines'
import type { ArticleRef } from '@/lib/calculators/types'
import { type DatedValue, litigationRates } from '@/lib/calculators/values/dated-values'
import type { LineKey } from '@/lib/calculators/words'
import { addDays, laterOf } from '@/lib/korean-law/calendar/calendar-day'

/** What the debt is: which rate holds before a suit is served. */
export const interestBases = ['civil', 'commercial', 'agreed', 'wages'] as const
export type InterestBasis = (typeof interestBases)[number]

/** 이자제한법 §2 (5): the ceiling does not hold for a loan below this sum. */
export const leastLimitedLoan = 100_000

/** A span of days, first and last counted, with one rate. */
export type RateSpan = {
  from: string
  to: string
  rate: number
  articles: ArticleRef[]
  key: LineKey
}

const litigation = [
  article('소송촉진 등에 관한 특례법', '3', 1),
  article('소송촉진 등에 관한 특례법 제3조제1항 본문의 법정이율에 관한 규정', ''),
]

/** The rate of a debt outside of a suit. */
export function ordinaryRate(
  basis: InterestBasis,
  agreed: number | undefined,
): { rate: number; articles: ArticleRef[]; key: LineKey } {
  if (basis === 'wages')
    return {
      rate: 20,
      key: 'wage-interest',
      articles: [article('근로기준법', '37', 1), article('근로기준법 시행령', '17')],
    }
  if (agreed !== undefined)
    return {
      rate: agreed,
      key: 'agreed-interest',
      articles: [article('민법', '397', 1), article('이자제한법', '2', 1)],
    }
  return basis === 'commercial'
    ? { rate: 6, key: 'commercial-interest', articles: [article('상법', '54')] }
    : { rate: 5, key: 'civil-interest', articles: [article('민법', '379')] }
}

/** The decree's rate on a day; a change after the arguments closed does not count (부칙 제2조). */
function litigationRate(day: string, argumentsClosed: string | undefined): DatedValue | null {
  const known = litigationRates.filter(
    ({ from }) => from <= day && (argumentsClosed === undefined || from <= argumentsClosed),
  )
  return known.at(-1) ?? null
}

export type RateQuestion = {
  from: string
  to: string
  basis: InterestBasis
  agreed: number | undefined
  /** The day on which the complaint was served; the higher rate runs from the next. */
  servedDate: string | undefined
  /** The last day on which the debtor's dispute was reasonable (§3 (2)). */
  disputeUntil: string | undefined
  argumentsClosed: string | undefined
}

/** The day from which the rate of the Special Act runs, or null. */
function litigationStart({ servedDate, disputeUntil }: RateQuestion): string | null {
  if (servedDate === undefined) return null
  const afterService = addDays(servedDate, 1)
  if (disputeUntil === undefined) return afterService
  return laterOf(afterService, addDays(disputeUntil, 1))
}

/** The spans of one rate between two days; null when the decree's rate is not known for one of them. */
export function rateSpans(question: RateQuestion): RateSpan[] | null {
  const { from, to, basis, agreed, argumentsClosed } = question
  const start = litigationStart(question)
  const changes = start === null ? [] : [start, ...litigationRates.map((value) => value.from)]
  const begins = [...new Set([from, ...changes.filter((day) => day > from && day <= to)])].sort()
  const spans: RateSpan[] = []
  for (const [index, begin] of begins.entries()) {
    const next = begins[index + 1]
    const ordinary = ordinaryRate(basis, agreed)
    const span = { from: begin, to: next === undefined ? to : addDays(next, -1), ...ordinary }
    if (start !== null && begin >= start) {
      const decree = litigationRate(begin, argumentsClosed)
      if (decree === null) return null
      // Whoever agreed on more than the decree's rate, or is owed more by law, keeps it.
      if (Number(decree.value) > ordinary.rate)
        Object.assign(span, {
          rate: Number(decree.value),
          key: 'litigation-interest',
          articles: litigation,
        })
    }
    const last = spans.at(-1)
    if (last && last.rate === span.rate && last.key === span.key) last.to = span.to
    else spans.push(span)
  }
  return spans
}
