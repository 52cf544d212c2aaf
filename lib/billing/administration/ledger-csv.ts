import { koreanDateTime } from '@/lib/korean-time'
import type { LedgerEntry } from './schema'

/** Words of the file in the reader's language. */
export type CsvWords = {
  columns: Record<CsvColumn, string>
  kind: (kind: LedgerEntry['kind']) => string
  plan: (plan: LedgerEntry['plan_id']) => string
}

export const csvColumns = [
  'at',
  'kind',
  'order',
  'email',
  'plan',
  'period',
  'start',
  'end',
  'amount',
  'card',
  'reason',
] as const
export type CsvColumn = (typeof csvColumns)[number]

/** A program of tables takes what begins like this for a formula, wherever it comes from. */
const likeFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

/** One cell. Numbers of ours are given as numbers and stay so. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = likeFormula.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n\t;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const dayMs = 24 * 60 * 60 * 1000
const dayBefore = (day: string) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

/** Entries as a table of RFC 4180; the mark at its head tells old programs that it is UTF-8. */
export function ledgerCsv(entries: readonly LedgerEntry[], words: CsvWords): string {
  const rows = entries.map((entry) => [
    koreanDateTime(new Date(entry.at)),
    words.kind(entry.kind),
    entry.order_id,
    entry.email ?? '',
    words.plan(entry.plan_id),
    entry.period,
    entry.period_start,
    dayBefore(entry.period_end),
    entry.amount,
    entry.card_text,
    entry.reason,
  ])
  const lines = [csvColumns.map((name) => words.columns[name]), ...rows]
  return `\ufeff${lines.map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`
}
