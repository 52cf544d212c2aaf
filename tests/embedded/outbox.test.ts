/** @jest-environment node */
import { request } from 'node:http'
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

const mail = {
  from: 'Beopdap <no-reply@beopdap.example>',
  to: ['reader@example.test'],
  subject: '문의를 받았습니다',
  text: '확인: http://localhost:3000/contact?a=1&b=2',
  html: '<p>확인</p>',
}

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${supabase.url}/emails`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${supabase.secretKey}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify(body),
  })

const outbox = async () => (await fetch(`${supabase.url}/outbox`)).text()

test('takes a mail and shows it, its links made to be followed', async () => {
  const answer = await post(mail)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ id: expect.stringMatching(/^\d+$/) })
  const page = await outbox()
  expect(page).toContain('문의를 받았습니다')
  expect(page).toContain('To reader@example.test')
  expect(page).toContain('<a href="http://localhost:3000/contact?a=1&amp;b=2">')
})

test('the same key twice is one mail, also at the same moment', async () => {
  const subject = 'only once'
  const answers = await Promise.all(
    [1, 2, 3].map(() => post({ ...mail, subject }, { 'idempotency-key': 'one' })),
  )
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
  expect(new Set(ids).size).toBe(1)
  const [row] = await supabase.sql`
    select count(*)::int as mails from embedded.mail where subject = ${subject}`
  expect(row?.mails).toBe(1)
})

test('the key of another mail is refused', async () => {
  await post({ ...mail, subject: 'first' }, { 'idempotency-key': 'two' })
  const answer = await post({ ...mail, subject: 'second' }, { 'idempotency-key': 'two' })
  expect(answer.status).toBe(409)
})

test.each([
  ['no key', ''],
  ['a wrong key', 'Bearer sb_secret_wrong'],
])('%s is refused', async (_, authorization) => {
  expect((await post({ ...mail, subject: 'unwanted' }, { authorization })).status).toBe(401)
  expect(await outbox()).not.toContain('unwanted')
})

test('what is no mail is refused', async () => {
  expect((await post({ ...mail, to: 'nobody' })).status).toBe(422)
  expect((await post({ ...mail, subject: 'a\nBcc: b@example.test' })).status).toBe(422)
})

test('script in a mail is text on the page, and the page runs nothing', async () => {
  const script = '<script>alert(1)</script>'
  await post({ ...mail, subject: script, text: `${script} "><img src=x>`, html: `"><b>${script}` })
  const answer = await fetch(`${supabase.url}/outbox`)
  expect(await answer.text()).not.toMatch(/<script|<img|<b>/)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  '/outbox',
  '/rest/v1/profiles',
  '/auth/v1/admin/users',
  '/storage/v1/bucket',
  '/health',
])('a name that only points at this machine reads nothing: %s', async (path) => {
  const { port } = new URL(supabase.url)
  const status = await new Promise((resolve, reject) => {
    const headers = { host: 'rebound.example', apikey: supabase.secretKey }
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })
  expect(status).toBe(421)
})

test('mail of signing up is there too', async () => {
  const email = 'newcomer@example.test'
  await supabase.visitor().auth.signUp({ email, password: 'correct horse' })
  const page = await outbox()
  expect(page).toContain(`To ${email}`)
  expect(page.indexOf(email)).toBeLessThan(page.indexOf('To reader@example.test'))
})
