/** @jest-environment node */
import type { Role } from '@/lib/auth/roles'
import { parseAuditQuery } from '@/lib/users/audit-query'
import { auditPerPage } from '@/lib/users/constants'
import { readAudit } from '@/lib/users/data'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let admin: Person

const person = (role?: Role, more?: Parameters<typeof makePerson>[2]) =>
  makePerson(supabase, role, more)

beforeAll(async () => {
  supabase = await startSupabase()
  admin = await person('admin')
})
afterAll(() => supabase.stop())

describe('the audit', () => {
  it('is read page by page in both directions, without a row lost or twice', async () => {
    await supabase.sql`insert into audit_log (actor_id, actor_email, action, target_kind)
      select ${admin.id}, 'walker@example.test', 'corpus.refreshStarted', 'corpus' from generate_series(1, 120)`
    const read = (params: Record<string, string>) =>
      readAudit(admin.client, parseAuditQuery({ actor: 'walker', ...params }))
    const first = await read({})
    expect(first).toMatchObject({ newer: null })
    expect(first.entries).toHaveLength(auditPerPage)
    const second = await read({ before: String(first.older) })
    const third = await read({ before: String(second.older) })
    expect(third.entries).toHaveLength(20)
    expect(third.older).toBeNull()
    const ids = [first, second, third].flatMap(({ entries }) => entries.map(({ id }) => id))
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
    const back = await read({ after: String(third.newer) })
    expect(back.entries).toEqual(second.entries)
    expect((await read({ after: String(back.newer) })).newer).toBeNull()
  })

  it('is narrowed by act, person and Korean days', async () => {
    await supabase.sql`insert into audit_log (actor_email, action, target_kind, created_at) values
      ('days@example.test', 'cache.emptied', 'cache', '2026-03-01T14:59:59Z'),
      ('days@example.test', 'cache.emptied', 'cache', '2026-03-01T15:00:00Z'),
      ('days@example.test', 'inquiry.closed', 'inquiry', '2026-03-02T14:59:59Z')`
    const count = async (params: Record<string, string>) =>
      (await readAudit(admin.client, parseAuditQuery({ actor: 'DAYS@', ...params }))).entries.length
    expect(await count({})).toBe(3)
    expect(await count({ from: '2026-03-02' })).toBe(2)
    expect(await count({ to: '2026-03-01' })).toBe(1)
    expect(await count({ from: '2026-03-02', to: '2026-03-02', act: 'cache.emptied' })).toBe(1)
  })

  it('is an admin’s', async () => {
    const { client } = await person('supervisor')
    expect((await readAudit(client, parseAuditQuery({}))).entries).toEqual([])
  })
})
