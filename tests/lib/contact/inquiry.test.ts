/** @jest-environment node */
import { createClient } from '@supabase/supabase-js'
import { confirmationRate, honeypotField, inquiryRate } from '@/lib/contact/constants'
import { unmailedInquiries } from '@/lib/contact/data'
import { deleteExpired } from '@/lib/contact/mutations'
import { receiveInquiry } from '@/lib/contact/receive-inquiry'
import type { Inquiry } from '@/lib/contact/schema'
import { mailInquiry } from '@/lib/contact/service'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import type { Mail } from '@/lib/mail/mail'
import { createRateLimiter, type RateLimiter } from '@/lib/rate-limit'
import {
  clientOptions,
  type SupabaseProcess,
  startSupabase,
} from '@/tests/embedded/supabase-process'
import { inquiryForm } from '@/tests/factories/inquiry'

let supabase: SupabaseProcess
let count = 0
const now = new Date('2026-11-21T10:00:00+09:00')
const free: RateLimiter = { take: async () => ({ allowed: true, retryAfter: 0 }) }

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

/** The log of errors and warnings, kept from the screen. */
function logged() {
  const calls: unknown[][] = []
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(log, level).mockImplementation((...call) => void calls.push(call))
  }
  return calls
}
afterEach(() => jest.restoreAllMocks())

const receive = (form: FormData, limiter = free) =>
  receiveInquiry(form, { db: supabase.admin, client: '203.0.113.7', now, limiter })

/** A message of its own, stored. */
async function stored(change: Parameters<typeof inquiryForm>[0] = {}): Promise<Inquiry> {
  const received = await receive(inquiryForm({ subject: `문의 ${++count}`, ...change }))
  if (!received.ok || !received.inquiry) throw new Error('not stored')
  return received.inquiry
}

/** A mailer that remembers, and fails as often as it is told to. */
function mailer(failures = 0) {
  const sent: Mail[] = []
  let left = failures
  const send = async (mail: Mail) => {
    if (left-- > 0) throw new AppError('badGateway', { internal: 'smtp 550' })
    sent.push(mail)
  }
  return { sent, send, confirmations: free }
}

const rowsOf = (id: string) => supabase.sql`
  select subject, inquiry_type, status, mailed_at from contact_inquiries where id = ${id}`

describe('receiving', () => {
  it('stores a message', async () => {
    const inquiry = await stored({ company: ' 법무법인 진주 ' })
    expect(inquiry.company).toBe('법무법인 진주')
    expect(await rowsOf(inquiry.id)).toMatchObject([
      { inquiry_type: 'demo', status: 'new', mailed_at: null },
    ])
  })

  it('stores a double click once, and only one of the two has mail to send', async () => {
    const subject = '두 번 누름'
    const both = await Promise.all([1, 2].map(() => receive(inquiryForm({ subject }))))
    expect(both.every(({ ok }) => ok)).toBe(true)
    expect(both.filter((each) => each.ok && each.inquiry)).toHaveLength(1)
    const again = await receive(inquiryForm({ subject }))
    expect(again).toEqual({ ok: true, locale: 'ko', inquiry: null })
    const rows = await supabase.sql`select id from contact_inquiries where subject = ${subject}`
    expect(rows).toHaveLength(1)
  })

  it('gives back what was typed, with what is wrong', async () => {
    const received = await receive(inquiryForm({ email: 'jiwoo@', consent: '' }))
    expect(received).toMatchObject({
      ok: false,
      state: {
        values: { name: '김지우', email: 'jiwoo@' },
        errors: { email: 'invalid', consent: 'required' },
      },
    })
  })

  it('refuses what fills in the field that nobody sees', async () => {
    const form = inquiryForm({ subject: '함정' })
    form.set(honeypotField, 'https://spam.example')
    expect(await receive(form)).toMatchObject({
      ok: false,
      state: { reason: 'refused' },
    })
    expect(await supabase.sql`select from contact_inquiries where subject = '함정'`).toHaveLength(0)
  })

  it('says so when the database does not answer, and loses nothing', async () => {
    const calls = logged()
    const nowhere = createClient('http://127.0.0.1:9', 'no key', clientOptions)
    const db = () => nowhere
    const received = await receiveInquiry(inquiryForm(), { db, client: 'a', now, limiter: free })
    expect(received).toMatchObject({
      ok: false,
      state: { reason: 'failed', values: { name: '김지우' } },
    })
    expect(calls).toHaveLength(1)
    expect(JSON.stringify(calls)).not.toMatch(/김지우|jiwoo/)
  })

  it('takes five of a thousand messages at once, and says when to come back', async () => {
    const limiter = createRateLimiter(inquiryRate)
    const outcomes = []
    for (let each = 0; each < 1000; each++) {
      outcomes.push(await receive(inquiryForm({ subject: `홍수 ${each}` }), limiter))
    }
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5)
    expect(outcomes.at(-1)).toMatchObject({
      state: {
        values: { subject: '홍수 999' },
        reason: 'rateLimit',
        retryAfter: expect.any(Number),
      },
    })
    const rows = await supabase.sql`select from contact_inquiries where subject like '홍수%'`
    expect(rows).toHaveLength(5)
  })
})

describe('mailing', () => {
  it('writes to us with the way to answer, and to the person in their language', async () => {
    const inquiry = await stored({ locale: 'en', subject: 'A demo, please' })
    const { sent, ...options } = mailer()
    expect(await mailInquiry(supabase.admin(), inquiry, options)).toBe(true)
    const [house, confirmation] = sent
    expect(house).toMatchObject({ replyTo: 'jiwoo@example.test', idempotencyKey: inquiry.id })
    expect(house?.subject).toContain('A demo, please')
    expect(confirmation?.to).toBe('jiwoo@example.test')
    expect(confirmation?.subject).toBe('We have received your message — Beopdap')
    expect(confirmation?.text).toContain(inquiry.id)
    expect((await rowsOf(inquiry.id))[0]?.mailed_at).toBeInstanceOf(Date)
  })

  it('keeps script inert, and sends nobody else’s words to a mailbox', async () => {
    const message = '<script>alert("x")</script> <img src=x onerror=alert(1)>'
    const inquiry = await stored({ message, name: '<b>김</b>' })
    const { sent, ...options } = mailer()
    await mailInquiry(supabase.admin(), inquiry, options)
    const [house, confirmation] = sent
    expect(house?.html).toContain('&lt;script&gt;')
    expect(house?.html).not.toMatch(/<script|<img|<b>/)
    expect(house?.text).toContain(message)
    expect(`${confirmation?.html}${confirmation?.text}`).not.toMatch(/alert|김/)
  })

  it('leaves a message that could not be mailed for later, which then mails it once', async () => {
    await supabase.sql`update contact_inquiries set mailed_at = now() where mailed_at is null`
    const inquiry = await stored()
    const calls = logged()
    const broken = mailer(1)
    expect(await mailInquiry(supabase.admin(), inquiry, broken)).toBe(false)
    expect(broken.sent).toEqual([])
    expect(calls).toHaveLength(1)
    expect(JSON.stringify(calls)).not.toMatch(/김지우|jiwoo/)
    const later = new Date(Date.now() + 11 * 60_000)
    expect((await unmailedInquiries(supabase.admin(), new Date())).readable).toEqual([])
    expect((await unmailedInquiries(supabase.admin(), later)).readable).toEqual([inquiry])
    const working = mailer()
    await mailInquiry(supabase.admin(), inquiry, working)
    expect(working.sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      inquiry.id,
      `${inquiry.id}-confirmation`,
    ])
    expect((await unmailedInquiries(supabase.admin(), later)).readable).toEqual([])
  })

  it('confirms three times to one mailbox, and still tells us of the fourth', async () => {
    const confirmations = createRateLimiter(confirmationRate)
    const { sent, send } = mailer()
    const calls = logged()
    for (let each = 0; each < 4; each++) {
      await mailInquiry(supabase.admin(), await stored(), { send, confirmations })
    }
    const to = (address: string) => sent.filter((mail) => mail.to === address)
    expect(to('jiwoo@example.test')).toHaveLength(3)
    expect(sent).toHaveLength(7)
    expect(JSON.stringify(calls)).not.toMatch(/jiwoo/)
  })
})

describe('the table', () => {
  /** Somebody signed in with a role. */
  async function member(role: string) {
    const email = `${role}-${++count}@example.test`
    const password = 'correct horse'
    const { data } = await supabase.admin().auth.admin.createUser({
      email,
      password,
      email_confirm: true,
    })
    await supabase.sql`
      insert into profiles (id, email, role) values (${data.user?.id ?? ''}, ${email}, ${role})
      on conflict (id) do update set role = excluded.role`
    const client = supabase.visitor()
    const { error } = await client.auth.signInWithPassword({ email, password })
    if (error) throw error
    return client
  }
  const readable = async (client: Awaited<ReturnType<typeof member>>) =>
    (await client.from('contact_inquiries').select('id')).data?.length ?? 0

  it('is read by supervisors and admins alone', async () => {
    await stored()
    expect(await readable(supabase.visitor())).toBe(0)
    expect(await readable(await member('user'))).toBe(0)
    expect(await readable(await member('supervisor'))).toBeGreaterThan(0)
    expect(await readable(await member('admin'))).toBeGreaterThan(0)
  })

  it('is changed and emptied by nobody with a session', async () => {
    const { id } = await stored({ subject: '그대로' })
    for (const client of [supabase.visitor(), await member('user'), await member('supervisor')]) {
      await client.from('contact_inquiries').update({ subject: '바뀜' }).eq('id', id)
      await client.from('contact_inquiries').delete().eq('id', id)
    }
    expect(await rowsOf(id)).toMatchObject([{ subject: '그대로' }])
  })

  it('is written by the server alone', async () => {
    const { consent: _, ...row } = Object.fromEntries(inquiryForm()) as Record<string, string>
    const { inquiryType, ...fields } = row
    const inquiry = () => ({ ...fields, id: crypto.randomUUID(), inquiry_type: inquiryType })
    const insert = (client: Awaited<ReturnType<typeof member>>, more = {}) =>
      client.from('contact_inquiries').insert({ ...inquiry(), ...more })
    for (const client of [supabase.visitor(), await member('user'), await member('supervisor')]) {
      expect((await insert(client)).error?.code).toBe('42501')
      const { id } = await stored()
      const marked = await client.rpc('contact_inquiry_mailed', { inquiry: id })
      expect(marked.error?.code).toBe('42501')
    }
    const named = await insert(supabase.admin(), { subject: 'a\nBcc: b' })
    expect(named.error?.code).toBe('23514')
  })

  it('forgets after three years', async () => {
    const { id } = await stored()
    await supabase.sql`update contact_inquiries set created_at = '2026-11-21T01:00:00Z'
      where id = ${id}`
    await deleteExpired(supabase.admin(), new Date('2029-11-21T00:59:00Z'))
    expect(await rowsOf(id)).toHaveLength(1)
    const expired = await deleteExpired(supabase.admin(), new Date('2029-11-21T01:01:00Z'))
    expect(expired).toMatchObject({ ok: true })
    expect(await rowsOf(id)).toHaveLength(0)
  })
})
