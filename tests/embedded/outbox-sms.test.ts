/** @jest-environment node */
import { sendSms } from '@/lib/sms/send-sms'
import { solapiTransport } from '@/lib/sms/solapi'
import { solapiAuthorization } from '@/lib/sms/solapi-signature'
import { type SupabaseProcess, startSupabase } from './supabase-process'

let supabase: SupabaseProcess

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

const noPause = async () => {}
/** What the launcher gives to the site. */
const service = (secret = supabase.secretKey) => ({
  url: supabase.url,
  apiKey: supabase.publishableKey,
  apiSecret: secret,
  sender: '0200000000',
})
const sms = { to: '01012345678', text: '[법답] <b>123456</b>' }
const outbox = async (address = '/outbox?list=sms') =>
  (await fetch(`${supabase.url}${address}`)).text()

test('what the site sends through Solapi’s API is shown, apart from the mail', async () => {
  await sendSms(sms, solapiTransport(service()))
  const page = await outbox()
  expect(page).toContain('To 01012345678')
  expect(page).toContain('[법답] &lt;b&gt;123456&lt;/b&gt;')
  expect(page).toContain('<a href="/outbox">Mail</a>')
  const mails = await outbox('/outbox')
  expect(mails).not.toContain('01012345678')
  expect(mails).toContain('<a href="/outbox?list=sms">Text messages</a>')
})

test.each([
  ['another secret', () => solapiTransport(service('sb_secret_wrong'), { sleep: noPause })],
  [
    'a clock that is half an hour slow',
    () => solapiTransport(service(), { now: () => new Date(Date.now() - 30 * 60_000) }),
  ],
])('%s is refused', async (_, transport) => {
  const text = 'unwanted'
  await expect(sendSms({ ...sms, text }, transport())).rejects.toMatchObject({ code: 'forbidden' })
  expect(await outbox()).not.toContain(text)
})

test('a signature counts once', async () => {
  const send = (text: string) =>
    fetch(`${supabase.url}/messages/v4/send`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ message: { to: sms.to, from: '0200000000', text, type: 'SMS' } }),
    })
  const authorization = solapiAuthorization(service(), new Date())
  expect((await send('first')).status).toBe(200)
  const again = await send('second')
  expect(again.status).toBe(403)
  expect(await again.json()).toMatchObject({ errorCode: 'DuplicatedSignature' })
  expect(await outbox()).not.toContain('second')
})

test('no signature, or what is no message, is refused', async () => {
  const post = (headers: Record<string, string>, body: unknown) =>
    fetch(`${supabase.url}/messages/v4/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  expect((await post({}, {})).status).toBe(403)
  const authorization = solapiAuthorization(service(), new Date())
  expect((await post({ authorization }, { message: { to: 'nobody' } })).status).toBe(400)
})
