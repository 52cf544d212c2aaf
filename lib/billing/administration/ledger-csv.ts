import { lastDay } from '@/lib/billing/last-day'
import { csvTable } from '@/lib/csv'
import { koreanDateTime } from '@/lib/korean-time'
import type { LedgerEntry } from './schema'

/** Words of the file in the reader's language. */
export type CsvWords = {
  columns: Record<CsvColumn, string>
  kind: (kind: LedgerEntry['kind']) => string
  plan: (plan: LedgerEntry['plan_id']) => string
  paidFor: (kind: LedgerEntry['payment_kind']) => string
}

export const csvColumns = [
  'at',
  'kind',
  'order',
  'email',
  'plan',
  'for',
  'seats',
  'period',
  'start',
  'end',
  'amount',
  'card',
  'reason',
] as const
export type CsvColumn = (typeof csvColumns)[number]

/** The entries as a table. */
export function ledgerCsv(entries: readonly LedgerEntry[], words: CsvWords): string {
  const rows = entries.map((entry) => [
    koreanDateTime(new Date(entry.at)),
    words.kind(entry.kind),
    entry.order_id,
    entry.email ?? '',
    words.plan(entry.plan_id),
    words.paidFor(entry.payment_kind),
    entry.seats,
    entry.period,
    entry.period_start,
    lastDay(entry.period_end),
    entry.amount,
    entry.card_text,
    entry.reason,
  ])
  return csvTable([csvColumns.map((name) => words.columns[name]), ...rows])
}
