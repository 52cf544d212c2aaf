/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { z } from 'zod'
import { PUT } from '@/app/api/organization-templates/[id]/source/route'
import { GET } from '@/app/api/organization-templates/route'
import { POST } from '@/app/api/templates/[id]/document/route'
import { plainText } from '@/lib/documents/blocks/plain-text'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { setLogLevel } from '@/lib/log'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { makeOrganization } from '@/tests/factories/organization'
import { makePerson, type Person } from '@/tests/factories/person'
import { lockedAsAgile } from '@/tests/lib/documents/read/locked-office-file'
import { paragraph, run, wordFile } from '@/tests/lib/documents/read/word-file'
import { documentRoutes } from '@/worker/documents/routes'

// Files that templates are made from, read by the worker itself, and documents that are written from a version.

let supabase: SupabaseProcess
let asking: SupabaseClient
jest.mock('@/lib/supabase/clients', () => ({
  userClient: async () => asking,
  anonymousClient: () => supabase.visitor(),
}))
jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: () => supabase.admin() }))
// The worker's own routes, without the way over HTTP.
jest.mock('@/lib/ask-worker', () => ({
  askWorker: async (path: string, body: object, schema: z.ZodType) =>
    schema.parse(JSON.parse(JSON.stringify(await documentRoutes()[path]?.(body)))),
}))

let member: Person
let viewer: Person
let stranger: Person
let template: string
let caller = 0

beforeAll(async () => {
  setLogLevel('off')
  supabase = await startSupabase()
  member = await makePerson(supabase)
  viewer = await makePerson(supabase)
  stranger = await makePerson(supabase)
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  const organization = await makeOrganization(supabase.sql, [
    [member, 'member'],
    [viewer, 'viewer'],
  ])
  const [row] = await supabase.sql`insert into organization_templates (organization_id, name)
    values (${organization}, '위임계약서') returning id`
  template = String(row?.id)
  asking = member.client
})

const headers = () => ({ 'x-forwarded-for': `10.8.0.${++caller}` })

async function send(file: Uint8Array, rev = 1) {
  const address = `http://localhost:3000/api/organization-templates/${template}/source?rev=${rev}&name=${encodeURIComponent('위임.docx')}`
  const request = new Request(address, {
    method: 'PUT',
    headers: headers(),
    body: new Uint8Array(file),
  })
  const answer = await PUT(request, { params: Promise.resolve({ id: template }) })
  return { status: answer.status, ...(await answer.json()) }
}
async function documentOf(version: string) {
  const request = new Request(`http://localhost:3000/api/templates/${version}/document`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ format: 'docx', answers: { f1: '홍길동' } }),
  })
  return POST(request, { params: Promise.resolve({ id: version }) })
}
async function listed() {
  const answer = await GET(
    new Request('http://localhost:3000/api/organization-templates', { headers: headers() }),
  )
  return { status: answer.status, ...(await answer.json()) }
}
async function publish(): Promise<string> {
  await member.client.rpc('publish_organization_template', { p_template: template, p_rev: 2 })
  const [row] = await supabase.sql`select id from organization_template_versions
    where template_id = ${template}`
  return String(row?.id)
}

const split = wordFile(
  `<w:p>${run('위임인 {')}${run('{위')}${run('임인}')}${run('}은(는) 맡긴다.')}</w:p>`,
)

it('takes a file whose field Word has split, and writes documents from what is published', async () => {
  expect(await send(split)).toMatchObject({ status: 200, data: { fields: 1 } })
  const version = await publish()
  const answer = await documentOf(version)
  expect(answer.status).toBe(200)
  const read = await parseDocument(new Uint8Array(await answer.arrayBuffer()), 'a.docx')
  if (read.state !== 'ready') throw new Error(JSON.stringify(read))
  expect(plainText(read.blocks)).toContain('위임인 홍길동은 맡긴다.')
  const { data } = await listed()
  expect(data.templates).toContainEqual({
    id: template,
    name: '위임계약서',
    about: '',
    organization: '가나다 법률사무소',
  })
})

const many = Array.from({ length: 300 }, (_, at) => paragraph(`{{항목 ${at}}}`)).join('')
it.each([
  ['without fields', wordFile(paragraph('필드가 없다.')), 'noFields'],
  ['with braces that are not closed', wordFile(paragraph('{{위임인 은 {{보수}}')), 'braces'],
  ['with three hundred fields', wordFile(many), 'tooManyFields'],
  ['with a password', lockedAsAgile(split, '비밀'), 'password'],
  ['that is broken', split.subarray(0, 200), 'broken'],
  ['of another kind', Buffer.from('{{위임인}}'), 'format'],
])('says what is wrong with a file %s', async (_, file, problem) => {
  expect(await send(file)).toMatchObject({ status: 200, data: { refused: { problem } } })
  const [row] = await supabase.sql`select rev from organization_templates where id = ${template}`
  expect(row?.rev).toBe(1)
})

it('refuses an empty file and one that is too large', async () => {
  expect(await send(new Uint8Array())).toMatchObject({
    status: 400,
    error: { details: { document: 'empty' } },
  })
  expect(await send(new Uint8Array(11 * 1024 * 1024))).toMatchObject({
    status: 400,
    error: { details: { document: 'tooLarge' } },
  })
})

it('writes nothing over what somebody else has written meanwhile', async () => {
  await send(split)
  expect(await send(split, 1)).toMatchObject({ data: { reason: 'stale' } })
})

it('takes no file and writes no document for a viewer, somebody else, or a visitor', async () => {
  await send(split)
  const version = await publish()
  asking = viewer.client
  expect(await send(split, 2)).toMatchObject({ data: { reason: 'forbidden' } })
  expect((await documentOf(version)).status).toBe(403)
  expect((await listed()).data).toMatchObject({ isMember: true, templates: [] })
  asking = stranger.client
  expect(await send(split, 2)).toMatchObject({ data: { reason: 'missing' } })
  expect((await documentOf(version)).status).toBe(404)
  expect((await listed()).data).toEqual({ isMember: false, templates: [] })
  asking = supabase.visitor()
  expect((await send(split, 2)).status).toBe(401)
  expect((await documentOf(version)).status).toBe(401)
  expect((await listed()).status).toBe(401)
})
