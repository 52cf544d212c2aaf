/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import * as actions from '@/lib/content/actions'
import { readEditablePost } from '@/lib/content/data'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf, postInput } from '@/tests/factories/blog'

let asking: SupabaseClient
const freed = jest.fn()
// Cookies exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({ userClient: async () => asking }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.7' }),
}))
jest.mock('next/cache', () => ({ updateTag: (tag: string) => freed(tag) }))

let supabase: SupabaseProcess
let editor: SupabaseClient
let user: SupabaseClient
beforeAll(async () => {
  supabase = await startSupabase()
  editor = await personOf(supabase, 'admin')
  user = await personOf(supabase, 'user')
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  freed.mockClear()
  await supabase.sql`truncate public.posts cascade`
  asking = editor
  expect(await actions.save(postInput('a-post'))).toMatchObject({ ok: true, id: 'a-post' })
})

async function saveAgain() {
  const known = await readEditablePost(editor, 'a-post')
  const base = known?.updatedAt ?? null
  return actions.save(postInput('a-post', { current: 'a-post', base }))
}

const every = [
  ['save', saveAgain],
  ['publish', () => actions.publish('a-post')],
  ['unpublish', () => actions.unpublish('a-post')],
  ['remove', () => actions.remove('a-post')],
] as const

describe.each(every)('%s', (_, act) => {
  it('asks who is there', async () => {
    freed.mockClear()
    asking = supabase.visitor()
    expect(await act()).toEqual({ ok: false, reason: 'unauthorized' })
    asking = user
    expect(await act()).toEqual({ ok: false, reason: 'forbidden' })
    expect(freed).not.toHaveBeenCalled()
    expect((await readEditablePost(editor, 'a-post'))?.status).toBe('draft')
  })

  it('works for who may, and lets the kept pages go', async () => {
    expect(await actions.publish('a-post')).toEqual({ ok: true })
    freed.mockClear()
    expect(await act()).toMatchObject({ ok: true })
    expect(freed).toHaveBeenCalledTimes(1)
    expect(freed).toHaveBeenCalledWith('posts')
  })
})

it('saves a draft without a word to the pages that show posts', async () => {
  expect(await saveAgain()).toMatchObject({ ok: true, status: 'draft' })
  expect(freed).not.toHaveBeenCalled()
})

it('names the fields that are wrong', async () => {
  const wrong = {
    ...postInput('Big Letters'),
    author: ' ',
    texts: { ko: { title: '', excerpt: 'x'.repeat(401), body: '' } },
  }
  expect(await actions.save(wrong)).toEqual({
    ok: false,
    reason: 'validation',
    fields: {
      id: 'badId',
      author: 'required',
      'texts.ko.title': 'required',
      'texts.ko.excerpt': 'tooLong',
    },
  })
  expect(await actions.save({ ...postInput('no-text'), texts: {} })).toMatchObject({
    fields: { texts: 'noText' },
  })
  expect(await actions.save(null)).toMatchObject({ ok: false, reason: 'validation' })
})

it('takes nothing for a post that is none', async () => {
  for (const id of [null, 7, '', '../x', 'no-such-post']) {
    expect(await actions.publish(id)).toEqual({ ok: false, reason: 'missing' })
  }
})
