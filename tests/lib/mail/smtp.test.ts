/** @jest-environment node */

import type { Mail } from '@/lib/mail/mail'
import { sendMail } from '@/lib/mail/send-mail'
import { smtpTransport } from '@/lib/mail/smtp'
import { freePort } from '@/scripts/bench/local-port'
import { startSmtp } from './smtp-server'

const mail: Mail = {
  to: 'reader@example.test',
  subject: '문의를 받았습니다',
  text: '답하겠습니다.',
  html: '<p>답하겠습니다.</p>',
  replyTo: 'asker@example.test',
  idempotencyKey: 'inquiry-1',
}
const noPause = async () => {}

test('a mail arrives with both forms and the address to answer', async () => {
  const smtp = await startSmtp()
  await sendMail(mail, smtpTransport(smtp.url))
  await smtp.stop()
  expect(smtp.messages).toHaveLength(1)
  const [message = ''] = smtp.messages
  expect(message).toContain('To: reader@example.test')
  expect(message).toContain('Reply-To: asker@example.test')
  expect(message).toContain('text/plain')
  expect(message).toContain('text/html')
})

test('a mail that can be stopped says so in its headers', async () => {
  const smtp = await startSmtp()
  const unsubscribe = `https://example.test/api/alerts/stop/${'a1b2c3d4'.repeat(13)}`
  await sendMail({ ...mail, unsubscribe }, smtpTransport(smtp.url))
  await smtp.stop()
  const [message = ''] = smtp.messages
  expect(message.replace(/\r?\n[ \t]+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('the same mail keeps its Message-ID, another has its own', async () => {
  const smtp = await startSmtp()
  await sendMail(mail, smtpTransport(smtp.url))
  await sendMail(mail, smtpTransport(smtp.url))
  await sendMail({ ...mail, idempotencyKey: 'inquiry-2' }, smtpTransport(smtp.url))
  await smtp.stop()
  const [first, second, third] = smtp.messages.map((text) => /^Message-ID: (.+)$/m.exec(text)?.[1])
  expect(first).toMatch(/^<[0-9a-f]{40}@/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('a refused recipient is an error that does not repeat the address', async () => {
  const smtp = await startSmtp({ refuse: true })
  const failure = await sendMail(mail, smtpTransport(smtp.url, noPause)).catch((error) => error)
  await smtp.stop()
  expect(failure).toMatchObject({ code: 'badGateway' })
  expect(failure.message).not.toContain('reader@')
})

test('a server that is not there is tried three times', async () => {
  const waits: number[] = []
  const transport = smtpTransport(`smtp://127.0.0.1:${await freePort()}`, async (ms) => {
    waits.push(ms)
  })
  await expect(sendMail(mail, transport)).rejects.toMatchObject({ code: 'network' })
  expect(waits).toEqual([1000, 2000])
})

test.each([
  ['a second header in the subject', { subject: 'Hello\r\nBcc: all@example.test' }],
  ['a second recipient', { to: 'a@example.test, b@example.test' }],
  ['a header in the recipient', { to: 'a@example.test\nBcc: b@example.test' }],
  ['a header in the address to answer', { replyTo: 'a@example.test\r\nBcc: b@example.test' }],
])('%s is refused before anything is sent', async (_, change) => {
  const smtp = await startSmtp()
  await expect(sendMail({ ...mail, ...change }, smtpTransport(smtp.url))).rejects.toMatchObject({
    code: 'validation',
  })
  await smtp.stop()
  expect(smtp.messages).toEqual([])
})
