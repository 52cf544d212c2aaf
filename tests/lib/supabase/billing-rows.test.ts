/** @jest-environment node */
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person } from '@/tests/factories/person'
import { billingTables } from './billing-rights'

let supabase: SupabaseProcess
let owner: Person
let other: Person
beforeAll(async () => {
  supabase = await startSupabase()
  owner = await makePerson(supabase)
  other = await makePerson(supabase)
  for (const { seed } of billingTables) await seed({ sql: supabase.sql, owner: owner.id })
})
afterAll(() => supabase.stop())

const open = [
  ['billing_cards', 'id, user_id, company, number, kind, state, issued_at'],
  ['payments', 'id, order_id, plan_id, amount, period_start, state, receipt_url, refunded'],
  ['refunds', 'id, payment_id, amount, kind, state, created_at, done_at'],
] as const

it.each(open)('%s: its owner reads it, and nobody else', async (table, columns) => {
  const own = await owner.client.from(table).select(columns)
  expect([own.error, own.data?.length]).toEqual([null, 1])
  expect((await other.client.from(table).select(columns)).data).toEqual([])
  expect((await supabase.visitor().from(table).select(columns)).data ?? []).toEqual([])
})

it.each([
  ['billing_cards', 'key_sealed'],
  ['billing_cards', 'key_mark'],
  ['billing_cards', 'customer_key'],
  ['payments', 'payment_key'],
  ['payments', 'attempt'],
  ['refunds', 'reason'],
  ['refunds', 'asked_by'],
])('%s.%s is not for its owner', async (table, column) => {
  const { data, error } = await owner.client.from(table).select(column)
  expect(error).not.toBeNull()
  expect(data).toBeNull()
})
