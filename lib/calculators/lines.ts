import { formatDecimal, type Rational } from './rational'
import type { ArticleRef, Line, LineValue, PeriodLength, Refusal } from './types'
import type { LineKey, NoteKey, ReasonKey, UnknownKey } from './words'

/** `제37조제1항` of a law, as the rules name it: `article('근로기준법', '37', 1)`. */
export function article(law: string, no: string, paragraph?: number): ArticleRef {
  return paragraph === undefined ? { law, no } : { law, no, paragraph }
}

export const inWon = (won: number): LineValue => ({ kind: 'won', won })
export const onDay = (date: string): LineValue => ({ kind: 'date', date })
export const inDays = (days: number): LineValue => ({ kind: 'days', days })
export const inPercent = (percent: number | string): LineValue => ({
  kind: 'percent',
  percent: String(percent),
})

export const forSpan = ({ length, unit }: PeriodLength): LineValue => ({
  kind: 'span',
  length,
  unit,
})

/** `1,234,567`. */
export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** `12,345.67`: a fraction cut after two decimals, for a formula. */
export function groupedDecimal(value: Rational): string {
  const [whole = '', fraction] = formatDecimal(value).split('.')
  return `${grouped(Number(whole))}${fraction ? `.${fraction}` : ''}`
}

export function line(
  key: LineKey,
  value: LineValue,
  formula: string,
  articles: ArticleRef[],
  subject: string | null = null,
): Line {
  return { key, value, formula, subject, articles }
}

/** Keys that are said only where something holds. */
export function when<Key extends NoteKey | UnknownKey>(holds: unknown, ...keys: Key[]): Key[] {
  return holds ? keys : []
}

/** What a calculator answers to what it cannot reckon; `message` is for programs. */
export function refuse(reason: ReasonKey, field: string, message: string): Refusal {
  return { ok: false, reason, field, message }
}
