/** @jest-environment node */

import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Mail } from '@/lib/mail/mail'
import { resendTransport } from '@/lib/mail/resend'
import { sendMail } from '@/lib/mail/send-mail'
import { listenLocally } from '@/scripts/bench/local-port'

type Call = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }

const mail: Mail = {
  to: 'reader@example.test',
  subject: 'Received',
  text: 'We will answer.',
  html: '<p>We will answer.</p>',
  idempotencyKey: 'inquiry-1',
}

/** Answers one status after the other. */
async function startResend(statuses: number[]) {
  const calls: Call[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    calls.push({ path: request.url ?? '', headers: request.headers, body })
    const status = statuses.shift() ?? 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? { id: 'sent' } : { name: 'error', message: 'no' }))
  })
  const port = await listenLocally(server)
  return {
    calls,
    transport: resendTransport(
      { url: `http://127.0.0.1:${port}`, apiKey: 're_key' },
      async () => {},
    ),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

test('a mail is sent in the shape of the API, with its key', async () => {
  const resend = await startResend([])
  await sendMail({ ...mail, replyTo: 'asker@example.test' }, resend.transport)
  await resend.stop()
  const [call] = resend.calls
  expect(call?.path).toBe('/emails')
  expect(call?.headers.authorization).toBe('Bearer re_key')
  expect(call?.headers['idempotency-key']).toBe('inquiry-1')
  expect(call?.body).toMatchObject({
    to: ['reader@example.test'],
    subject: 'Received',
    reply_to: 'asker@example.test',
  })
})

test('a mail that can be stopped says so in its headers, and no other does', async () => {
  const resend = await startResend([])
  await sendMail({ ...mail, unsubscribe: 'https://example.test/stop/x' }, resend.transport)
  await sendMail({ ...mail, idempotencyKey: 'inquiry-2' }, resend.transport)
  await resend.stop()
  expect(resend.calls[0]?.body.headers).toEqual({
    'List-Unsubscribe': '<https://example.test/stop/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(resend.calls[1]?.body.headers).toBeUndefined()
})

test('a service that fails for a moment is asked again with the same key', async () => {
  const resend = await startResend([503, 429])
  await sendMail(mail, resend.transport)
  await resend.stop()
  expect(resend.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(
    Array(3).fill('inquiry-1'),
  )
})

test('a wrong key is not tried again', async () => {
  const resend = await startResend([401])
  await expect(sendMail(mail, resend.transport)).rejects.toMatchObject({ code: 'unauthorized' })
  await resend.stop()
  expect(resend.calls).toHaveLength(1)
})

test('with neither SMTP nor Resend set, sending says so', async () => {
  await expect(sendMail(mail)).rejects.toMatchObject({ code: 'unavailable' })
})
