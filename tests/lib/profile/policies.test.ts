/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { permissionsOf } from '@/lib/auth/roles'
import type { SessionUser } from '@/lib/auth/schema'
import { readDeletion, readOwnEvents, readProfile, readSessions } from '@/lib/profile/data'
import { accountSections, buildExport, exportFileName } from '@/lib/profile/export'
import {
  addDeletionRequest,
  endOwnSession,
  saveOwnProfile,
  saveSetting,
  withdrawDeletionRequest,
} from '@/lib/profile/mutations'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makeConversation } from '@/tests/factories/conversation'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let owner: Person
let others: { name: string; client: SupabaseClient }[]

beforeAll(async () => {
  supabase = await startSupabase()
  owner = await makePerson(supabase, 'user', { organization: 'court' })
  others = [
    { name: 'anonymous', client: supabase.visitor() },
    { name: 'user', client: (await makePerson(supabase)).client },
    { name: 'supervisor', client: (await makePerson(supabase, 'supervisor')).client },
    { name: 'admin', client: (await makePerson(supabase, 'admin')).client },
  ]
  await supabase.sql`insert into security_logs (user_id, event_type) values (${owner.id}, 'sign_in')`
  await owner.client.from('user_activity').insert({
    id: '00000000-0000-4000-8000-000000000001',
    activity_type: 'login',
  })
})
afterAll(() => supabase.stop())

const rowOf = async (id: string) => (await supabase.sql`select * from profiles where id = ${id}`)[0]
const names = ['anonymous', 'user', 'supervisor', 'admin'] as const
const clientOf = (name: string) => {
  const found = others.find((each) => each.name === name)
  if (!found) throw new Error(name)
  return found.client
}
const refused = <T>(work: Promise<T>) => work.catch(() => null)

describe.each(names)('another one (%s)', (name) => {
  it('changes no profile', async () => {
    const before = await rowOf(owner.id)
    const seen = (await readProfile(owner.client, owner.id))?.updatedAt ?? ''
    const now = new Date()
    const changes = {
      userType: 'personal',
      phone: '01000000000',
      organization: null,
      position: 'x',
      fax: null,
      language: 'en',
      marketingAgreedAt: null,
    } as const
    const client = clientOf(name)
    expect(await saveOwnProfile(client, owner.id, changes, { seen, now })).toMatchObject({
      ok: false,
    })
    expect(await saveSetting(client, owner.id, { language: 'zh' }, now)).toMatchObject({
      ok: false,
    })
    expect(await rowOf(owner.id)).toEqual(before)
  })

  it('ends no session, and withdraws no request', async () => {
    await addDeletionRequest(owner.client, null)
    const [session] = await readSessions(owner.client)
    const client = clientOf(name)
    expect(await endOwnSession(client, session?.id ?? '')).toMatchObject({ ok: false })
    expect(await withdrawDeletionRequest(client)).toMatchObject({ ok: false })
    expect(await readSessions(owner.client)).toHaveLength(1)
    expect(await readDeletion(owner.client, owner.id)).toMatchObject({ status: 'requested' })
  })

  it('asks for nobody else to be deleted', async () => {
    await withdrawDeletionRequest(owner.client)
    const { error } = await clientOf(name)
      .from('deletion_requests')
      .insert({ user_id: owner.id, reason: 'x' })
    expect(error?.code).toBe('42501')
    expect(await readDeletion(owner.client, owner.id)).not.toMatchObject({ status: 'requested' })
  })

  it('reads nothing of it', async () => {
    // An administrator may, and on pages of their own.
    if (name === 'admin') return
    const client = clientOf(name)
    expect(await refused(readProfile(client, owner.id))).toBeNull()
    expect((await refused(readDeletion(client, owner.id))) ?? null).toBeNull()
    expect((await refused(readOwnEvents(client, owner.id))) ?? []).toEqual([])
    const sessions = (await refused(readSessions(client))) ?? []
    const own = (await readSessions(owner.client)).map(({ id }) => id)
    expect(sessions.filter(({ id }) => own.includes(id))).toEqual([])
  })
})

it('nobody without a session asks to be deleted', async () => {
  expect(await addDeletionRequest(supabase.visitor(), null)).toEqual({
    ok: false,
    reason: 'failed',
  })
})

describe('the export', () => {
  const now = new Date('2026-11-20T16:00:00.000Z')
  const userOf = ({ id, email }: Person): SessionUser => ({
    id,
    email,
    role: 'user',
    permissions: permissionsOf('user'),
    isOwner: false,
    awaitsFactor: false,
    plan: 'free',
    createdAt: '',
  })

  it('holds everything of one person, and nothing of another', async () => {
    const stranger = await makePerson(supabase, 'supervisor')
    await supabase.sql`insert into posts (id, category, author_id, author, status, published_at)
      values ('own-post', 'legal', ${owner.id}, '홍길동', 'published', '2026-01-01'),
        ('their-post', 'legal', ${stranger.id}, '임꺽정', 'published', '2026-01-01')`
    await supabase.sql`insert into post_texts (post_id, locale, title, excerpt, body, read_minutes)
      values ('own-post', 'ko', '제목', '요약', '본문', 1)`
    await supabase.sql`insert into security_logs (user_id, event_type) values (${stranger.id}, 'sign_in')`
    const { id, answers } = await makeConversation(supabase, { user: owner.id }, { turns: 1 })
    await owner.client.rpc('rate_message', { p_message: answers[0], p_rating: 'down' })
    await owner.client.rpc('share_conversation', { p_conversation: id })
    const data = await buildExport(owner.client, userOf(owner), accountSections, now)
    expect(data).toMatchObject({
      exportedAt: '2026-11-20T16:00:00.000Z',
      account: { id: owner.id, email: owner.email },
      profile: [{ id: owner.id, organization: 'court' }],
      activity: [{ activity_type: 'login' }],
      securityLog: [{ event_type: 'sign_in' }],
      sessions: [{ isCurrent: true }],
      posts: [{ id: 'own-post', post_texts: [{ title: '제목', body: '본문' }] }],
      conversations: [
        {
          id,
          messages: [
            { role: 'user', message_feedback: null },
            { role: 'assistant', message_feedback: { rating: 'down' } },
          ],
          shared_conversations: [{ up_to: 1, revoked_at: null }],
        },
      ],
    })
    expect(JSON.stringify(data)).not.toContain(stranger.id)
    expect(JSON.stringify(data)).not.toMatch(/password|token/i)
    const theirs = await buildExport(stranger.client, userOf(owner), accountSections, now)
    expect(theirs).toMatchObject({
      profile: [],
      activity: [],
      securityLog: [],
      deletionRequests: [],
    })
  })

  it('leaves out no row, however many there are', async () => {
    const busy = await makePerson(supabase)
    await supabase.sql`insert into user_activity (id, user_id, user_email, activity_type)
      select gen_random_uuid(), ${busy.id}, 'busy@example.test', 'search' from generate_series(1, 2345)`
    const { activity } = await buildExport(busy.client, userOf(busy), accountSections, now)
    const ids = (activity as { id: string }[]).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2345)
  })

  it('takes the sections of other domains', async () => {
    const section = { name: 'chats', read: async () => ['hello'] }
    const data = await buildExport(owner.client, userOf(owner), [section], now)
    expect(data.chats).toEqual(['hello'])
  })

  it('is named by the Korean day', () => {
    expect(exportFileName(now)).toBe('beopdap-2026-11-21.json')
  })
})
