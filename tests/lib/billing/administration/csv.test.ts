import { csvColumns, ledgerCsv } from '@/lib/billing/administration/ledger-csv'
import type { LedgerEntry } from '@/lib/billing/administration/schema'
import { csvCell } from '@/lib/csv'

const words = {
  columns: Object.fromEntries(csvColumns.map((name) => [name, name])) as Record<
    (typeof csvColumns)[number],
    string
  >,
  kind: (kind: string) => kind,
  plan: (plan: string) => plan,
  paidFor: (kind: string) => kind,
}

const entry: LedgerEntry = {
  at: '2026-11-21T15:00:00.123Z',
  exact_at: '',
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'operator',
  amount: -5000,
  reason: '=HYPERLINK("http://evil.test")',
  order_id: 'bd-1',
  payment_kind: 'seats',
  seats: 3,
  plan_id: '1month',
  period: 2,
  period_start: '2026-11-01',
  period_end: '2026-12-01',
  card_text: '4330-****-****-123*',
  email: '+kim@example.test',
}

it.each([
  ['=1+1', '"\'=1+1"'],
  ['  =1', '"\'  =1"'],
  ['＝1', '"\'＝1"'],
  ['+82', '"\'+82"'],
  ['-5', '"\'-5"'],
  ['@x', '"\'@x"'],
  ['\t=1', '"\'\t=1"'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['plain', 'plain'],
  [-5000, '-5000'],
])('writes %p as %p', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})

it('writes a line for each entry, in the time of Korea, with nothing that runs', () => {
  const csv = ledgerCsv([entry], words)
  expect(csv.startsWith('\ufeffat,kind,order,')).toBe(true)
  const [, line] = csv.split('\r\n')
  expect(line).toBe(
    '2026-11-22 00:00:00,operator,bd-1,"\'+kim@example.test",1month,seats,3,2,2026-11-01,2026-11-30,-5000,4330-****-****-123*,"\'=HYPERLINK(""http://evil.test"")"',
  )
})
