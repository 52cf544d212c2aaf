/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { setLogLevel } from '@/lib/log'
import type { Mail } from '@/lib/mail/mail'
import type { UserDb } from '@/lib/supabase/types'
import { readMessages, readWebhook, readWebhooks } from '@/lib/webhooks/data'
import {
  createWebhook,
  deleteWebhook,
  replayMessage,
  rotateSecret,
  sendTest,
  setDisabled,
} from '@/lib/webhooks/mutations'
import type { Delivery } from '@/lib/webhooks/service'
import { signedHeaders } from '@/lib/webhooks/signature'
import { until } from '@/tests/embedded/small-stack'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person } from '@/tests/factories/person'
import { Queue } from '@/worker/queue'
import { ragopsMailHandler } from '@/worker/ragops/send-mail'
import { deliverHandler } from '@/worker/webhooks/deliver'
import { Worker } from '@/worker/worker'

let supabase: SupabaseProcess
let worker: Worker
let owner: Person
let other: Person
let mails: Mail[] = []
let posted: { url: string; body: string; headers: Record<string, string> }[] = []
let answer: Omit<Delivery, 'ms'> = { status: 204, error: null }
const db = (person: Person) => person.client as unknown as UserDb
const now = new Date('2026-11-29T00:00:00Z')

beforeAll(async () => {
  setLogLevel('off')
  supabase = await startSupabase()
  ;[owner, other] = [await makePerson(supabase), await makePerson(supabase)]
  const handlers = [
    deliverHandler(
      async (url, body, headers) => {
        posted.push({ url, body, headers })
        return { ...answer, ms: 3 }
      },
      () => now,
    ),
    ragopsMailHandler(async (mail) => {
      mails.push(mail)
    }),
  ]
  worker = new Worker(new Queue(supabase.sql, 5), handlers, { slots: 1, pollMs: 50 })
  await worker.start()
})
afterAll(async () => {
  await worker.stop()
  await supabase.stop()
})
beforeEach(async () => {
  await supabase.sql`delete from webhooks`
  posted = []
  mails = []
  answer = { status: 204, error: null }
})

async function made(url = 'https://example.com/hook') {
  const created = await createWebhook(db(owner), { url, events: ['alert.created'] })
  if (!created.ok) throw new Error(created.reason)
  const [webhook] = await readWebhooks(db(owner))
  return { id: webhook?.id ?? '', secret: created.secret }
}
const newest = async (id: string) => (await readMessages(db(owner), id, 1)).messages[0]
const stateIs = (id: string, state: string, tries: number) =>
  until(async () => {
    const message = await newest(id)
    return message?.state === state && message.webhook_attempts.length === tries
  })
const bringForward = () => supabase.sql`update jobs set due_at = now() where state = 'queued'`

it('a message is signed with the secret that was told once, and its arrival is in the log', async () => {
  const { id, secret } = await made()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(await sendTest(db(owner), id)).toBe(true)
  await stateIs(id, 'delivered', 1)
  const message = await newest(id)
  const name = `msg_${message?.id.replaceAll('-', '')}`
  expect(posted).toEqual([
    {
      url: 'https://example.com/hook',
      body: message?.body,
      headers: signedHeaders(name, now.getTime() / 1000, message?.body ?? '', [secret]),
    },
  ])
  expect(JSON.parse(message?.body ?? '')).toMatchObject({ type: 'webhook.test', data: {} })
  // Nothing that a session reads holds the secret.
  expect(JSON.stringify(await owner.client.from('webhooks').select('*'))).not.toContain(secret)
})

it('a former secret signs beside the new one', async () => {
  const { id, secret } = await made()
  const rotated = await rotateSecret(db(owner), id)
  await sendTest(db(owner), id)
  await stateIs(id, 'delivered', 1)
  const { headers, body } = posted[0] ?? { headers: {} as Record<string, string>, body: '' }
  const both = [rotated.ok ? rotated.secret : '', secret]
  expect(headers).toEqual(
    signedHeaders(headers['webhook-id'] ?? '', now.getTime() / 1000, body, both),
  )
})

it('what does not arrive is sent again, later each time, and at last by hand under the same id', async () => {
  const { id } = await made()
  answer = { status: 500, error: null }
  await sendTest(db(owner), id)
  for (let tries = 1; tries <= 8; tries += 1) {
    await stateIs(id, tries < 8 ? 'waiting' : 'failed', tries)
    if (tries === 3) {
      const [job] =
        await supabase.sql`select extract(epoch from due_at - now())::int as wait from jobs
        where kind = 'webhooks.deliver' and state = 'queued'`
      expect(job?.wait).toBeGreaterThan(25 * 60)
      expect((await readWebhook(db(owner), id))?.failing_since).not.toBeNull()
    }
    await bringForward()
  }
  expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  answer = { status: 200, error: null }
  const failed = await newest(id)
  expect(await replayMessage(db(other), failed?.id ?? '')).toBe(false)
  expect(await replayMessage(db(owner), failed?.id ?? '')).toBe(true)
  await stateIs(id, 'delivered', 9)
  expect(new Set(posted.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect((await readWebhook(db(owner), id))?.failing_since).toBeNull()
})

it('an address that is gone, or has not answered for three days, is told nothing more', async () => {
  const { id } = await made()
  answer = { status: 410, error: null }
  await sendTest(db(owner), id)
  await stateIs(id, 'failed', 1)
  expect(await readWebhook(db(owner), id)).toMatchObject({ disabled_why: 'gone' })
  await until(async () => mails.length === 1)
  expect(mails[0]).toMatchObject({ to: owner.email })
  expect(mails[0]?.text).toContain('example.com')
  expect(await sendTest(db(owner), id)).toBe(false)

  expect(await setDisabled(db(owner), id, false)).toBe(true)
  answer = { status: null, error: 'timeout' }
  await supabase.sql`update webhooks set failing_since = now() - interval '73 hours' where id = ${id}`
  await sendTest(db(owner), id)
  await until(async () => (await readWebhook(db(owner), id))?.disabled_why === 'failing')
  await until(async () => mails.length === 2)
})

it('alerts and finished experiments are told to whoever wants to hear of them, and nobody else', async () => {
  const { id } = await made()
  await createWebhook(db(owner), { url: 'https://example.com/2', events: ['experiment.finished'] })
  await createWebhook(db(other), { url: 'https://example.com/3', events: ['alert.created'] })
  const { sql } = supabase
  await sql`insert into alerts (user_id, change_id, kind, reason, path, title, line, changed_at, cadence)
    values (${owner.id}, 7, 'article', 'changed', '/statutes/x/articles/750', '민법 제750조', '', now(), 'never')`
  await stateIs(id, 'delivered', 1)
  expect(posted.map(({ url }) => url)).toEqual(['https://example.com/hook'])
  expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({
    type: 'alert.created',
    data: { kind: 'article', title: '민법 제750조', path: '/statutes/x/articles/750' },
  })
  const [dataset] = await sql`insert into datasets (user_id, name, target, latest)
    values (${owner.id}, '평가', 'statutes', 1) returning id`
  await sql`insert into dataset_versions (dataset_id, no, user_id, hash, items, origin, as_of)
    values (${dataset?.id}, 1, ${owner.id}, ${'a'.repeat(64)}, 1, 'manual', '2026-11-24')`
  await sql`insert into experiments (user_id, name, dataset_id, version, retriever, k)
    values (${owner.id}, '실험', ${dataset?.id}, 1, 'search', 5)`
  await sql`update experiments set report = '{"compared": null}', finished_at = now()`
  await until(async () => posted.length === 2)
  expect(posted[1]?.url).toBe('https://example.com/2')
  expect(JSON.parse(posted[1]?.body ?? '')).toMatchObject({
    type: 'experiment.finished',
    data: { name: '실험', verdicts: {} },
  })
})

it('nobody reaches the address of another, and there is a limit to one’s own', async () => {
  const { id } = await made()
  expect(await readWebhook(db(other), id)).toBeNull()
  expect(await rotateSecret(db(other), id)).toEqual({ ok: false, reason: 'gone' })
  expect(await setDisabled(db(other), id, true)).toBe(false)
  expect(await sendTest(db(other), id)).toBe(false)
  expect(await deleteWebhook(db(other), id)).toBe(false)
  const visitor = supabase.visitor() as unknown as UserDb
  await expect(readWebhooks(visitor)).rejects.toThrow()
  await expect(sendTest(visitor, id)).rejects.toThrow()
  for (let at = 1; at < 10; at += 1) await made(`https://example.com/${at}`)
  const full = { url: 'https://example.com/full', events: ['alert.created'] }
  expect(await createWebhook(db(owner), full)).toEqual({ ok: false, reason: 'tooManyAddresses' })
  expect(await replayMessage(db(owner), randomUUID())).toBe(false)
  expect(await deleteWebhook(db(owner), id)).toBe(true)
})
