import { article } from '@/lib/calculators/lines'
import {
  add,
  decimal,
  multiply,
  type Rational,
  rational,
  smaller,
} from '@/lib/calculators/rational'
import type { ArticleRef, LawEdition } from '@/lib/calculators/types'
import { type DatedValue, valueOn } from '@/lib/calculators/values/dated-values'

export const leaseKinds = ['housing', 'commercial'] as const
export type LeaseKind = (typeof leaseKinds)[number]

/** The acts on leases, and since when the text that was read is in force. */
export const leaseActs: LawEdition[] = [
  { law: '주택임대차보호법', inForceSince: '2026-01-02' },
  { law: '상가건물 임대차보호법', inForceSince: '2026-05-12' },
]

/** 주택임대차법 and 상가임대차법, side by side. */
export const leaseLaw = {
  housing: {
    cap: [article('주택임대차보호법', '7', 2), article('주택임대차보호법 시행령', '8', 1)],
    oneYear: article('주택임대차보호법', '7', 1),
    conversion: [article('주택임대차보호법', '7의2'), article('주택임대차보호법 시행령', '9')],
  },
  commercial: {
    cap: [article('상가건물 임대차보호법', '11', 1), article('상가건물 임대차보호법 시행령', '4')],
    oneYear: article('상가건물 임대차보호법', '11', 2),
    conversion: [
      article('상가건물 임대차보호법', '12'),
      article('상가건물 임대차보호법 시행령', '5'),
    ],
  },
} as const satisfies Record<
  LeaseKind,
  { cap: ArticleRef[]; oneYear: ArticleRef; conversion: ArticleRef[] }
>

/** 상가임대차법 시행령 §2 (1): above these converted deposits the cap does not hold (Act 2 (3)). */
export const commercialCeilings = {
  seoul: 900_000_000,
  overcrowded: 690_000_000,
  metropolitan: 540_000_000,
  other: 370_000_000,
} as const

/** 주택임대차법 시행령 부칙 제31080호 §2: the two percent over the base rate hold for conversions from this day. */
export const housingRuleSince = '2020-09-29'

/** The bank's rate: given, or from the table; null when the table does not reach the day. */
export function baseRateOn(
  baseRates: readonly DatedValue[],
  day: string,
  given: number | undefined,
): DatedValue | null {
  if (given !== undefined) return { from: day, value: String(given), source: '' }
  return valueOn(baseRates, day)
}

/** Housing: the lower of 10 % and the base rate + 2; commercial: the lower of 12 % and 4.5 times the base rate. */
export function conversionRate(kind: LeaseKind, baseRate: number | string): Rational {
  const base = decimal(baseRate)
  return kind === 'housing'
    ? smaller(rational(10), add(base, rational(2)))
    : smaller(rational(12), multiply(base, rational(9, 2)))
}
