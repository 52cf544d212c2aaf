/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { readCover, readEditablePost, readPost, readPosts } from '@/lib/content/data'
import { addCover, deletePost, publishPost, savePost } from '@/lib/content/mutations'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf, postInput } from '@/tests/factories/blog'

let supabase: SupabaseProcess
let editor: SupabaseClient
let user: SupabaseClient
let visitor: SupabaseClient

beforeAll(async () => {
  supabase = await startSupabase()
  editor = await personOf(supabase, 'supervisor')
  user = await personOf(supabase, 'user')
  visitor = supabase.visitor()
  await savePost(editor, postInput('a-draft'))
  await savePost(editor, postInput('in-public'))
  await publishPost(editor, 'in-public', true)
})
afterAll(() => supabase.stop())

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

describe.each([
  ['a visitor', () => visitor],
  ['a user', () => user],
])('%s', (_, who) => {
  it('saves nothing', async () => {
    expect(await savePost(who(), postInput('not-mine'))).toEqual({ ok: false, reason: 'forbidden' })
    expect(await readEditablePost(editor, 'not-mine')).toBeNull()
  })

  it('changes nothing, by whatever way', async () => {
    const known = await readEditablePost(editor, 'in-public')
    const stolen = postInput('in-public', {
      current: 'in-public',
      base: known?.updatedAt ?? null,
      author: '남',
    })
    expect((await savePost(who(), stolen)).ok).toBe(false)
    await who().from('posts').update({ author: '남' }).eq('id', 'in-public')
    await who().from('post_texts').update({ title: '남' }).eq('post_id', 'in-public')
    await who().from('posts').insert({ id: 'not-mine', category: 'ai', author: '남' })
    await who().from('post_texts').insert({
      post_id: 'in-public',
      locale: 'en',
      title: 'x',
      excerpt: '',
      body: 'x',
      read_minutes: 1,
    })
    expect(await readEditablePost(editor, 'in-public')).toEqual(known)
    expect(await readEditablePost(editor, 'not-mine')).toBeNull()
  })

  it('publishes, takes back and deletes nothing', async () => {
    expect((await publishPost(who(), 'a-draft', true)).ok).toBe(false)
    expect((await publishPost(who(), 'in-public', false)).ok).toBe(false)
    expect((await deletePost(who(), 'in-public')).ok).toBe(false)
    expect((await readEditablePost(editor, 'a-draft'))?.status).toBe('draft')
    expect((await readEditablePost(editor, 'in-public'))?.status).toBe('published')
  })

  it('sees what is published, and no draft nor its words', async () => {
    expect((await readPost(who(), 'in-public', 'ko'))?.title).toBe('제목 in-public')
    expect(await readPost(who(), 'a-draft', 'ko')).toBeNull()
    expect((await who().from('posts').select('id')).data).toEqual([{ id: 'in-public' }])
    expect((await who().from('post_texts').select('post_id')).data).toEqual([
      { post_id: 'in-public' },
    ])
  })

  it('sees nothing before its day', async () => {
    await savePost(editor, postInput('tomorrow-s'))
    await publishPost(editor, 'tomorrow-s', true)
    await supabase.sql`
      update public.posts set published_at = now() + interval '1 day' where id = 'tomorrow-s'`
    expect(await readPost(who(), 'tomorrow-s', 'ko')).toBeNull()
    expect((await readPosts(who(), 'ko', { category: null, page: 1 })).total).toBe(1)
    await deletePost(editor, 'tomorrow-s')
  })

  it('adds no cover and does not know what was brought by the house', async () => {
    expect(await addCover(who(), png, 'png')).toMatchObject({ ok: false })
    expect((await who().from('house_posts').select()).error).not.toBeNull()
  })
})

it('lets an editor add a cover, and everybody see it', async () => {
  const kept = await addCover(editor, png, 'png')
  if (!kept.ok) throw new Error(kept.reason)
  const shown = await readCover(visitor, kept.key)
  expect(new Uint8Array((await shown?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(png)
  expect(await readCover(visitor, '3b241101-e2bb-4255-8caf-4136c566a962.png')).toBeNull()
})
