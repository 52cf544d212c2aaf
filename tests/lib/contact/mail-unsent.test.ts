/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { mailUnsent } from '@/lib/contact/mail-unsent'
import { log } from '@/lib/log'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'

let supabase: SupabaseProcess
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

const hour = 3_600_000
const start = Date.parse('2026-11-21T00:00:00Z')

const inquiryAt = (at: number, email: string) => ({
  id: randomUUID(),
  name: '홍길동',
  email,
  phone: '010-1234-5678',
  inquiry_type: 'general',
  subject: '문의합니다',
  message: '답을 기다리겠습니다.',
  locale: 'ko',
  created_at: new Date(at).toISOString(),
})

test('a hundred messages that cannot be mailed do not keep the next one from leaving', async () => {
  jest.spyOn(log, 'error').mockImplementation(() => {})
  const bad = Array.from({ length: 100 }, (_, index) =>
    inquiryAt(start + index, `bad${index}@nowhere`),
  )
  const good = inquiryAt(start + hour, 'hong@example.test')
  for (const row of [...bad, good]) {
    await supabase.sql`insert into contact_inquiries ${supabase.sql(row)}`
  }
  // A row that an older version stored and that cannot be read any more.
  await supabase.sql`alter table contact_inquiries drop constraint contact_inquiries_locale_check`
  await supabase.sql`update contact_inquiries set locale = 'fr' where id = ${bad[0]?.id ?? ''}`
  const sent: string[] = []
  const mail = {
    inquiry: async (_: unknown, { email }: { email: string }) => {
      if (!email.endsWith('.test')) return false
      sent.push(email)
      return true
    },
    reply: async () => true,
  }
  const run = (at: number) => mailUnsent(supabase.admin(), new Date(at), mail)
  expect(await run(start + 2 * hour)).toEqual({ found: 100, mailed: 0 })
  expect(await run(start + 3 * hour)).toEqual({ found: 100, mailed: 1 })
  expect(sent).toEqual(['hong@example.test'])
})
