/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import {
  readConversationList,
  readForExport,
  readRatings,
  readShared,
  readShares,
} from '@/lib/chat/conversations/data'
import {
  deleteConversation,
  pinConversation,
  rateMessage,
  renameConversation,
  revokeShare,
  shareConversation,
} from '@/lib/chat/conversations/mutations'
import type { ShareResult } from '@/lib/chat/conversations/types'
import type { UserDb } from '@/lib/supabase/types'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makeConversation } from '@/tests/factories/conversation'
import { makePerson, type Person } from '@/tests/factories/person'

let supabase: SupabaseProcess
let owner: Person
let strangers: Record<'anonymous' | 'user' | 'admin', UserDb>

beforeAll(async () => {
  supabase = await startSupabase()
  owner = await makePerson(supabase)
  strangers = {
    anonymous: supabase.visitor(),
    user: (await makePerson(supabase)).client,
    admin: (await makePerson(supabase, 'admin')).client,
  }
})
afterAll(() => supabase.stop())

const own = (more = {}) => makeConversation(supabase, { user: owner.id }, more)
const tokenOf = (made: ShareResult): string => {
  if (!made.ok) throw new Error(made.reason)
  return made.share.token
}
const shared = (token: string) => readShared(supabase.visitor(), token)
const titleOf = async (id: string) =>
  (await supabase.sql`select title, pinned_at from conversations where id = ${id}`)[0]
const refused = <T>(work: Promise<T>) => work.catch(() => null)
const who = ['anonymous', 'user', 'admin'] as const

describe('a link', () => {
  it('shows everybody the conversation up to its answer, and nothing of whose it is', async () => {
    const { id, answers } = await own()
    const made = await shareConversation(owner.client, id, answers[0] ?? '')
    const token = tokenOf(made)
    expect(token).toMatch(/^[\w-]{22}$/)
    for (const client of [strangers.anonymous, strangers.user, owner.client]) {
      const read = await readShared(client, token)
      expect(read?.title).toBe('보증금')
      expect(read?.messages.map((each) => [each.id, each.role, each.state])).toEqual([
        ['message-0', 'user', 'done'],
        ['message-1', 'assistant', 'done'],
      ])
    }
    const { data } = await supabase.visitor().rpc('read_shared', { p_token: token })
    expect(Object.keys(data).sort()).toEqual(['created_at', 'messages', 'title'])
    for (const secret of [owner.id, owner.email, id, ...answers]) {
      expect(JSON.stringify(data)).not.toContain(secret)
    }
  })

  it('is made once for each answer; the last where none is named', async () => {
    const { id, answers } = await own()
    const first = tokenOf(await shareConversation(owner.client, id, answers[0] ?? ''))
    expect(tokenOf(await shareConversation(owner.client, id, answers[0] ?? ''))).toBe(first)
    const whole = tokenOf(await shareConversation(owner.client, id, null))
    expect(whole).not.toBe(first)
    expect(tokenOf(await shareConversation(owner.client, id, answers[1] ?? ''))).toBe(whole)
    const shares = await readShares(owner.client, id)
    expect(shares.map(({ token, questions }) => [token, questions])).toEqual([
      [whole, 2],
      [first, 1],
    ])
    const at = await Promise.all(
      Array.from({ length: 5 }, () => shareConversation(owner.client, id, null)),
    )
    expect(new Set(at.map(tokenOf))).toEqual(new Set([whole]))
  })

  it('never shows what was said later, nor a title that was given later', async () => {
    const { id } = await own({ turns: 1 })
    const token = tokenOf(await shareConversation(owner.client, id, null))
    await supabase.sql`insert into messages (conversation_id, position, role, parts) values
      (${id}, 2, 'user', '[{"kind":"question","text":"later"}]')`
    await renameConversation(owner.client, id, '나중 이름')
    const read = await shared(token)
    expect(read?.messages).toHaveLength(2)
    expect(read?.title).toBe('보증금')
  })

  it('ends when what it shows is asked differently or answered anew', async () => {
    const { id, answers } = await own()
    const [first, second] = [
      tokenOf(await shareConversation(owner.client, id, answers[0] ?? '')),
      tokenOf(await shareConversation(owner.client, id, answers[1] ?? '')),
    ]
    const again = await supabase.admin().rpc('begin_answer', {
      p_user: owner.id,
      p_device: null,
      p_conversation: id,
      p_from: 3,
      p_question: null,
      p_start: {},
      p_most: 5,
    })
    expect(again.data).toMatchObject({ outcome: 'ok' })
    expect(await shared(second)).toBeNull()
    expect((await shared(first))?.messages).toHaveLength(2)
    // What is being written is not shared: the link is that of the last whole answer.
    expect(tokenOf(await shareConversation(owner.client, id, null))).toBe(first)
  })

  it('is nothing once revoked, and another one is another', async () => {
    const { id } = await own()
    const token = tokenOf(await shareConversation(owner.client, id, null))
    expect(await revokeShare(owner.client, token)).toEqual({ ok: true })
    expect(await shared(token)).toBeNull()
    expect(await readShares(owner.client, id)).toEqual([])
    expect(await revokeShare(owner.client, token)).toEqual({ ok: false, reason: 'missing' })
    const next = tokenOf(await shareConversation(owner.client, id, null))
    expect(next).not.toBe(token)
    expect(await shared(token)).toBeNull()
  })

  it('goes with its conversation, and sleeps while the account is disabled', async () => {
    const { id } = await own()
    const token = tokenOf(await shareConversation(owner.client, id, null))
    await supabase.sql`update profiles set disabled_at = now() where id = ${owner.id}`
    expect(await shared(token)).toBeNull()
    await supabase.sql`update profiles set disabled_at = null where id = ${owner.id}`
    expect(await shared(token)).not.toBeNull()
    expect(await deleteConversation(owner.client, id)).toEqual({ ok: true })
    expect(await shared(token)).toBeNull()
  })

  it('cannot be guessed', async () => {
    for (const token of [
      '',
      "' or true --",
      '%',
      '_'.repeat(22),
      randomBytes(16).toString('base64url'),
    ]) {
      expect(await shared(token)).toBeNull()
    }
  })

  it('is not made of an answer that is being written or has failed, nor of a question', async () => {
    for (const state of ['writing', 'failed']) {
      const { id, answers } = await own({ turns: 1, state })
      for (const message of [null, answers[0] ?? '']) {
        expect(await shareConversation(owner.client, id, message)).toMatchObject({ ok: false })
      }
    }
    const { id } = await own()
    const [question] =
      await supabase.sql`select id from messages where conversation_id = ${id} and position = 0`
    expect(await shareConversation(owner.client, id, String(question?.id))).toMatchObject({
      ok: false,
    })
  })
})

describe.each(who)('another one (%s)', (name) => {
  it('shares, revokes and lists no link', async () => {
    const { id, answers } = await own()
    const client = strangers[name]
    for (const message of [null, answers[0] ?? '']) {
      expect(await shareConversation(client, id, message)).toMatchObject({ ok: false })
    }
    const token = tokenOf(await shareConversation(owner.client, id, null))
    expect(await revokeShare(client, token)).toMatchObject({ ok: false })
    expect((await refused(readShares(client, id))) ?? []).toEqual([])
    expect(await shared(token)).not.toBeNull()
  })

  it('shares no answer of this conversation as one of their own', async () => {
    if (name === 'anonymous') return
    const { answers } = await own()
    const [other] = await supabase.sql`insert into conversations (user_id, title, locale)
      select id, '남의 것', 'ko' from profiles where id <> ${owner.id} and role = ${name} limit 1
      returning id`
    const theirs = String(other?.id)
    expect(await shareConversation(strangers[name], theirs, answers[0] ?? '')).toMatchObject({
      ok: false,
    })
  })

  it('renames, pins and deletes nothing', async () => {
    const { id } = await own()
    const before = await titleOf(id)
    const client = strangers[name]
    expect(await renameConversation(client, id, '내 것')).toMatchObject({ ok: false })
    expect(await pinConversation(client, id, new Date())).toMatchObject({ ok: false })
    expect(await deleteConversation(client, id)).toMatchObject({ ok: false })
    expect(await titleOf(id)).toEqual(before)
  })

  it('reads no conversation, whole or in a list', async () => {
    const { id } = await own({ title: '비밀 하나' })
    const client = strangers[name]
    expect((await refused(readForExport(client, id))) ?? null).toBeNull()
    const list = await refused(
      readConversationList(client, { query: '비밀', after: null }, new Date()),
    )
    expect(list?.conversations ?? []).toEqual([])
  })

  it('says nothing of an answer', async () => {
    const { answers } = await own()
    const answer = answers[0] ?? ''
    await rateMessage(owner.client, answer, { rating: 'up' })
    const client = strangers[name]
    expect(await rateMessage(client, answer, { rating: null })).toMatchObject({ ok: false })
    const down = { rating: 'down', reasons: ['other'], note: 'x' } as const
    expect(
      await rateMessage(client, answer, { ...down, reasons: [...down.reasons] }),
    ).toMatchObject({ ok: false })
    expect((await refused(readRatings(client, [answer]))) ?? {}).toEqual({})
    expect(await readRatings(owner.client, [answer])).toEqual({ [answer]: 'up' })
  })
})

describe('feedback', () => {
  const rowOf = async (id: string) =>
    (
      await supabase.sql`select rating, reasons, note from message_feedback where message_id = ${id}`
    )[0]

  it('is one for each answer, is changed, and taken back', async () => {
    const { answers } = await own()
    const answer = answers[0] ?? ''
    await rateMessage(owner.client, answer, { rating: 'up' })
    const why = {
      rating: 'down',
      reasons: ['wrong-law', 'unclear'],
      note: '다른 법입니다.',
    } as const
    expect(await rateMessage(owner.client, answer, { ...why, reasons: [...why.reasons] })).toEqual({
      ok: true,
    })
    expect(await rowOf(answer)).toEqual(why)
    expect(await rateMessage(owner.client, answer, { rating: null })).toEqual({ ok: true })
    expect(await rowOf(answer)).toBeUndefined()
  })

  it('has reasons of a list and a note that ends, whoever sends it', async () => {
    const { id, answers } = await own()
    const send = async (more: Record<string, unknown>) =>
      (
        await owner.client.rpc('rate_message', {
          p_message: answers[0],
          p_rating: 'down',
          p_reasons: [],
          p_note: null,
          ...more,
        })
      ).error
    expect(await send({ p_rating: 'sideways' })).not.toBeNull()
    expect(await send({ p_reasons: ['because'] })).not.toBeNull()
    expect(await send({ p_note: 'x'.repeat(1001) })).not.toBeNull()
    expect(await send({ p_note: 'x'.repeat(1000) })).toBeNull()
    const [question] =
      await supabase.sql`select id from messages where conversation_id = ${id} and position = 0`
    expect(await rateMessage(owner.client, String(question?.id), { rating: 'up' })).toMatchObject({
      ok: false,
    })
  })
})
