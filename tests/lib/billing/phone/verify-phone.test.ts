/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { readVerifiedPhone } from '@/lib/billing/phone/data'
import { checkIdentity } from '@/lib/billing/phone/identity'
import { parseCodeRequest } from '@/lib/billing/phone/parse-code-request'
import type { CodeRequest } from '@/lib/billing/phone/schema'
import { type PhoneDependencies, sendCode, verifyCode } from '@/lib/billing/phone/verify-phone'
import { AppError } from '@/lib/errors'
import { sendSms } from '@/lib/sms/send-sms'
import { solapiTransport } from '@/lib/sms/solapi'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { findInDatabase } from '@/tests/find-in-database'

let supabase: SupabaseProcess
let parts: PhoneDependencies
let lines: string[]

const code = '040812'
let lastPhone = 20_000_000
const request = (locale: CodeRequest['locale'] = 'ko'): CodeRequest => ({
  phone: `010${++lastPhone}`,
  carrier: 'LGU',
  locale,
})

beforeAll(async () => {
  supabase = await startSupabase()
  const transport = solapiTransport({
    url: supabase.url,
    apiKey: supabase.publishableKey,
    apiSecret: supabase.secretKey,
    sender: '0200000000',
  })
  parts = {
    service: supabase.admin(),
    secret: 's'.repeat(32),
    send: (sms) => sendSms(sms, transport),
    makeCode: () => code,
  }
})
afterAll(() => supabase.stop())
beforeEach(() => {
  lines = []
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => lines.push(words.join(' ')))
  }
})
afterEach(() => jest.restoreAllMocks())

async function person(): Promise<string> {
  const id = randomUUID()
  await supabase.sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.test`})`
  return id
}
async function sent(user: string, asked = request()) {
  const result = await sendCode(parts, user, asked)
  if (!result.ok) throw new Error(result.problem)
  return result
}

it('sends a code to the phone, in the language of the page', async () => {
  const asked = request('zh')
  const result = await sent(await person(), asked)
  expect(result.secondsLeft).toBeGreaterThan(160)
  expect(result.secondsLeft).toBeLessThanOrEqual(180)
  const [message] = await supabase.sql`
    select sender, body from embedded.sms where recipient = ${asked.phone}`
  expect(message?.sender).toBe('0200000000')
  expect(message?.body).toMatch(/^\[法答\] .*040812/)
})

it('confirms the phone by that code', async () => {
  const [user, asked] = [await person(), request()]
  const { verificationId } = await sent(user, asked)
  expect(await verifyCode(parts, user, { verificationId, code: '000000' })).toEqual({
    ok: false,
    problem: 'mismatch',
    attemptsLeft: 4,
  })
  const result = await verifyCode(parts, user, { verificationId, code })
  if (!result.ok) throw new Error(result.problem)
  const minutes = (Date.parse(result.provesUntil) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(29)
  expect(minutes).toBeLessThanOrEqual(30.1)
  expect(await readVerifiedPhone(parts.service, user, verificationId)).toEqual({
    phone: asked.phone,
    carrier: 'LGU',
  })
})

it('says why a code does not count', async () => {
  const user = await person()
  const { verificationId } = await sent(user)
  const wrong = { verificationId, code: '000000' }
  for (let tries = 0; tries < 4; tries++) await verifyCode(parts, user, wrong)
  expect(await verifyCode(parts, user, wrong)).toEqual({ ok: false, problem: 'tooManyTries' })
  const unknown = { verificationId: randomUUID(), code }
  expect(await verifyCode(parts, user, unknown)).toEqual({ ok: false, problem: 'expired' })
  const tooSoon = await sendCode(parts, user, request())
  expect(tooSoon).toMatchObject({ ok: false, problem: 'wait', seconds: expect.any(Number) })
})

it('what could not be sent is forgotten, and can be asked for again at once', async () => {
  const [user, asked] = [await person(), request()]
  const failing: PhoneDependencies = {
    ...parts,
    send: () => Promise.reject(new AppError('timeout', { internal: 'no answer' })),
  }
  expect(await sendCode(failing, user, asked)).toEqual({ ok: false, problem: 'sendFailed' })
  expect(lines.join()).toContain('phone.send-failed')
  expect(lines.join()).not.toContain(asked.phone)
  await sent(user, asked)
})

it('a database that does not answer is a failure like any other', async () => {
  const away = { ...parts, service: supabase.visitor() }
  const user = await person()
  expect(await sendCode(away, user, request())).toEqual({ ok: false, problem: 'sendFailed' })
  const tried = { verificationId: randomUUID(), code }
  expect(await verifyCode(away, user, tried)).toEqual({ ok: false, problem: 'failed' })
})

it('keeps neither resident number nor code anywhere, and logs no number', async () => {
  const residentNumber = '880229-7'
  const [user, asked] = [await person(), request()]
  const typed: Record<string, unknown> = { ...asked, residentNumber }
  const read = parseCodeRequest(typed)
  if (!read.ok) throw new Error(read.problem)
  const { verificationId } = await sent(user, read.request)
  await verifyCode(parts, user, { verificationId, code: '000000' })
  await verifyCode(parts, user, { verificationId, code })
  const phone = await readVerifiedPhone(parts.service, user, verificationId)
  if (!phone) throw new Error('the phone was not confirmed')
  for (const number of [residentNumber, `${residentNumber}1`]) {
    const answer = await checkIdentity({ name: '홍길동', residentNumber: number, ...phone })
    expect(JSON.stringify(answer)).not.toContain('8802')
  }
  // What is kept is found, so that finding nothing means something.
  expect(await findInDatabase(supabase.sql, asked.phone)).toEqual([
    'embedded.sms.recipient',
    'public.phone_codes.phone',
  ])
  expect(await findInDatabase(supabase.sql, code)).toEqual(['embedded.sms.body'])
  for (const form of [residentNumber, '8802297']) {
    expect(await findInDatabase(supabase.sql, form)).toEqual([])
  }
  expect(lines.join()).not.toMatch(/8802|040812|010\d{8}/)
})
