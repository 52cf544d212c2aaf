/** @jest-environment node */
import { deliverNotices } from '@/lib/billing/notices/delivery'
import { AppError } from '@/lib/errors'
import type { Mail } from '@/lib/mail/mail'
import { resendTransport } from '@/lib/mail/resend'
import { sendMail } from '@/lib/mail/send-mail'
import type { ServiceDb } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person } from '@/tests/factories/person'
import { clockAt, minute } from '@/tests/lib/billing/clock'

let supabase: SupabaseProcess
let service: ServiceDb
let person: Person
const clock = clockAt('2026-12-01T03:00:00Z')

beforeAll(async () => {
  supabase = await startSupabase()
  service = supabase.admin()
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  await supabase.sql`delete from billing_notices`
  person = await makePerson(supabase, 'user', { language: 'ja' })
})

const queue = (
  occasion: string,
  facts: object = { planId: '1month', amount: 55_000, on: '2026-12-08' },
) =>
  supabase.sql`select public.queue_notice(${person.id}, 'renewal', ${occasion},
    ${supabase.sql.json(facts as never)}, ${clock.now()})`
const deliver = (send: (mail: Mail) => Promise<void>, limit = 100) =>
  deliverNotices(service, send, clock.now(), limit)
const unsent = async () =>
  supabase.sql`select occasion, tries from billing_notices where sent_at is null order by id`
const broken = () => Promise.reject(new AppError('badGateway', { internal: 'smtp 451' }))

it('reaches a mailbox in the language of whoever it is for', async () => {
  await queue('renewal a')
  const outbox = resendTransport({ url: supabase.url, apiKey: supabase.secretKey })
  expect(await deliver((mail) => sendMail(mail, outbox))).toEqual({ sent: 1, failed: 0 })
  const mail = await supabase.lastMail(person.email)
  expect(mail?.subject).toContain('有料プランの更新')
  expect(mail?.html).toContain('55,000')
})

it('sends each once, though two deliver at once, and though it is told again', async () => {
  for (let at = 0; at < 25; at++) await queue(`renewal ${at}`)
  const sent: string[] = []
  const send = async (mail: Mail) => {
    sent.push(mail.idempotencyKey)
  }
  const both = await Promise.all([deliver(send), deliver(send)])
  expect(both.reduce((sum, each) => sum + each.sent, 0)).toBe(25)
  expect(new Set(sent).size).toBe(25)
  await queue('renewal 3')
  clock.pass(60 * minute)
  expect(await deliver(send)).toEqual({ sent: 0, failed: 0 })
})

it('tries what failed again, under the same key, and five times at most', async () => {
  await queue('renewal b')
  const keys: string[] = []
  for (let time = 0; time < 7; time++) {
    await deliver((mail) => {
      keys.push(mail.idempotencyKey)
      return broken()
    })
    // Not while somebody else may be at it.
    expect(await deliver(broken)).toEqual({ sent: 0, failed: 0 })
    clock.pass(11 * minute)
  }
  expect(keys).toEqual(Array(5).fill('renewal b'))
  expect(await unsent()).toEqual([{ occasion: 'renewal b', tries: 5 }])
})

it('one that cannot be written stops no other', async () => {
  await queue('renewal c', { planId: 'none' })
  await queue('renewal d')
  const figures = await deliver(async () => {})
  expect(figures).toEqual({ sent: 1, failed: 1 })
  expect((await unsent()).map(({ occasion }) => occasion)).toEqual(['renewal c'])
})

it('takes no more than it was allowed to', async () => {
  for (let at = 0; at < 15; at++) await queue(`renewal ${at}`)
  expect(await deliver(async () => {}, 12)).toEqual({ sent: 12, failed: 0 })
  expect(await unsent()).toHaveLength(3)
})
