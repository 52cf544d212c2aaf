import { courtDate } from '@/lib/korean-law/judgment/judgment-date'
import { amountWords, figuresOf } from '@/lib/templates/amount-words'
import type { Scalar, ScalarKind } from '@/lib/templates/types'

export type WrittenKind = ScalarKind | 'choice' | 'yesNo'

/** Other ways of writing a value that a template can ask for: `{amount:words}`. */
export type Format = 'words' | 'figures' | 'long'

/** `2026년 11월 22일`. */
export function longDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${year}년 ${month}월 ${day}일`
}

/** An answer as it stands in a document. */
export function valueText(
  value: Scalar,
  kind: WrittenKind,
  format: Format | null,
  options: Readonly<Record<string, string>> = {},
): string {
  if (typeof value === 'boolean') return value ? '예' : '아니오'
  if (kind === 'money' && typeof value === 'number') {
    if (format === 'words') return amountWords(value)
    return format === 'figures' ? figuresOf(value) : `${figuresOf(value)}원`
  }
  if (kind === 'percent') return `${value}%`
  if (kind === 'number' && typeof value === 'number') {
    return Number.isInteger(value) ? figuresOf(value) : String(value)
  }
  if (kind === 'date' && typeof value === 'string') {
    return format === 'long' ? longDay(value) : courtDate(value)
  }
  if (kind === 'choice') return options[String(value)] ?? String(value)
  return String(value)
}

const space = (letters: number) => ' '.repeat(letters)

/** What stands where nothing was answered: a place to write, never an invented fact. */
export function blankText(
  kind: WrittenKind | 'party',
  options: Readonly<Record<string, string>> = {},
): string {
  if (kind === 'choice')
    return `[${Object.values(options)
      .map((words) => `☐ ${words}`)
      .join('  ')}]`
  if (kind === 'date') return `[${space(5)}년${space(3)}월${space(3)}일]`
  if (kind === 'money') return `[${space(10)}]원`
  if (kind === 'percent') return `[${space(4)}]%`
  if (kind === 'number') return `[${space(4)}]`
  if (kind === 'longText') return `[${space(40)}]`
  return `[${space(10)}]`
}
