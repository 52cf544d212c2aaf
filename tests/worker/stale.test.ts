/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { changedDocumentsSchema } from '@/lib/corpus/changes/schema'
import { setLogLevel } from '@/lib/log'
import type { Mail } from '@/lib/mail/mail'
import { until } from '@/tests/embedded/small-stack'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'
import { insertDecision } from '@/tests/factories/legal-rows'
import { Queue } from '@/worker/queue'
import { findStaleHandler } from '@/worker/ragops/find-stale'
import { ragopsMailHandler } from '@/worker/ragops/send-mail'
import { Worker } from '@/worker/worker'

let legal: LegalApp
let worker: Worker
let mails: Mail[] = []

beforeEach(async () => {
  setLogLevel('off')
  mails = []
  legal = await createLegalApp()
  const changes = async (after: number) =>
    changedDocumentsSchema.parse(
      await (await legal.app.request(`/changes/after?after=${after}`)).json(),
    )
  const handlers = [
    findStaleHandler(changes),
    ragopsMailHandler(async (mail) => {
      mails.push(mail)
    }),
  ]
  worker = new Worker(new Queue(legal.sql, 5), handlers, { slots: 1, pollMs: 50 })
})
afterEach(async () => {
  await worker.stop()
  await legal.drop()
})

async function person(): Promise<string> {
  const id = randomUUID()
  const email = `${id}@example.test`
  await legal.sql`insert into auth.users (id, email) values (${id}, ${email})`
  await legal.sql`insert into profiles (id, email, language) values (${id}, ${email}, 'ko')`
  return id
}

/** A dataset with a question for each of these answers. */
async function datasetOf(user: string, answers: string[]): Promise<string> {
  const { sql } = legal
  const [row] = await sql`insert into datasets (user_id, name, target, latest)
    values (${user}, '손해배상 평가', 'statutes', 1) returning id`
  const id = String(row?.id)
  await sql`insert into dataset_versions (dataset_id, no, user_id, hash, items, origin, as_of, created_at)
    values (${id}, 1, ${user}, ${'a'.repeat(64)}, ${answers.length}, 'manual', '2026-11-24', now() - interval '1 day')`
  for (const answer of answers)
    await sql`insert into dataset_items (dataset_id, key, valid_from, user_id, query, relevant, cluster, tags, hash)
      values (${id}, ${answer}, 1, ${user}, ${`질문 ${answer}`},
        ${sql.json([{ id: answer, grade: 1 }])}, 'x', '{}', ${'b'.repeat(64)})`
  return id
}

/** An answer of the chat that names article 750. */
async function traceOf(user: string): Promise<string> {
  const { sql } = legal
  const [row] = await sql`insert into traces (user_id, trace_id, origin, name, started_at, ended_at)
    values (${user}, ${randomUUID().replaceAll('-', '')}, 'chat', 'chat', now() - interval '1 day',
      now() - interval '1 day') returning id`
  const id = String(row?.id)
  await sql`insert into trace_spans (trace, span_id, kind, name, started_at, ended_at)
    values (${id}, ${'a'.repeat(16)}, 'retriever', 'retrieve', now(), now())`
  for (const [rank, used] of [
    [1, true],
    [2, false],
  ] as const)
    await sql`insert into trace_passages (trace, span_id, rank, source_type, source_id, used)
      values (${id}, ${'a'.repeat(16)}, ${rank}, 'article', ${used ? '001706#750' : '001706#751'}, ${used})`
  return id
}

async function importChanges() {
  const { sql } = legal
  await insertDecision(sql, { serial: 900, case_number: '2025다900', issues: [] })
  const [row] = await sql`insert into legal.imports (source) values ('test') returning id::int`
  for (const change of [
    {
      ...{ kind: 'article', law_id: '001706', article_no: '750' },
      ...{ old_text: '고의', new_text: '고의 또는 과실' },
    },
    { kind: 'overruling', serial: 101, by_serial: 900 },
    { kind: 'decision', serial: 900 },
  ])
    await sql`insert into legal.changes ${sql({ import_id: row?.id, ...change })}`
  await sql`update legal.imports set finished_at = now() where id = ${row?.id}`
}
const atRest = () =>
  until(async () => {
    const open =
      await legal.sql`select 1 from jobs where kind like 'ragops.%' and state in ('queued', 'running')`
    return open.length === 0
  })
const staleOf = (user: string) =>
  legal.sql`select key, reason, title, trace_id, mailed_at from stale_sources where user_id = ${user}
    order by key nulls last`

it('lists the questions and answers whose law changed, and mails the owner of the dataset once', async () => {
  const [owner, asker] = [await person(), await person()]
  await datasetOf(owner, ['001706#750', '001706#751', '101'])
  const trace = await traceOf(asker)
  await importChanges()
  await worker.start()
  await atRest()
  expect(await staleOf(owner)).toMatchObject([
    { key: '001706#750', reason: 'changed', title: '민법 제750조' },
    { key: '101', reason: 'overruled' },
  ])
  expect(await staleOf(asker)).toMatchObject([{ key: null, trace_id: trace, reason: 'changed' }])
  expect(mails.map(({ to }) => to)).toEqual([`${owner}@example.test`])
  expect(mails[0]?.text).toContain('손해배상 평가: 질문 2개')
  expect(mails[0]?.unsubscribe).toContain('/api/alerts/stop/')

  // The same stretch again says nothing new.
  await legal.sql`update stale_progress set change_id = 0`
  await legal.sql`select public.enqueue_job('ragops.stale', null, 'corpus', '{}')`
  await atRest()
  expect(await staleOf(owner)).toHaveLength(2)
  expect(mails).toHaveLength(1)
})

it('what was written after the change, and what was left out, is not stale', async () => {
  const owner = await person()
  const id = await datasetOf(owner, ['001706#750', '101'])
  await legal.sql`update dataset_items set valid_to = 2 where dataset_id = ${id} and key = '101'`
  await legal.sql`update dataset_versions set created_at = now() + interval '1 hour' where dataset_id = ${id}`
  await importChanges()
  await worker.start()
  await atRest()
  expect(await staleOf(owner)).toEqual([])
  expect(mails).toEqual([])
})

it('whoever stopped the mails gets none, and nobody is told the same twice', async () => {
  const owner = await person()
  await datasetOf(owner, ['001706#750'])
  await legal.sql`insert into alert_settings (user_id, mail_stopped_at) values (${owner}, now())`
  await importChanges()
  await worker.start()
  await atRest()
  expect(mails).toEqual([])
  expect(await staleOf(owner)).toMatchObject([{ mailed_at: expect.any(Date) }])
})
