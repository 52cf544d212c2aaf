/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { readPosts } from '@/lib/content/data'
import { publishPost, savePost } from '@/lib/content/mutations'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { postInput } from '@/tests/factories/blog'
import { makePerson, type Person } from '@/tests/factories/person'

// What somebody with a session does by the API itself, past the site.

let supabase: SupabaseProcess
let supervisor: Person
beforeAll(async () => {
  supabase = await startSupabase()
  supervisor = await makePerson(supabase, 'supervisor')
})
afterAll(() => supabase.stop())

const auditOf = async (id: string) =>
  (await supabase.sql`select action from audit_log where target_id = ${id} order by id`).map(
    ({ action }) => action,
  )

async function published(id: string) {
  await savePost(supervisor.client, postInput(id))
  await publishPost(supervisor.client, id, true)
  return id
}

describe('a supervisor', () => {
  it('rewrites no published text past the audit', async () => {
    const id = await published('kept-as-it-is')
    const rest = supervisor.client
    for (const answer of [
      await rest.from('post_texts').update({ body: '몰래' }).eq('post_id', id),
      await rest.from('posts').update({ author: '남' }).eq('id', id),
      await rest.from('posts').delete().eq('id', id),
    ]) {
      expect(answer.error?.code).toBe('42501')
    }
    expect(await auditOf(id)).toEqual(['post.written', 'post.published'])
    expect((await rest.rpc('delete_post', { p_id: id })).data).toBe(true)
    expect(await auditOf(id)).toEqual(['post.written', 'post.published', 'post.deleted'])
  })

  it('writes under nobody else’s id', async () => {
    const other = await makePerson(supabase)
    const post = { id: 'forged', category: 'legal', author: '남', author_id: other.id }
    expect((await supervisor.client.from('posts').insert(post)).error?.code).toBe('42501')
    await savePost(supervisor.client, postInput('signed'))
    const [row] = await supabase.sql`select author_id from posts where id = 'signed'`
    expect(row?.author_id).toBe(supervisor.id)
  })

  it.each(['-infinity', 'infinity', '0044-03-15', '9999-01-01'])(
    'takes the blog down with no day like %s',
    async (day) => {
      const id = await published(`day-${randomUUID().slice(0, 8)}`)
      const moved = await supervisor.client.from('posts').update({ published_at: day }).eq('id', id)
      expect(moved.error?.code).toBe('42501')
      // Not even a fault of the server's stores one.
      const stored = await supabase.admin().from('posts').update({ published_at: day }).eq('id', id)
      expect(stored.error?.code).toBe('23514')
      expect((await readPosts(supabase.visitor(), 'ko', { category: null, page: 1 })).total).toBe(
        (await supabase.sql`select from posts where status = 'published'`).length,
      )
    },
  )

  it.each([
    ['corpus.refreshStarted', 'corpus', null],
    ['invented.act', 'corpus', null],
    ['cache.emptied', 'cache', 'all'],
  ])('invents no act like %s', async (act, kind, target) => {
    const before = await supabase.sql`select from audit_log`
    const answer = await supervisor.client.rpc('record_act', { act, kind, target })
    expect(answer.error?.code).toBe('42501')
    expect(await supabase.sql`select from audit_log`).toHaveLength(before.length)
  })

  it('says of no reply that it was mailed', async () => {
    const answer = await supervisor.client
      .from('inquiry_replies')
      .update({ mailed_at: '-infinity' })
      .is('mailed_at', null)
    expect(answer.error?.code).toBe('42501')
  })
})

it.each([
  ['profiles', { marketing_agreed_at: '-infinity' }],
  ['profiles', { updated_at: 'infinity' }],
])('nobody stores a time in %s that a page cannot show: %j', async (table, change) => {
  const owner = await makePerson(supabase)
  const { error } = await owner.client.from(table).update(change).eq('id', owner.id)
  expect(error?.code).toBe('23514')
})

it('a visit is not written past the site', async () => {
  for (const client of [supabase.visitor(), supervisor.client]) {
    const visit = await client.from('page_visits').insert({ path: '/', locale: 'ko' })
    expect(visit.error?.code).toBe('42501')
  }
})

it.each(['\u202e', '\u2066', '\u200f'])(
  'no folder has a name that turns its direction: %j',
  async (turn) => {
    const owner = await makePerson(supabase)
    const name = `${turn}fdp.계약`
    const made = await owner.client.from('document_folders').insert({ name })
    expect(made.error?.code).toBe('23514')
    const plain = await owner.client
      .from('document_folders')
      .insert({ name: '계약' })
      .select('id')
      .single()
    expect(plain.error).toBeNull()
    const renamed = await owner.client
      .from('document_folders')
      .update({ name })
      .eq('id', plain.data?.id)
    expect(renamed.error?.code).toBe('23514')
  },
)
