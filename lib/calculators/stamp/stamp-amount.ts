import { add, divide, floor, multiply, type Rational, rational } from '@/lib/calculators/rational'

/** What a paper is, and how its stamp follows from that of a complaint (인지법 §3, 7, 9). */
export const stampDocuments = [
  'complaint',
  'appeal',
  'final-appeal',
  'payment-order',
  'settlement',
  'mediation',
  'counterclaim',
  'counterclaim-appeal',
  'retrial',
  'provisional-attachment',
  'provisional-disposition',
  'temporary-status',
] as const
export type StampDocument = (typeof stampDocuments)[number]

/** 인지법 §2 (1): below so much, the rate in ten-thousandths, and what is added. */
const brackets = [
  { below: 10_000_000, rate: 50, plus: 0, item: 1 },
  { below: 100_000_000, rate: 45, plus: 5_000, item: 2 },
  { below: 1_000_000_000, rate: 40, plus: 55_000, item: 3 },
  { below: Number.POSITIVE_INFINITY, rate: 35, plus: 555_000, item: 4 },
] as const

export type Bracket = (typeof brackets)[number]

export function bracketOf(value: number): Bracket {
  return brackets.find(({ below }) => value < below) ?? brackets[3]
}

/** §2 (2): below 1,000 won it is 1,000; from there on what is below 100 won is left out. */
function cut(amount: Rational): number {
  const whole = floor(amount)
  return whole < 1_000 ? 1_000 : whole - (whole % 100)
}

/** What is left below 100 won is not paid. */
function cutBelowHundred(amount: Rational): number {
  const whole = floor(amount)
  return whole - (whole % 100)
}

/** §2: the stamp of a complaint for a claim of this value. */
export function complaintStamp(value: number): number {
  const { rate, plus } = bracketOf(value)
  return cut(add(multiply(rational(value), rational(rate, 10_000)), rational(plus)))
}

const multiples: Partial<Record<StampDocument, Rational>> = {
  appeal: rational(3, 2),
  'final-appeal': rational(2),
  settlement: rational(1, 5),
  'payment-order': rational(1, 10),
  mediation: rational(1, 10),
  'counterclaim-appeal': rational(3, 2),
}

/** §4 (2): a counterclaim on what the suit is about pays only what goes beyond the stamp of the suit. */
export function sameObjectStamp(document: StampDocument, value: number, mainValue: number): number {
  return Math.max(0, paperStamp(document, value) - paperStamp(document, mainValue))
}

/** The stamp of a paper handed in on paper. */
export function paperStamp(document: StampDocument, value: number): number {
  if (document === 'provisional-attachment' || document === 'provisional-disposition') return 10_000
  const complaint = complaintStamp(value)
  if (document === 'temporary-status')
    return Math.min(500_000, cutBelowHundred(rational(complaint, 2)))
  const multiple = multiples[document]
  return multiple ? cut(multiply(rational(complaint), multiple)) : complaint
}

/** §16: nine tenths for papers handed in electronically. */
export function electronicStamp(onPaper: number): number {
  return cutBelowHundred(multiply(rational(onPaper), rational(9, 10)))
}

/** §14 (1) names these papers alone: of an application for a payment order or an attachment nothing comes back. */
export const refundable: ReadonlySet<StampDocument> = new Set([
  'complaint',
  'appeal',
  'final-appeal',
  'counterclaim',
  'counterclaim-appeal',
  'retrial',
])

/** §14 (1): half comes back, and never more than leaves 100,000 won. */
export function refundOf(paid: number): number {
  const half = divide(rational(paid), rational(2))
  return floor(half) < 100_000 ? Math.max(0, paid - 100_000) : floor(half)
}
