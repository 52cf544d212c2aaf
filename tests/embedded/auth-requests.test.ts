/** @jest-environment node */
import { member, newEmail, PASSWORD } from './members'
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

const send = (path: string, body: string | undefined, method = 'POST') =>
  fetch(`${supabase.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: supabase.publishableKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })

const CALLS = [
  'signup',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'recover',
  'resend',
  'otp',
  'verify',
]

it.each(CALLS)('%s refuses a body of more than a megabyte', async (call) => {
  const body = JSON.stringify({ email: newEmail(), data: { a: 'x'.repeat(1024 * 1024) } })
  expect((await send(call, body)).status).toBe(413)
})

it('refuses such a body sent without its length', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
  let sent = 0
  const body = new ReadableStream({
    pull: (controller) => {
      if (sent++ < 32) controller.enqueue(chunk)
      else controller.close()
    },
  })
  const answer = await fetch(`${supabase.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: supabase.publishableKey, 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(413)
})

it.each(CALLS)('%s answers 400 to what is no JSON object of its own', async (call) => {
  for (const body of [
    '{',
    '[]',
    'null',
    '"a"',
    '{"email":1}',
    '{"email":{"a":"b"}}',
    '{"data":[]}',
  ]) {
    const answer = await send(call, body)
    expect([body, answer.status]).toEqual([body, 400])
    expect((await answer.json()).error_code).toBe('bad_json')
  }
})

it.each([
  [
    'a zero',
    String.raw`{"email":"a@example.test","password":"correct horse","data":{"a":"\u0000"}}`,
  ],
  [
    'half a pair',
    String.raw`{"email":"a@example.test","password":"correct horse","data":{"a":"\ud800"}}`,
  ],
  [
    'a line',
    String.raw`{"email":"a@example.test\nBcc: b@example.test","password":"correct horse"}`,
  ],
  ['markup', '{"email":"<b>@example.test","password":"correct horse"}'],
  [
    'an endless address',
    JSON.stringify({ email: `${'a'.repeat(300)}@example.test`, password: 'correct horse' }),
  ],
  ['an endless password', JSON.stringify({ email: 'a@example.test', password: 'a'.repeat(73) })],
])('signing up with %s is refused', async (_, body) => {
  expect((await send('signup', body)).status).toBe(400)
})

it('null is the same as nothing', async () => {
  const { email } = await member(supabase)
  const body = JSON.stringify({ email, password: 'correct horse', data: null, phone: null })
  expect((await send('token?grant_type=password', body)).status).toBe(200)
})

it('an empty body is refused where one is needed', async () => {
  expect((await send('signup', undefined)).status).toBe(400)
  expect((await send('token?grant_type=password', '')).status).toBe(400)
})

it.each([
  ['GET', 'verify?type=recovery&token=abc'],
  ['GET', 'authorize?provider=github'],
  ['GET', 'callback'],
  ['POST', 'magiclink'],
  ['GET', 'reauthenticate'],
])('%s %s is not offered', async (method, call) => {
  expect((await send(call, method === 'POST' ? '{}' : undefined, method)).status).toBe(404)
})

it('names in a mail stay text', async () => {
  const email = newEmail()
  const data = { language: 'en', name: '<script>alert(1)</script>' }
  await supabase.visitor().auth.signUp({ email, password: 'correct horse', options: { data } })
  const mail = await supabase.lastMail(email)
  expect(mail?.subject).toBe('[Beopdap] Confirm your e-mail address')
  expect(mail?.html).not.toContain('<script>')
})

describe('metadata', () => {
  const large = { organization: '가'.repeat(600) }

  it('is limited at sign-up and afterwards', async () => {
    const email = newEmail()
    const options = { data: large }
    const asked = await supabase.visitor().auth.signUp({ email, password: PASSWORD, options })
    expect(asked.error).toMatchObject({ status: 400, code: 'validation_failed' })
    const { client } = await member(supabase)
    const changed = await client.auth.updateUser({ data: large })
    expect(changed.error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('does not grow by many small changes either', async () => {
    const { id, client } = await member(supabase)
    for (const name of ['a', 'b', 'c', 'd']) {
      await client.auth.updateUser({ data: { [name]: 'x'.repeat(900) } })
    }
    const [row] = await supabase.sql`
      select octet_length(raw_user_meta_data::text) as size from auth.users where id = ${id}`
    expect(row?.size).toBeLessThanOrEqual(2048)
  })
})
