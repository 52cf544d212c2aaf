/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { readWritten } from '@/lib/documents/editor/data'
import { makeWritten, saveContent } from '@/lib/documents/editor/mutations'
import type { ContentJson } from '@/lib/documents/editor/schema'
import { openShared, readComments, readShares } from '@/lib/documents/sharing/data'
import {
  addComment,
  deleteComment,
  resolveComment,
  revokeShare,
  shareDocument,
} from '@/lib/documents/sharing/mutations'
import type { ShareAccess } from '@/lib/documents/sharing/schema'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf } from '@/tests/factories/blog'

let supabase: SupabaseProcess
let owner: SupabaseClient
let other: SupabaseClient
let visitor: SupabaseClient
let document: string

const text = (words: string): ContentJson => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
async function link(access: ShareAccess, days: number | null = null) {
  const share = await shareDocument(owner, document, { access, days })
  if (!share) throw new Error('no link')
  return share
}
const note = { body: '확인 바랍니다', quote: '대금', position: 3 }

beforeAll(async () => {
  supabase = await startSupabase()
  owner = await personOf(supabase, 'user')
  other = await personOf(supabase, 'admin')
  visitor = supabase.visitor()
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  const id = (await owner.auth.getUser()).data.user?.id ?? ''
  const file = { name: '초안', folder: null, category: 'contracts', reason: 'made' } as const
  const allowed = { documents: 1000, documentBytes: 1e9 }
  const made = await makeWritten(supabase.admin(), id, { ...file, content: text('대금') }, allowed)
  if (!made.ok) throw new Error(made.reason)
  document = made.document.id
})

it.each([
  ['view', false, false],
  ['comment', true, false],
  ['edit', true, true],
] as const)('a link to %s lets others do that and no more', async (access, comments, writes) => {
  const { token } = await link(access)
  expect(await openShared(other, token)).toMatchObject({
    name: '초안',
    access,
    content: text('대금'),
  })
  expect(await readComments(other, document, token)).toEqual([])
  expect((await addComment(other, document, note, token)) !== null).toBe(comments)
  const saved = await saveContent(other, document, { rev: 1, content: text('고침') }, token)
  expect(saved?.outcome).toBe(writes ? 'ok' : undefined)
  expect((await readWritten(owner, document))?.rev).toBe(writes ? 2 : 1)
})

it('whoever is not signed in reads, whatever the link allows', async () => {
  const { token } = await link('edit')
  expect(await openShared(visitor, token)).toMatchObject({ access: 'view' })
  expect(await addComment(visitor, document, note, token).catch(() => null)).toBeNull()
  const save = saveContent(visitor, document, { rev: 1, content: text('x') }, token)
  expect(await save.catch(() => null)).toBeNull()
})

it('without a link, with that of another document, or with one that ended, nobody does anything', async () => {
  const stale = await link('edit')
  expect(await revokeShare(other, stale.id)).toBe(false)
  expect(await revokeShare(owner, stale.id)).toBe(true)
  expect(await revokeShare(owner, stale.id)).toBe(false)
  const expired = await link('edit', 1)
  await supabase.sql`update document_shares set expires_at = now() - interval '1 minute' where id = ${expired.id}`
  for (const token of [undefined, stale.token, expired.token, 'a'.repeat(22)]) {
    for (const person of [other, visitor]) {
      if (token) expect(await openShared(person, token)).toBeNull()
      expect(await readComments(person, document, token)).toBeNull()
      expect(await addComment(person, document, note, token).catch(() => null)).toBeNull()
      const save = saveContent(person, document, { rev: 1, content: text('x') }, token)
      expect(await save.catch(() => null)).toBeNull()
      expect(await readShares(person, document).catch(() => [])).toEqual([])
      expect(
        await shareDocument(person, document, { access: 'edit', days: null }).catch(() => null),
      ).toBeNull()
    }
  }
})

it('threads are answered, marked as done, opened again and deleted', async () => {
  const { token } = await link('comment')
  const first = (await addComment(other, document, note, token)) ?? ''
  await addComment(owner, document, { body: '고쳤습니다', thread: first })
  expect(await resolveComment(other, first, true, token)).toBe(true)
  expect(await readComments(owner, document)).toMatchObject([
    { id: first, quote: '대금', thread_id: null, is_own: false, resolved_at: expect.any(String) },
    { body: '고쳤습니다', thread_id: first, is_own: true },
  ])
  expect(await resolveComment(owner, first, false)).toBe(true)
  expect(await resolveComment(other, first, true)).toBe(false)
  expect(await deleteComment(visitor, first, token).catch(() => false)).toBe(false)
  expect(await deleteComment(owner, first)).toBe(true)
  expect(await readComments(owner, document)).toEqual([])
})

it('others delete their own comments alone', async () => {
  const { token } = await link('comment')
  const mine = (await addComment(owner, document, note)) ?? ''
  const theirs = (await addComment(other, document, note, token)) ?? ''
  expect(await deleteComment(other, mine, token)).toBe(false)
  expect(await deleteComment(other, theirs, token)).toBe(true)
})

it('a link ends at its day, and a document’s links go with it', async () => {
  const { expires_at } = await link('view', 7)
  const days = (Date.parse(expires_at ?? '') - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(7)
  expect((await link('view')).expires_at).toBeNull()
  await owner.from('documents').delete().eq('id', document)
  expect(
    await supabase.sql`select from document_shares where document_id = ${document}`,
  ).toHaveLength(0)
})

it('what lies in the trash for thirty days is deleted', async () => {
  const trash = (at: string) =>
    supabase.sql`update documents set trashed_at = ${at}::timestamptz where id = ${document}`
  const clean = () =>
    supabase.admin().rpc('delete_trashed_documents', { p_now: '2026-07-31T00:00:00Z' })
  await trash('2026-07-02T00:00:00Z')
  expect((await clean()).data).toBe(0)
  await trash('2026-06-30T00:00:00Z')
  expect(
    (await owner.rpc('delete_trashed_documents', { p_now: '2099-01-01' })).error,
  ).not.toBeNull()
  expect((await clean()).data).toBe(1)
  expect(await readWritten(owner, document)).toBeNull()
})
