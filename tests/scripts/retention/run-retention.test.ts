/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { runRetention } from '@/scripts/retention/run-retention'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'

let supabase: SupabaseProcess
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())

const DAY = 24 * 3600_000
const NOW = new Date('2028-02-29T03:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * DAY)
const keep = (now = NOW) =>
  runRetention({ db: supabase.admin(), now, counters: supabase.sql, outbox: supabase.sql })
const nothing = {
  logs: 0,
  inquiries: 0,
  mails: 0,
  texts: 0,
  phoneCodes: 0,
  billing: 0,
  covers: 0,
  trash: 0,
  uploads: 0,
  documents: 0,
  apiKeys: 0,
  jobs: 0,
  counters: 0,
  backupRows: 0,
  visitorChats: 0,
  traces: 0,
  sampledTraces: 0,
  organizations: 0,
  alerts: 0,
  webhookMessages: 0,
  drafts: 0,
}

async function idsOf(table: string): Promise<string[]> {
  const rows = await supabase.sql.unsafe(`select note from ${table} order by note`)
  return rows.map((row) => String(row.note))
}

it('deletes what is past its time, keeps the rest, and finds nothing the second time', async () => {
  const { sql } = supabase
  const person = randomUUID()
  await sql`insert into auth.users (id, email) values (${person}, 'a@example.test')`
  await sql`insert into profiles (id, email) values (${person}, 'a@example.test')`
  for (const [note, at] of [
    ['kept', ago(364)],
    ['old', ago(367)],
  ] as const) {
    await sql`insert into page_visits (path, locale, visited_at) values (${`/${note}`}, 'ko', ${at})`
    await sql`insert into user_activity (id, user_id, user_email, activity_type, user_agent, created_at)
      values (${randomUUID()}, ${person}, 'a@example.test', 'search', ${note}, ${at})`
    await sql`insert into security_logs (event_type, user_agent, created_at) values ('signed_in', ${note}, ${at})`
    await sql`insert into checkouts (user_id, order_id, purpose, terms, state, updated_at)
      values (${person}, ${`order-${note}`}, 'card', '2026-11-21', 'left', ${at})`
    await sql`insert into checkouts (user_id, order_id, purpose, terms, state, updated_at)
      values (${person}, ${`done-${note}`}, 'card', '2026-11-21', 'done', ${at})`
    await sql`insert into billing_webhooks values (${note}, 'BILLING_DELETED', ${at})`
    await sql`insert into search_terms (day, locale, term) values (${at}, 'ko', ${note})`
    await sql`insert into error_counts (day, place, code) values (${at}, ${note}, 'server')`
    await sql`insert into backups (kind, error, started_at) values ('manual', ${note}, ${at})`
  }
  for (const [note, at] of [
    ['kept', ago(3 * 365)],
    ['old', ago(3 * 366 + 1)],
  ] as const) {
    await sql`
      insert into contact_inquiries (id, name, email, phone, inquiry_type, subject, message, locale, created_at)
      values (${randomUUID()}, ${note}, 'a@b.c', '010-0000-0000', 'general', 'xy', 'a long message', 'ko', ${at})`
  }
  for (const [note, days] of [
    ['kept', 29],
    ['old', 31],
  ] as const) {
    await sql`insert into embedded.mail (recipient, subject, html, body, created_at)
      values ('a@b.c', ${note}, '', '', ${ago(days)})`
    await sql`insert into embedded.sms (recipient, sender, body, signature, created_at)
      values ('01012345678', '0200000000', ${note}, ${note}, ${ago(days)})`
    await sql`insert into rate_limit.counters (key, points, expire)
      values (${note}, 1, ${NOW.getTime() + (note === 'kept' ? 1 : -1)})`
  }
  for (const [note, days] of [
    ['kept', 6],
    ['old', 8],
  ] as const) {
    await sql`insert into conversations (device, title, locale, updated_at)
      values (${'d'.repeat(43)}, ${note}, 'ko', ${ago(days)})`
  }
  for (const [note, hours] of [
    ['kept', 23],
    ['old', 25],
  ] as const) {
    await sql`insert into phone_codes
      (id, user_id, phone, phone_key, carrier, code_hash, expires_at, verified_at, created_at)
      values (${randomUUID()}, ${person}, '01012345678', ${note.padEnd(43, '.')}, 'KT', ${'h'.repeat(43)},
        ${ago(hours / 24)}, ${ago(hours / 24)}, ${ago(hours / 24)})`
  }
  // An account's are kept until it deletes them.
  await sql`insert into conversations (user_id, title, locale, updated_at)
    values (${person}, 'kept', 'ko', ${ago(3000)})`
  const done = await keep()
  expect(done).toEqual({
    deleted: {
      ...nothing,
      logs: 3,
      inquiries: 1,
      mails: 1,
      texts: 1,
      phoneCodes: 1,
      billing: 2,
      counters: 1,
      backupRows: 1,
      visitorChats: 1,
    },
    failed: {},
  })
  for (const [table, column] of [
    ['page_visits', "ltrim(path, '/')"],
    ['user_activity', 'user_agent'],
    ['security_logs', 'user_agent'],
    ["checkouts where state = 'left'", "replace(order_id, 'order-', '')"],
    ['billing_webhooks', 'transmission_id'],
    ['search_terms', 'term'],
    ['error_counts', 'place'],
    ['backups', 'error'],
    ['contact_inquiries', 'name'],
    ['embedded.mail', 'subject'],
    ['embedded.sms', 'body'],
    ['phone_codes', "rtrim(phone_key, '.')"],
    ['rate_limit.counters', 'key'],
    ['conversations where device is not null', 'title'],
  ]) {
    expect([table, await idsOf(`(select ${column} as note from ${table}) t`)]).toEqual([
      table,
      ['kept'],
    ])
  }
  expect(await keep()).toEqual({ deleted: nothing, failed: {} })
})

it('deletes pictures that no post names, once an editor has had a week', async () => {
  const { sql } = supabase
  const covers = supabase.admin().storage.from('covers')
  const add = async () => {
    const name = `${randomUUID()}.png`
    const { error } = await covers.upload(name, Buffer.from('png'), { contentType: 'image/png' })
    if (error) throw error
    return name
  }
  const [used, gone, fresh] = [await add(), await add(), await add()]
  await sql`insert into posts (id, category, author, cover) values ('a-post', 'ai', '나', ${used})`
  await sql`update storage.objects set created_at = ${ago(8)} where name <> ${fresh}`
  await sql`update storage.objects set created_at = ${ago(6)} where name = ${fresh}`
  expect((await keep()).deleted.covers).toBe(1)
  expect((await covers.download(gone)).error).not.toBeNull()
  for (const name of [used, fresh]) expect((await covers.download(name)).error).toBeNull()
  expect(await keep()).toEqual({ deleted: nothing, failed: {} })
})

it('deletes drafts of forms that nobody went on with', async () => {
  const { sql } = supabase
  const person = randomUUID()
  await sql`insert into auth.users (id, email) values (${person}, 'draft@example.test')`
  for (const [template, days] of [
    ['complaint', 179],
    ['answer', 181],
  ] as const)
    await sql`insert into template_drafts (user_id, template, answers, updated_at)
      values (${person}, ${template}, '{}', ${ago(days)})`
  const { deleted, failed } = await keep()
  expect(failed).toEqual({})
  expect(deleted).toMatchObject({ drafts: 1 })
  expect(await sql`select template from template_drafts where user_id = ${person}`).toEqual([
    { template: 'complaint' },
  ])
})

it('goes on when one task fails, and says which', async () => {
  await supabase.sql`alter table embedded.mail rename to mail_elsewhere`
  const { deleted, failed } = await keep()
  expect(deleted).toEqual({
    logs: 0,
    inquiries: 0,
    texts: 0,
    phoneCodes: 0,
    billing: 0,
    covers: 0,
    trash: 0,
    uploads: 0,
    documents: 0,
    apiKeys: 0,
    jobs: 0,
    counters: 0,
    backupRows: 0,
    visitorChats: 0,
    traces: 0,
    sampledTraces: 0,
    organizations: 0,
    alerts: 0,
    webhookMessages: 0,
    drafts: 0,
  })
  expect(failed).toEqual({ mails: expect.stringContaining('embedded.mail') })
  await supabase.sql`alter table embedded.mail_elsewhere rename to mail`
})
