/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import {
  readEditablePost,
  readFeedPosts,
  readListedPosts,
  readPost,
  readPostAddresses,
  readPosts,
} from '@/lib/content/data'
import { deletePost, publishPost, savePost } from '@/lib/content/mutations'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf, postInput } from '@/tests/factories/blog'

let supabase: SupabaseProcess
let editor: SupabaseClient
beforeAll(async () => {
  supabase = await startSupabase()
  editor = await personOf(supabase, 'supervisor')
})
afterAll(() => supabase.stop())
beforeEach(() => supabase.sql`truncate public.posts cascade`)

const text = (title: string) => ({ title, excerpt: '', body: '본문입니다.' })

async function published(id: string, day: number, changed = {}) {
  expect(await savePost(editor, postInput(id, changed))).toMatchObject({ ok: true })
  expect(await publishPost(editor, id, true)).toEqual({ ok: true })
  await supabase.sql`update public.posts
    set published_at = timestamptz '2026-01-01 00:00Z' + ${day} * interval '1 day' where id = ${id}`
}

describe('the list', () => {
  it('comes in pages of ten, newest first', async () => {
    for (let day = 1; day <= 12; day++) await published(`post-${day}`, day)
    const db = supabase.visitor()
    const first = await readPosts(db, 'ko', { category: null, page: 1 })
    const second = await readPosts(db, 'ko', { category: null, page: 2 })
    expect(first.total).toBe(12)
    expect(first.posts.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => `post-${12 - index}`),
    )
    expect(second.posts.map(({ id }) => id)).toEqual(['post-2', 'post-1'])
    expect((await readPosts(db, 'ko', { category: null, page: 3 })).posts).toEqual([])
  })

  it('keeps to a topic', async () => {
    await published('one-guide', 1)
    await published('one-on-ai', 2, { category: 'ai' })
    const { posts, total } = await readPosts(supabase.visitor(), 'ko', { category: 'ai', page: 1 })
    expect([total, posts[0]?.id, posts[0]?.category]).toEqual([1, 'one-on-ai', 'ai'])
  })

  it('shows each post in the reader’s language, or in its first', async () => {
    await published('both-tongues', 2, { texts: { ko: text('둘'), en: text('Both') } })
    await published('only-korean', 1, { texts: { ko: text('하나') } })
    const { posts } = await readPosts(supabase.visitor(), 'en', { category: null, page: 1 })
    expect(posts.map(({ locale, title }) => [locale, title])).toEqual([
      ['en', 'Both'],
      ['ko', '하나'],
    ])
    const feed = await readFeedPosts(supabase.visitor(), 'en')
    expect(feed.map(({ title }) => title)).toEqual(['Both'])
  })
})

it('leads from post to post, and names the languages', async () => {
  await published('the-first', 1)
  await published('the-second', 2, { texts: { en: text('Second'), ko: text('둘째') } })
  await published('the-third', 3)
  const post = await readPost(supabase.visitor(), 'the-second', 'ja')
  expect(post).toMatchObject({
    locale: 'ko',
    locales: ['ko', 'en'],
    earlier: { id: 'the-first' },
    later: { id: 'the-third' },
    minutes: 1,
  })
  const ends = await readPost(supabase.visitor(), 'the-third', 'ko')
  expect([ends?.earlier?.id, ends?.later]).toEqual(['the-second', null])
  const addresses = await readPostAddresses(supabase.visitor())
  expect(addresses.map(({ id, locales }) => [id, locales])).toEqual([
    ['the-third', ['ko']],
    ['the-second', ['ko', 'en']],
    ['the-first', ['ko']],
  ])
})

describe('saving', () => {
  it('makes the excerpt that nobody wrote, and drops a language taken out', async () => {
    const made = await savePost(
      editor,
      postInput('two-texts', { texts: { ko: text('제목'), en: text('Title') } }),
    )
    if (!made.ok) throw new Error(made.reason)
    const opened = await readEditablePost(editor, 'two-texts')
    expect(opened?.texts.ko?.excerpt).toBe('본문입니다.')
    await savePost(
      editor,
      postInput('two-texts', {
        current: 'two-texts',
        base: made.updatedAt,
        texts: { en: text('Title') },
      }),
    )
    expect(Object.keys((await readEditablePost(editor, 'two-texts'))?.texts ?? {})).toEqual(['en'])
  })

  it('refuses what is based on an older version', async () => {
    const made = await savePost(editor, postInput('shared'))
    if (!made.ok) throw new Error(made.reason)
    const mine = postInput('shared', { current: 'shared', base: made.updatedAt, author: '나' })
    expect(await savePost(editor, mine)).toMatchObject({ ok: true })
    const theirs = { ...mine, author: '너' }
    expect(await savePost(editor, theirs)).toEqual({ ok: false, reason: 'conflict' })
    expect((await readEditablePost(editor, 'shared'))?.author).toBe('나')
  })

  it('takes an address once, and keeps that of a published post', async () => {
    const made = await savePost(editor, postInput('the-address'))
    if (!made.ok) throw new Error(made.reason)
    expect(await savePost(editor, postInput('the-address'))).toEqual({ ok: false, reason: 'taken' })
    const moved = postInput('new-address', { current: 'the-address', base: made.updatedAt })
    const renamed = await savePost(editor, moved)
    if (!renamed.ok) throw new Error(renamed.reason)
    expect(await readEditablePost(editor, 'the-address')).toBeNull()
    await publishPost(editor, 'new-address', true)
    const again = postInput('third-address', { current: 'new-address', base: renamed.updatedAt })
    expect(await savePost(editor, again)).toEqual({ ok: false, reason: 'fixed' })
  })

  it('says when the post has been deleted', async () => {
    const made = await savePost(editor, postInput('short-lived'))
    if (!made.ok) throw new Error(made.reason)
    expect(await deletePost(editor, 'short-lived')).toEqual({ ok: true })
    const late = postInput('short-lived', { current: 'short-lived', base: made.updatedAt })
    expect(await savePost(editor, late)).toEqual({ ok: false, reason: 'missing' })
    expect(await deletePost(editor, 'short-lived')).toEqual({ ok: false, reason: 'missing' })
  })
})

describe('publishing', () => {
  it('needs a text in every language of the post', async () => {
    await savePost(editor, postInput('half-done', { texts: { ko: { ...text('반'), body: ' ' } } }))
    expect(await publishPost(editor, 'half-done', true)).toEqual({
      ok: false,
      reason: 'incomplete',
    })
    expect(await publishPost(editor, 'no-such-post', true)).toEqual({
      ok: false,
      reason: 'missing',
    })
  })

  it('keeps its first day when it is taken back and shown again', async () => {
    await published('now-and-then', 5)
    await publishPost(editor, 'now-and-then', false)
    expect(await readPost(supabase.visitor(), 'now-and-then', 'ko')).toBeNull()
    expect((await readListedPosts(editor))[0]).toMatchObject({ status: 'draft' })
    await publishPost(editor, 'now-and-then', true)
    const post = await readPost(supabase.visitor(), 'now-and-then', 'ko')
    expect(post?.publishedAt).toMatch(/^2026-01-06T00:00:00/)
  })
})
