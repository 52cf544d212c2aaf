/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { readConversationList, readForExport } from '@/lib/chat/conversations/data'
import { readCursor } from '@/lib/chat/conversations/list-cursor'
import { pinConversation, renameConversation } from '@/lib/chat/conversations/mutations'
import type { Db } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makeConversation } from '@/tests/factories/conversation'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let owner: Person
beforeAll(async () => {
  supabase = await startSupabase()
  owner = await makePerson(supabase)
})
afterAll(() => supabase.stop())

const titleOf = async (id: string) =>
  (await supabase.sql`select title, pinned_at from conversations where id = ${id}`)[0]

describe('the list', () => {
  const titles = async (client: Db, query: string, device: string | null = null) =>
    (
      await readConversationList(client, { query, after: null, device }, new Date())
    ).conversations.map(({ title }) => title)

  it('is searched by title and by what was asked, every word, whatever they hold', async () => {
    const { client, id } = await makePerson(supabase)
    await makeConversation(
      supabase,
      { user: id },
      { title: 'Deposit 100%_환급', question: '집주인이 이사를' },
    )
    await makeConversation(
      supabase,
      { user: id },
      { title: '해고', question: '문자로 해고 통보를' },
    )
    expect(await titles(client, 'deposit')).toEqual(['Deposit 100%_환급'])
    expect(await titles(client, '이사 DEPOSIT')).toEqual(['Deposit 100%_환급'])
    expect(await titles(client, '이사 해고')).toEqual([])
    expect(await titles(client, '%_')).toEqual(['Deposit 100%_환급'])
    expect(await titles(client, '%')).toEqual(['Deposit 100%_환급'])
    // What the answer says was not asked.
    expect(await titles(client, 'disclaimer')).toEqual([])
    expect(await titles(client, "' or 1=1 --")).toEqual([])
  })

  it('comes in pages, pinned ones first, each conversation once', async () => {
    const { client, id } = await makePerson(supabase)
    await supabase.sql`insert into conversations (user_id, title, locale, updated_at, pinned_at)
      select ${id}, n::text, 'ko', now() - make_interval(mins => n / 3),
        case when n in (7, 900) then now() end from generate_series(1, 1000) n`
    const seen: string[] = []
    let next: string | null = null
    let pages = 0
    do {
      const after = next === null ? null : readCursor(next)
      const page = await readConversationList(client, { query: '', after }, new Date())
      seen.push(...page.conversations.map(({ title }) => title))
      next = page.next
      pages++
    } while (next !== null)
    expect(seen.slice(0, 2)).toEqual(['7', '900'])
    expect(new Set(seen).size).toBe(1000)
    expect([seen.length, pages]).toEqual([1000, 25])
  })

  it('of a device is the server’s alone to ask for', async () => {
    const device = randomBytes(32).toString('base64url')
    await makeConversation(supabase, { device }, { title: '손님' })
    expect(await titles(supabase.admin(), '', device)).toEqual(['손님'])
    expect(await titles(supabase.admin(), '')).toEqual([])
    expect(await titles(owner.client, '', device)).toEqual([])
    expect(await titles(supabase.visitor(), '', device).catch(() => [])).toEqual([])
  })

  it('is renamed and pinned by its owner', async () => {
    const { id } = await makeConversation(supabase, { user: owner.id })
    const at = new Date('2026-11-21T00:00:00Z')
    expect(await renameConversation(owner.client, id, '새 이름')).toEqual({ ok: true })
    expect(await pinConversation(owner.client, id, at)).toEqual({ ok: true })
    expect(await titleOf(id)).toEqual({ title: '새 이름', pinned_at: at })
    expect(await pinConversation(owner.client, id, null)).toEqual({ ok: true })
    expect(await titleOf(id)).toMatchObject({ pinned_at: null })
    expect(await renameConversation(owner.client, id, '가'.repeat(121))).toMatchObject({
      ok: false,
    })
    expect((await readForExport(owner.client, id))?.messages).toHaveLength(4)
  })
})
