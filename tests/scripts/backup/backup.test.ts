/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import type postgres from 'postgres'
import { extract, pack } from 'tar-stream'
import { tablesOf } from '@/scripts/backup/catalog'
import { makeBackup } from '@/scripts/backup/make-backup'
import { restoreBackup } from '@/scripts/backup/restore-backup'
import { createTestDatabase, type TestDatabase } from '@/tests/database'
import { fillWithAnything } from './random-rows'

let folder: string
let from: TestDatabase
let to: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beopdap-backup-'))
  from = await createTestDatabase()
  to = await createTestDatabase()
})
afterEach(async () => {
  await from.drop()
  await to.drop()
  await rm(folder, { recursive: true, force: true })
})

const DAY = 24 * 3600_000
let now = Date.UTC(2026, 10, 21)
const backUp = async (kind: 'scheduled' | 'manual' = 'manual') => {
  now += DAY
  const storageDir = path.join(folder, 'storage')
  const plan = { sql: from.sql, folder: path.join(folder, 'backups'), storageDir, kind }
  const backup = await makeBackup({ ...plan, now: () => new Date(now) })
  if (!backup) throw new Error('somebody else makes a backup')
  return backup.file
}
const restore = (file: string, options: { replace?: boolean; older?: boolean } = {}) =>
  restoreBackup({
    sql: to.sql,
    file,
    storageDir: path.join(folder, 'restored'),
    workDir: folder,
    replace: options.replace ?? false,
    older: options.older ?? false,
  })

/** Everything a database holds, as its own text. */
async function contentsOf(sql: postgres.Sql): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {}
  for (const { table } of await tablesOf(sql)) {
    const rows = await sql.unsafe<{ row: string }[]>(
      `select t::text as row from ${table} t order by 1`,
    )
    contents[table] = rows.map(({ row }) => row)
  }
  return contents
}

async function addPerson(sql: postgres.Sql): Promise<string> {
  const [id, email] = [randomUUID(), `${randomUUID()}@example.test`]
  await sql`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${email}, '{"이름": "홍길동"}')`
  await sql`insert into public.profiles (id, email, role) values (${id}, ${email}, 'admin')`
  return id
}

it('brings everything back, byte for byte', async () => {
  for (const { sql } of [from, to]) {
    await sql`create table public.anything (
      id bigint generated always as identity primary key, words text, long varchar(40), data jsonb, lists text[],
      numbers numeric[], at timestamptz, day date, bytes bytea, real double precision, yes boolean,
      address inet, span interval, doubled text generated always as (words || words) stored)`
  }
  await fillWithAnything(from.sql, 400)
  const author = await addPerson(from.sql)
  // A row that names one which is written later: order does not matter.
  await from.sql`insert into public.deletion_requests (user_id, reason) values (${author}, 'E\\N\t이유')`
  await from.sql`insert into public.posts (id, category, author_id, author) values ('a-post', 'ai', ${author}, '나')`
  await from.sql`insert into legal.reports (serial, kind, message) values (1, 'text', '오타가 있습니다')`
  await from.sql`update public.site_settings set debug_mode = true`
  const done = await restore(await backUp())
  expect(done.rows).toBeGreaterThan(400)
  expect(await contentsOf(to.sql)).toEqual(await contentsOf(from.sql))
  // Restoring is no act of anybody, and counters go on.
  expect((await to.sql`select count(*)::int as n from public.audit_log`)[0]?.n).toBe(0)
  const [next] = await to.sql`insert into public.anything (words) values ('x') returning id`
  expect(Number(next?.id)).toBe(401)
})

it('brings back what is larger than any buffer on the way', async () => {
  for (const { sql } of [from, to]) await sql`create table public.large (id int, words text)`
  await from.sql`
    insert into public.large select n, repeat(md5(n::text) || E'\n판례\t', n % 500) from generate_series(1, 4000) n`
  await from.sql`insert into public.large values (0, repeat('법답', 3000000))`
  await restore(await backUp())
  const digest = (sql: postgres.Sql) =>
    sql`select count(*), md5(string_agg(md5(words), '' order by id)) from public.large`
  expect(await digest(to.sql)).toEqual(await digest(from.sql))
})

it('brings the stored files back', async () => {
  const name = 'a'.repeat(64)
  const bytes = Buffer.from([0, 1, 2, 255, 10, 13])
  const covers = path.join(folder, 'storage', 'covers')
  await mkdir(covers, { recursive: true })
  await writeFile(path.join(covers, name), bytes)
  await writeFile(path.join(covers, `${name}.json`), '{}')
  await writeFile(path.join(covers, `${name}.77.12345`), 'half of an upload')
  expect(await restore(await backUp())).toMatchObject({ files: 2 })
  expect(await readdir(path.join(folder, 'restored', 'covers'))).toEqual([name, `${name}.json`])
  expect(await readFile(path.join(folder, 'restored', 'covers', name))).toEqual(bytes)
})

it('refuses a database that holds something, unless it is to be replaced', async () => {
  await addPerson(from.sql)
  const file = await backUp()
  await addPerson(to.sql)
  const before = await contentsOf(to.sql)
  await expect(restore(file)).rejects.toThrow(/is not empty; --replace/)
  expect(await contentsOf(to.sql)).toEqual(before)
  await restore(file, { replace: true })
  expect(await contentsOf(to.sql)).toEqual(await contentsOf(from.sql))
})

it('changes nothing when the backup is damaged, cut short or of something else', async () => {
  await addPerson(from.sql)
  const file = await backUp()
  const whole = await readFile(file)
  const before = await contentsOf(to.sql)
  await truncate(file, whole.length - 40)
  await expect(restore(file)).rejects.toThrow()
  const flipped = Buffer.from(whole)
  const middle = Math.floor(whole.length / 2)
  flipped[middle] = (flipped[middle] ?? 0) ^ 0xff
  await writeFile(file, flipped)
  await expect(restore(file)).rejects.toThrow()
  await writeFile(file, 'a text')
  await expect(restore(file)).rejects.toThrow()
  expect(await contentsOf(to.sql)).toEqual(before)
  expect((await readdir(folder)).filter((name) => name.startsWith('.restore'))).toEqual([])
})

it('changes nothing when a row is refused', async () => {
  await from.sql`alter table public.contact_inquiries drop constraint contact_inquiries_subject_check`
  await from.sql`
    insert into public.contact_inquiries (id, name, email, phone, inquiry_type, subject, message, locale)
    values (${randomUUID()}, '나', 'a@b.c', '010-0000-0000', 'general', 'x', 'a long message', 'ko')`
  await addPerson(from.sql)
  const file = await backUp()
  await expect(restore(file)).rejects.toThrow(/contact_inquiries_subject_check/)
  expect((await to.sql`select count(*)::int as n from auth.users`)[0]?.n).toBe(0)
})

it('holds nothing that lets somebody in, and a restore ends every session', async () => {
  const person = await addPerson(from.sql)
  const signIn = async (sql: postgres.Sql, user: string, token: string) => {
    const id = randomUUID()
    await sql`insert into auth.sessions (id, user_id) values (${id}, ${user})`
    await sql`insert into auth.refresh_tokens (id, token, user_id, session_id)
      values (1, ${token}, ${user}, ${id})`
  }
  await signIn(from.sql, person, 'refresh-token-of-the-person')
  await from.sql`update auth.users set recovery_token = 'link-of-a-mail' where id = ${person}`
  await from.sql`insert into private.held_sign_ups (user_id, encrypted_password, words)
    values (${person}, 'held-password', '{}')`
  const file = await backUp()
  const text = gunzipSync(await readFile(file)).toString('latin1')
  for (const secret of ['refresh-token-of-the-person', 'link-of-a-mail', 'held-password']) {
    expect(text).not.toContain(secret)
  }
  await signIn(to.sql, await addPerson(to.sql), 'another')
  await restore(file, { replace: true })
  for (const table of ['auth.sessions', 'auth.refresh_tokens', 'private.held_sign_ups']) {
    expect(await to.sql.unsafe(`select from ${table}`)).toHaveLength(0)
  }
  const [user] = await to.sql`select id, recovery_token from auth.users`
  expect(user).toEqual({ id: person, recovery_token: '' })
})

describe('an archive that somebody has changed', () => {
  /** The members of a backup, changed and written anew. */
  async function rewritten(change: (members: Map<string, Buffer>) => [string, Buffer][]) {
    await addPerson(from.sql)
    const members = new Map<string, Buffer>()
    const source = extract()
    const read = (async () => {
      for await (const entry of source) members.set(entry.header.name, await buffer(entry))
    })()
    source.end(gunzipSync(await readFile(await backUp())))
    await read
    const archive = pack()
    for (const [name, bytes] of change(members)) archive.entry({ name }, bytes)
    archive.finalize()
    const file = path.join(folder, 'changed.tar.gz')
    await writeFile(file, gzipSync(await buffer(archive)))
    return file
  }
  const added = `storage/covers/${'b'.repeat(64)}`

  it('is refused with a file that the manifest does not name', async () => {
    const file = await rewritten((members) => [...members, [added, Buffer.from('planted')]])
    await expect(restore(file)).rejects.toThrow(/is not in the manifest/)
  })

  it('is refused with a member twice', async () => {
    const file = await rewritten((members) => [...members, ...[...members].slice(0, 1)])
    await expect(restore(file)).rejects.toThrow(/twice/)
  })

  it('is refused with a manifest that names a file elsewhere', async () => {
    const file = await rewritten((members) => {
      const manifest = JSON.parse(String(members.get('manifest.json')))
      manifest.storage.push({ file: '../../etc/passwd', sha256: 'a'.repeat(64) })
      return [...members.set('manifest.json', Buffer.from(JSON.stringify(manifest)))]
    })
    await expect(restore(file)).rejects.toThrow()
  })
})

it('leaves what a later migration filled to a database that is brought back from before it', async () => {
  const stopLink = async () => {
    const [row] = await to.sql`select secret from private.alert_secret`
    return row?.secret
  }
  const before = await stopLink()
  await from.sql`drop table private.alert_secret cascade`
  await from.sql`delete from supabase_migrations.schema_migrations where version = '20261121000017'`
  await restore(await backUp(), { older: true })
  expect(before).toEqual(expect.any(String))
  expect(await stopLink()).toBe(before)
})

it('asks that the migrations are the same, or that an older state is meant', async () => {
  await from.sql`delete from supabase_migrations.schema_migrations where version = '20261121000017'`
  const file = await backUp()
  await expect(restore(file)).rejects.toThrow(/older than migrations.*20261121000017/)
  await restore(file, { older: true })
  await to.sql`delete from supabase_migrations.schema_migrations where version = '20261121000012'`
  await expect(restore(file, { older: true })).rejects.toThrow(/lacks migrations.*20261121000012/)
})

it('keeps the last fourteen scheduled ones, all manual ones, and a row of each', async () => {
  const first = path.basename(await backUp('manual'))
  // Of the month before. Making each would take a second, and only their names count.
  const days = Array.from({ length: 15 }, (_, day) => String(day + 10))
  const earlier = days.map((day) => `beopdap-202610${day}T000000Z-scheduled.tar.gz`)
  for (const name of [...earlier, 'beopdap-x.tar.gz.partial'])
    await writeFile(path.join(folder, 'backups', name), 'cut short')
  const newest = [await backUp('scheduled'), await backUp('scheduled')].map((file) =>
    path.basename(file),
  )
  const kept = [first, ...earlier.slice(-12), ...newest]
  expect((await readdir(path.join(folder, 'backups'))).sort()).toEqual(kept.sort())
  const rows =
    await from.sql`select kind, bytes::int > 0 as filled, error, finished_at from public.backups`
  expect(rows.map(({ kind }) => kind)).toEqual(['manual', 'scheduled', 'scheduled'])
  expect(rows.every((row) => row.filled && !row.error && row.finished_at)).toBe(true)
})

it('says in its row why it failed, and that the one before was interrupted', async () => {
  await from.sql`insert into public.backups (kind, started_at) values ('scheduled', '2026-01-01')`
  // Its name is taken by something that cannot be replaced.
  const name = `beopdap-${new Date(now + DAY).toISOString().slice(0, 10).replaceAll('-', '')}T000000Z`
  await mkdir(path.join(folder, 'backups', `${name}-manual.tar.gz`, 'full'), { recursive: true })
  await expect(backUp()).rejects.toThrow()
  await backUp()
  const rows = await from.sql`select error from public.backups order by id`
  expect(rows.map((row) => row.error)).toEqual([
    'interrupted',
    expect.stringContaining('EISDIR'),
    null,
  ])
})

test('a table of any size is followed by the next', async () => {
  await from.sql`create table public.a_sized (line text)`
  for (const rows of [0, 250, 600, 2000]) {
    await from.sql`truncate public.a_sized`
    await from.sql`insert into public.a_sized select repeat('가', 33) from generate_series(1, ${rows})`
    expect(await readdir(path.dirname(await backUp()))).not.toEqual([])
  }
})
