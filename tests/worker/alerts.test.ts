/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { namedSearch } from '@/lib/alerts/watched-search'
import { changedDocumentsSchema, matchesSchema } from '@/lib/corpus/changes/schema'
import { setLogLevel } from '@/lib/log'
import type { Mail } from '@/lib/mail/mail'
import { until } from '@/tests/embedded/small-stack'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { insertArticleCitation, insertDecision } from '@/tests/factories/legal-rows'
import { type ChangeService, evaluateHandler } from '@/worker/alerts/evaluate'
import { alertMailHandler } from '@/worker/alerts/send-mail'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'

let legal: LegalApp
let worker: Worker | null = null
let mails: Mail[] = []
let send: (mail: Mail) => Promise<void>

const ask = async (path: string, body?: object) =>
  (await legal.app.request(path, body ? { method: 'POST', body: JSON.stringify(body) } : {})).json()
const service: ChangeService = {
  listChangesAfter: async (after) =>
    changedDocumentsSchema.parse(await ask(`/changes/after?after=${after}`)),
  matchSearches: async (request) =>
    matchesSchema.parse(await ask('/changes/matches', request)).matches,
}

beforeEach(async () => {
  setLogLevel('off')
  mails = []
  send = async (mail) => {
    mails.push(mail)
  }
  legal = await createLegalApp()
})
afterEach(async () => {
  await worker?.stop()
  worker = null
  await legal.drop()
})

async function person(language = 'ko'): Promise<string> {
  const id = randomUUID()
  const email = `${id}@example.test`
  await legal.sql`insert into auth.users (id, email) values (${id}, ${email})`
  await legal.sql`insert into profiles (id, email, language) values (${id}, ${email}, ${language})`
  return id
}

type Watching = {
  kind: string
  reference: string
  cadence?: string
  request?: object
  path?: string
}
async function watch(user: string, { kind, reference, cadence = 'event', ...rest }: Watching) {
  const { request = null, path = '/statutes/%EB%AF%BC%EB%B2%95' } = rest
  const [row] = await legal.sql`insert into watches ${legal.sql({
    ...{ user_id: user, kind, reference, cadence, path, title: '민법 제750조' },
    request: request && legal.sql.json(request as never),
  })} returning id`
  return String(row?.id)
}
function searching(query: string) {
  const named = namedSearch(new URLSearchParams({ query }).toString())
  if (!named) throw new Error('no search')
  const { reference, request, path } = named
  return { kind: 'search', reference, request, path }
}

/** An import that changed article 750 and brought a decision which cites article 751. */
async function importChanges() {
  const { sql } = legal
  await insertDecision(sql, {
    serial: 900,
    case_number: '2025다900',
    issues: [
      { no: 1, issue: '임대인 지위의 승계와 보증금 반환', gist: '', articles: [], cases: [] },
    ],
  })
  const cited = { law_name: '민법', law_id: '001706', article_no: '751', issue_no: 1 }
  await insertArticleCitation(sql, { serial: 900, position: 1, ...cited })
  const [row] = await sql`insert into legal.imports (source) values ('test') returning id::int`
  const changes = [
    { kind: 'decision', serial: 900 },
    {
      ...{ kind: 'article', law_id: '001706', article_no: '750' },
      ...{ old_text: '고의', new_text: '고의 또는 과실' },
    },
    { kind: 'overruling', serial: 101, by_serial: 900 },
  ]
  for (const change of changes)
    await sql`insert into legal.changes ${sql({ import_id: row?.id, ...change })}`
  await sql`update legal.imports set finished_at = now() where id = ${row?.id}`
}

const jobs = () =>
  legal.sql<{ kind: string; subject: string; state: string; due: Date }[]>`
    select kind, subject, state, due_at as due from jobs where kind like 'alerts.%' order by created_at`
const alertsOf = (user: string) =>
  legal.sql<{ kind: string; reason: string; title: string; line: string; watch: string }[]>`
    select a.kind, a.reason, a.title, a.line, w.kind as watch from alerts a
    join watches w on w.id = a.watch_id where a.user_id = ${user} order by a.change_id`

async function work(given: ChangeService = service) {
  await worker?.stop()
  const handlers = [evaluateHandler(given), alertMailHandler((mail) => send(mail))]
  worker = new Worker(new Queue(legal.sql, 5), handlers, { slots: 2, pollMs: 50 })
  await worker.start()
}
/** Until nothing that is due waits or runs. */
const atRest = () =>
  until(async () =>
    (await jobs()).every(({ state, due }) =>
      state === 'queued' ? due > new Date() : state !== 'running',
    ),
  )
const bringForward = () => legal.sql`update jobs set due_at = now() where state = 'queued'`

it('tells whoever watches what an import touched, and nobody else', async () => {
  const [article, decision, law, search, other] = await Promise.all([
    person(),
    person(),
    person(),
    person(),
    person(),
  ])
  await watch(article, { kind: 'article', reference: '001706#750' })
  await watch(decision, { kind: 'decision', reference: '101' })
  await watch(law, { kind: 'law', reference: '001706' })
  await watch(search, searching('임대인 지위 승계 보증금'))
  await watch(other, { kind: 'article', reference: '001872#23' })
  await importChanges()
  expect(await jobs()).toMatchObject([{ kind: 'alerts.evaluate', subject: 'corpus' }])
  await work()
  await atRest()
  expect(await alertsOf(article)).toMatchObject([
    { kind: 'article', reason: 'changed', title: '민법 제750조' },
  ])
  expect(await alertsOf(decision)).toMatchObject([{ kind: 'overruling', reason: 'overruled' }])
  expect(await alertsOf(law)).toMatchObject([{ kind: 'article', watch: 'law' }])
  expect(await alertsOf(search)).toMatchObject([
    { kind: 'decision', reason: 'found', line: '임대인 지위의 승계와 보증금 반환' },
  ])
  expect(await alertsOf(other)).toEqual([])
  expect(mails).toHaveLength(4)
})

it('tells one change once, by the most urgent watch, and a new decision to whoever watches what it cites', async () => {
  const user = await person()
  await watch(user, { kind: 'law', reference: '001706', cadence: 'week' })
  await watch(user, { kind: 'article', reference: '001706#750', cadence: 'day' })
  await watch(user, { kind: 'article', reference: '001706#751', cadence: 'never' })
  await importChanges()
  await work()
  await atRest()
  expect(await alertsOf(user)).toMatchObject([
    { kind: 'decision', reason: 'citing', line: '임대인 지위의 승계와 보증금 반환' },
    { kind: 'article', reason: 'changed', watch: 'article' },
  ])
  expect(mails).toEqual([])
  expect((await jobs()).filter(({ kind }) => kind === 'alerts.mail')).toMatchObject([
    { subject: `${user}.day`, state: 'queued' },
  ])
})

it('tells nothing to who paused, and nothing that changed before somebody asked', async () => {
  const [paused, late] = await Promise.all([person(), person()])
  const id = await watch(paused, { kind: 'article', reference: '001706#750' })
  await legal.sql`update watches set paused_at = now() where id = ${id}`
  await importChanges()
  await watch(late, { kind: 'article', reference: '001706#750' })
  await work()
  await atRest()
  expect(await legal.sql`select from alerts`).toHaveLength(0)
})

it('begins again where it was broken off, and tells nothing twice', async () => {
  const user = await person()
  await watch(user, { kind: 'article', reference: '001706#750' })
  await watch(user, searching('임대인 지위 승계 보증금'))
  await importChanges()
  let failures = 2
  await work({
    ...service,
    matchSearches: async (request) => {
      failures -= 1
      if (failures >= 0) throw new Error('away')
      return service.matchSearches(request)
    },
  })
  await until(async () => {
    await bringForward()
    return mails.length === 1
  })
  expect(await alertsOf(user)).toHaveLength(2)
  // Another that compares the same stretch, and the same import told once more.
  await legal.sql`update alert_progress set change_id = 0`
  await legal.sql`select enqueue_job('alerts.evaluate', null, 'corpus', '{}')`
  await atRest()
  expect(await alertsOf(user)).toHaveLength(2)
  expect(mails).toHaveLength(1)
})

it('mails in the language of whoever reads, with a link that stops it, and no word of what was searched', async () => {
  const user = await person('en')
  await watch(user, searching('임대인 지위 승계 보증금'))
  await watch(user, { kind: 'decision', reference: '101' })
  await importChanges()
  await work()
  await atRest()
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({
    to: `${user}@example.test`,
    subject: '[Beopdap] 2 changes in the law you follow',
  })
  expect(mail?.text).toContain('임대인 지위의 승계와 보증금 반환')
  expect(mail?.text).not.toContain('임대인 지위 승계 보증금')
  expect(mail?.text.indexOf('Possibly overruled')).toBeLessThan(
    mail?.text.indexOf('New decision for your search') ?? 0,
  )
  const token = /\/en\/alerts\/stop\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.unsubscribe).toMatch(new RegExp(`/api/alerts/stop/${token}$`))
  const stop = async (text: string) =>
    (await legal.sql`select stop_alert_mails(${text}, true) as done`)[0]?.done
  expect(await stop(token.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(false)
  expect(await stop(token.replace(user, await person()))).toBe(false)
  expect(await stop(token)).toBe(true)
})

it('sends the same mail under the same key when a sending failed, and then only once', async () => {
  const user = await person()
  await watch(user, { kind: 'article', reference: '001706#750' })
  const tried: string[] = []
  send = async (mail) => {
    tried.push(mail.idempotencyKey)
    if (tried.length < 3) throw new Error('no way out')
    mails.push(mail)
  }
  await importChanges()
  await work()
  await until(async () => {
    await bringForward()
    return mails.length > 0
  })
  await atRest()
  expect(new Set(tried).size).toBe(1)
  expect(tried).toHaveLength(3)
  expect(await legal.sql`select from alert_mails where sent_at is not null`).toHaveLength(1)
})

it('sends no empty mail: of what was read, watched no more, or stopped nothing is sent', async () => {
  const [reader, leaver, stopped, closed] = await Promise.all([
    person(),
    person(),
    person(),
    person(),
  ])
  for (const user of [reader, leaver, stopped, closed])
    await watch(user, { kind: 'article', reference: '001706#750', cadence: 'day' })
  await importChanges()
  await work()
  await atRest()
  await legal.sql`update alerts set read_at = now() where user_id = ${reader}`
  await legal.sql`delete from watches where user_id = ${leaver}`
  await legal.sql`insert into alert_settings values (${stopped}, now())`
  await legal.sql`update profiles set disabled_at = now() where id = ${closed}`
  await bringForward()
  await atRest()
  expect(mails).toEqual([])
  expect(await legal.sql`select from alerts`).toHaveLength(4)
})

it.each([
  ['event', '2026-11-28 10:00', '2026-11-28 10:00'],
  ['day', '2026-11-28 10:00', '2026-11-29 08:00'],
  ['day', '2026-11-28 07:59', '2026-11-28 08:00'],
  ['week', '2026-11-28 10:00', '2026-11-30 08:00'],
  ['week', '2026-11-30 08:00', '2026-12-07 08:00'],
  ['week', '2026-11-30 07:00', '2026-11-30 08:00'],
])('a mail of the cadence %s at %s goes out at %s in Korea', async (cadence, now, due) => {
  const [row] = await legal.sql`select to_char(private.alert_mail_due(${cadence},
    ${now}::text::timestamp at time zone 'Asia/Seoul') at time zone 'Asia/Seoul', 'YYYY-MM-DD HH24:MI') as due`
  expect(row?.due).toBe(due)
})
