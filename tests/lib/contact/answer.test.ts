/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import * as actions from '@/lib/contact/actions'
import { readInbox, readInquiry, unmailedReplies } from '@/lib/contact/data'
import { readInboxAddress } from '@/lib/contact/inbox-address'
import { setClosed, storeReply } from '@/lib/contact/mutations'
import { mailReply } from '@/lib/contact/service'
import type { ReplyFormState } from '@/lib/contact/types'
import { AppError } from '@/lib/errors'
import { initialFormState } from '@/lib/form-state'
import { log } from '@/lib/log'
import { type Mail, mailSchema } from '@/lib/mail/mail'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf } from '@/tests/factories/blog'

let asking: SupabaseClient
let failing = false
const sent: Mail[] = []
// Cookies exist only inside a request of Next; who asks is chosen here, and where the mail goes.
jest.mock('@/lib/supabase/clients', () => ({
  userClient: async () => asking,
  anonymousClient: () => asking,
}))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
}))
jest.mock('@/lib/activity/security-log', () => ({ logSecurity: async () => {} }))
jest.mock('next/cache', () => ({ refresh: () => {} }))
jest.mock('@/lib/mail/send-mail', () => ({
  sendMail: async (mail: Mail) => {
    if (failing) throw new AppError('badGateway', { internal: 'smtp 550' })
    sent.push(mail)
  },
}))

let supabase: SupabaseProcess
let people: Record<'admin' | 'supervisor' | 'user' | 'nobody', SupabaseClient>

beforeAll(async () => {
  supabase = await startSupabase()
  people = {
    admin: await personOf(supabase, 'admin'),
    supervisor: await personOf(supabase, 'supervisor'),
    user: await personOf(supabase, 'user'),
    nobody: supabase.visitor(),
  }
})
afterAll(() => supabase.stop())
beforeEach(() => {
  asking = people.supervisor
  failing = false
  sent.length = 0
  jest.spyOn(log, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

async function ask(change: Record<string, string> = {}) {
  const id = randomUUID()
  await supabase.sql`insert into contact_inquiries ${supabase.sql({
    id,
    name: '김지우',
    email: 'jiwoo@example.test',
    phone: '010-1234-5678',
    inquiry_type: 'demo',
    subject: `시연 ${id}`,
    message: '첫 줄\n<b>둘째</b> 줄 & 끝',
    locale: 'ko',
    ...change,
  })}`
  return id
}

const fresh = (): ReplyFormState => ({ ...initialFormState, replyId: randomUUID() })
const outcomeOf = ({ result, reason, errors }: ReplyFormState) => result ?? reason ?? errors.body

function form(inquiry: string, replyId: string, body: string, seen = 0): FormData {
  const data = new FormData()
  const fields = { inquiry, replyId, body, seen: String(seen) }
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const answer = (inquiry: string, body = '답변입니다.', seen = 0, state = fresh()) =>
  actions.replyToInquiry(state, form(inquiry, state.replyId, body, seen))

const audited = (inquiry: string) =>
  supabase.sql<{ action: string }[]>`
    select action from audit_log where target_id = ${inquiry} order by id`.then((rows) =>
    rows.map(({ action }) => action),
  )

it('stores an answer, mails it in the language of whoever asked, and leaves its row in the audit', async () => {
  const inquiry = await ask({ locale: 'en', subject: 'A demo, please' })
  expect(await answer(inquiry, 'Of course.\r\n<i>Tuesday</i>')).toMatchObject({
    result: 'sent',
    values: {},
  })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    to: 'jiwoo@example.test',
    subject: 'Re: A demo, please',
    replyTo: 'contact@beopdap.example',
    text: expect.stringMatching(
      /^Of course\.\n<i>Tuesday<\/i>.*Your message of .*> 첫 줄\n> <b>둘째<\/b>/s,
    ),
  })
  expect(sent[0]?.html).toContain('&lt;b&gt;둘째&lt;/b&gt; 줄 &amp; 끝')
  expect(sent[0]?.html).not.toContain('<i>')
  expect(await readInquiry(people.supervisor, inquiry)).toMatchObject({
    status: 'answered',
    replies: [{ body: 'Of course.\n<i>Tuesday</i>', mailedAt: expect.any(String) }],
  })
  expect(await audited(inquiry)).toEqual(['inquiry.answered'])
})

it('takes a double click as one answer', async () => {
  const inquiry = await ask()
  const state = fresh()
  const both = await Promise.all([1, 2].map(() => answer(inquiry, '한 번', 0, state)))
  expect(both.every((each) => outcomeOf(each) === 'sent')).toBe(true)
  expect((await readInquiry(people.supervisor, inquiry))?.replies).toHaveLength(1)
  // The key is the same, so that whatever carries the mail takes it once.
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  expect(await audited(inquiry)).toEqual(['inquiry.answered'])
})

it('tells the second of two people, and sends theirs when they have seen the first', async () => {
  const inquiry = await ask()
  expect(outcomeOf(await answer(inquiry, '먼저'))).toBe('sent')
  asking = people.admin
  const second = await answer(inquiry, '나중')
  expect(second).toMatchObject({ reason: 'stale', values: { body: '나중' } })
  expect(sent).toHaveLength(1)
  expect(outcomeOf(await answer(inquiry, '나중', 1, second))).toBe('sent')
  expect((await readInquiry(people.admin, inquiry))?.replies.map(({ body }) => body)).toEqual([
    '먼저',
    '나중',
  ])
})

it('keeps what could not be mailed, says so, and mails it later', async () => {
  const inquiry = await ask()
  failing = true
  expect(outcomeOf(await answer(inquiry))).toBe('stored')
  const [reply] = (await readInquiry(people.supervisor, inquiry))?.replies ?? []
  expect(reply).toMatchObject({ mailedAt: null })
  const { inquiries } = await readInbox(people.supervisor, readInboxAddress({ q: inquiry }))
  expect(inquiries).toMatchObject([{ unsent: true }])
  expect(await actions.resendReply(reply?.id)).toEqual({ ok: false, reason: 'unsent' })
  const later = new Date(Date.now() + 3_600_000)
  const { readable: waiting } = await unmailedReplies(supabase.admin(), later)
  expect(waiting).toMatchObject([{ id: reply?.id, email: 'jiwoo@example.test' }])
  expect((await unmailedReplies(supabase.admin(), new Date())).readable).toEqual([])
  failing = false
  for (const each of waiting) expect(await mailReply(supabase.admin(), each)).toBe(true)
  expect(sent).toHaveLength(1)
  expect((await unmailedReplies(supabase.admin(), later)).readable).toEqual([])
})

it.each([
  ['nothing', ' \n'],
  ['more than 5,000 characters', '가'.repeat(5001)],
  ['a control character', '가\u0007나'],
])('refuses %s', async (_, body) => {
  const inquiry = await ask()
  expect(outcomeOf(await answer(inquiry, body))).toBe('invalid')
  expect(sent).toHaveLength(0)
})

it('cannot be made to write another header into a mail', async () => {
  const line = 'Hello\r\nBcc: everybody@example.test'
  await expect(ask({ subject: line })).rejects.toThrow(/contact_inquiries/)
  await expect(ask({ email: 'a@example.test\nBcc:b@example.test' })).rejects.toThrow()
  // Even of a row that got there otherwise no mail is made.
  const bad = { to: 'a@example.test', subject: `Re: ${line}`, text: 'a', html: 'a' }
  expect(mailSchema.safeParse({ ...bad, idempotencyKey: 'k' }).success).toBe(false)
  const inquiry = await ask()
  expect(outcomeOf(await answer(inquiry, line))).toBe('sent')
  expect(sent[0]?.subject).not.toContain('Bcc')
  expect(sent[0]).not.toHaveProperty('bcc')
})

it('closes and reopens, once each in the audit', async () => {
  const inquiry = await ask()
  expect(await actions.closeInquiry(inquiry)).toEqual({ ok: true })
  expect(await actions.closeInquiry(inquiry)).toEqual({ ok: true })
  expect((await readInquiry(people.supervisor, inquiry))?.status).toBe('closed')
  expect(await actions.reopenInquiry(inquiry)).toEqual({ ok: true })
  expect((await readInquiry(people.supervisor, inquiry))?.status).toBe('new')
  expect(await audited(inquiry)).toEqual(['inquiry.closed', 'inquiry.reopened'])
  expect(await actions.closeInquiry(randomUUID())).toEqual({ ok: false, reason: 'missing' })
  expect(await actions.closeInquiry("' or 1=1")).toEqual({ ok: false, reason: 'missing' })
})

it('finds by words, status and type, whatever is in the words', async () => {
  const mark = randomUUID()
  await ask({ subject: `100%_ ${mark}`, inquiry_type: 'pricing' })
  await ask({ subject: `다른 것 ${mark}` })
  const found = async (params: Record<string, string>) =>
    (await readInbox(people.admin, readInboxAddress({ ...params }))).total
  expect(await found({ q: mark })).toBe(2)
  expect(await found({ q: `100%_ ${mark.toUpperCase()}` })).toBe(1)
  expect(await found({ q: `%${mark}` })).toBe(0)
  expect(await found({ q: mark, type: 'pricing' })).toBe(1)
  expect(await found({ q: mark, status: 'closed' })).toBe(0)
  expect(await found({ q: "');drop table contact_inquiries;--" })).toBe(0)
})

describe.each(['user', 'nobody'] as const)('%s', (who) => {
  it('reads and does nothing', async () => {
    const inquiry = await ask()
    expect(outcomeOf(await answer(inquiry))).toBe('sent')
    asking = people[who]
    const reason = who === 'user' ? 'forbidden' : 'unauthorized'
    expect(outcomeOf(await answer(inquiry, '남의 답', 1))).toBe(reason)
    expect(await actions.closeInquiry(inquiry)).toEqual({ ok: false, reason })
    expect(await actions.resendReply(inquiry)).toEqual({ ok: false, reason })
    const db = people[who]
    const direct = { inquiry, replyId: randomUUID(), seen: 9, body: '남의 답' }
    expect(await storeReply(db, direct)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await setClosed(db, inquiry, true)).toEqual({ ok: false, reason: 'forbidden' })
    expect((await db.from('inquiry_replies').select('id')).data ?? []).toEqual([])
    const row = { id: randomUUID(), inquiry_id: inquiry, body: '남의 답' }
    expect((await db.from('inquiry_replies').insert(row)).error).not.toBeNull()
    expect(
      (await db.from('inquiry_replies').delete().eq('inquiry_id', inquiry)).error,
    ).not.toBeNull()
    const inbox = await db.rpc('list_inquiries', {
      p_status: null,
      p_type: null,
      p_query: null,
      p_newest: true,
      p_page: 1,
      p_size: 10,
    })
    expect(inbox.data?.inquiries ?? []).toEqual([])
    const kept = await readInquiry(people.admin, inquiry)
    expect(kept).toMatchObject({ status: 'answered', replies: [{ body: '답변입니다.' }] })
  })
})

it('lets no editor write an answer past the function, or change one', async () => {
  const inquiry = await ask()
  await answer(inquiry)
  const db = people.admin
  const row = { id: randomUUID(), inquiry_id: inquiry, body: '기록 없이' }
  expect((await db.from('inquiry_replies').insert(row)).error).not.toBeNull()
  const changed = await db
    .from('inquiry_replies')
    .update({ body: '바꿈' })
    .eq('inquiry_id', inquiry)
  expect(changed.error).not.toBeNull()
})
