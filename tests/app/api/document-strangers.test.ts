/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import * as blocks from '@/app/api/documents/[id]/blocks/route'
import * as comment from '@/app/api/documents/[id]/comments/[comment]/route'
import * as comments from '@/app/api/documents/[id]/comments/route'
import * as content from '@/app/api/documents/[id]/content/route'
import * as copy from '@/app/api/documents/[id]/copy/route'
import * as exported from '@/app/api/documents/[id]/export/route'
import * as reading from '@/app/api/documents/[id]/reading/route'
import * as file from '@/app/api/documents/[id]/route'
import * as share from '@/app/api/documents/[id]/shares/[share]/route'
import * as shares from '@/app/api/documents/[id]/shares/route'
import * as version from '@/app/api/documents/[id]/versions/[no]/route'
import * as versions from '@/app/api/documents/[id]/versions/route'
import * as archive from '@/app/api/documents/archive/route'
import * as search from '@/app/api/documents/search/route'
import { makeWritten } from '@/lib/documents/editor/mutations'
import type { ContentJson } from '@/lib/documents/editor/schema'
import { addComment, shareDocument } from '@/lib/documents/sharing/mutations'
import type { ShareAccess } from '@/lib/documents/sharing/schema'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf } from '@/tests/factories/blog'

// Every address of a document, asked by who has no right to it.

let supabase: SupabaseProcess
let asking: SupabaseClient
let owner: SupabaseClient
let stranger: SupabaseClient
// Cookies exist only inside a request of Next; who asks is chosen here.
jest.mock('@/lib/supabase/clients', () => ({
  userClient: async () => asking,
  anonymousClient: () => supabase.visitor(),
}))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ 'user-agent': 'Jest', 'x-forwarded-for': '203.0.113.9' }),
}))

const words = '비밀유지의무'
const text = (own: string): ContentJson => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: own }] }],
})

let document: string
let thread: string
let link: string
/** Everything that could change of the document, as the database has it. */
let before: string

const state = async () => {
  const tables = [
    'documents',
    'document_contents',
    'document_versions',
    'document_comments',
    'document_shares',
  ]
  const rows = await Promise.all(
    tables.map(
      (table) => supabase.sql`select to_jsonb(row) as row from ${supabase.sql(table)} row
        where to_jsonb(row) ->> ${table === 'documents' ? 'id' : 'document_id'} = ${document} order by 1`,
    ),
  )
  const jobs = await supabase.sql`select kind from jobs where subject = ${document} order by 1`
  return JSON.stringify([rows, jobs])
}
const linkTo = async (access: ShareAccess) => {
  const made = await shareDocument(owner, document, { access, days: null })
  if (!made) throw new Error('no link')
  return made
}

beforeAll(async () => {
  supabase = await startSupabase()
  owner = await personOf(supabase, 'user')
  stranger = await personOf(supabase, 'admin')
  const id = (await owner.auth.getUser()).data.user?.id ?? ''
  const draft = { name: '초안', folder: null, category: 'contracts', reason: 'made' } as const
  const allowed = { documents: 1000, documentBytes: 1e9 }
  const made = await makeWritten(supabase.admin(), id, { ...draft, content: text(words) }, allowed)
  if (!made.ok) throw new Error(made.reason)
  document = made.document.id
  thread = (await addComment(owner, document, { body: '확인', quote: '비밀', position: 1 })) ?? ''
  link = (await linkTo('view')).id
  before = await state()
})
afterAll(() => supabase.stop())

type Handler = (request: Request, context: never) => Promise<Response>
type Call = { name: string; handler: Handler; method?: string; body?: unknown; query?: string }

const calls: Call[] = [
  { name: 'the file', handler: file.GET },
  { name: 'deleting it', handler: file.DELETE, method: 'DELETE' },
  { name: 'the content', handler: content.GET },
  {
    name: 'saving',
    handler: content.PUT,
    method: 'PUT',
    body: { rev: 1, content: text('고침') },
  },
  { name: 'an export', handler: exported.GET, query: '?format=md' },
  { name: 'the state of its reading', handler: reading.GET },
  { name: 'reading it again', handler: reading.POST, method: 'POST', body: { ask: 'again' } },
  {
    name: 'breaking its reading off',
    handler: reading.POST,
    method: 'POST',
    body: { ask: 'cancel' },
  },
  {
    name: 'a password',
    handler: reading.POST,
    method: 'POST',
    body: { ask: 'unlock', password: 'x' },
  },
  { name: 'a copy', handler: copy.POST, method: 'POST' },
  { name: 'its versions', handler: versions.GET },
  {
    name: 'taking a version back',
    handler: versions.POST,
    method: 'POST',
    body: { no: 1, rev: 1 },
  },
  { name: 'a version', handler: version.GET },
  {
    name: 'naming a version',
    handler: version.PATCH,
    method: 'PATCH',
    body: { name: '이름', note: '' },
  },
  {
    name: 'a comment',
    handler: comments.POST,
    method: 'POST',
    body: { body: '끼어들기', quote: '비밀', position: 1 },
  },
  { name: 'closing a thread', handler: comment.PATCH, method: 'PATCH', body: { resolved: true } },
  { name: 'deleting a comment', handler: comment.DELETE, method: 'DELETE' },
  {
    name: 'a link of one’s own to it',
    handler: shares.POST,
    method: 'POST',
    body: { access: 'edit', days: null },
  },
  { name: 'ending a link', handler: share.DELETE, method: 'DELETE' },
]

const ask = ({ handler, method = 'GET', body, query = '' }: Call, token?: string) => {
  const mark = token ? `${query ? '&' : '?'}share=${token}` : ''
  const request = new Request(`http://localhost:3000/api/documents/${document}${query}${mark}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const params = Promise.resolve({ id: document, no: '1', comment: thread, share: link })
  return handler(request, { params } as never)
}

it.each(calls)(
  '$name is closed to visitors, and to others as if nothing were there',
  async (call) => {
    asking = supabase.visitor()
    expect((await ask(call)).status).toBe(401)
    asking = stranger
    // A request that is no such request is refused before it is looked up; neither tells that the document is there.
    const refused = await ask(call)
    expect(refused.status).toBe(404)
    expect(await refused.text()).not.toContain(words)
    expect(await state()).toBe(before)
  },
)

it.each([
  ['its blocks', blocks.GET, ''],
  ['its links', shares.GET, ''],
  ['the state of a copy', copy.GET, ''],
] as const)('%s are an empty list to others', async (_, handler, query) => {
  asking = supabase.visitor()
  const call = { name: '', handler: handler as Handler, query }
  expect((await ask(call)).status).toBe(401)
  asking = stranger
  const { data } = await (await ask(call)).json()
  expect(JSON.stringify(data)).not.toMatch(/[가-힣]|[0-9a-f]{8}-/)
})

it('comments are not read without a link', async () => {
  for (const person of [supabase.visitor(), stranger]) {
    asking = person
    expect((await ask({ name: '', handler: comments.GET })).status).toBe(404)
  }
})

it('an archive and a search hold nothing of others', async () => {
  asking = stranger
  const at = 'http://localhost:3000/api/documents'
  expect((await archive.GET(new Request(`${at}/archive?ids=${document}`))).status).toBe(404)
  const found = await (
    await search.GET(new Request(`${at}/search?q=${encodeURIComponent(words)}`))
  ).json()
  expect(found.data.hits).toEqual([])
})

it('a link to read opens nothing else, whoever holds it', async () => {
  const { token } = await linkTo('view')
  before = await state()
  asking = stranger
  for (const call of calls) {
    const answer = await ask(call, token)
    expect([call.name, answer.status]).toEqual([call.name, 404])
  }
  expect(await state()).toBe(before)
  // What it is there for.
  expect((await ask({ name: '', handler: comments.GET }, token)).status).toBe(200)
})
