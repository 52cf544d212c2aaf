/** @jest-environment node */
import type { SupabaseClient } from '@supabase/supabase-js'
import { readWritten } from '@/lib/documents/editor/data'
import { saveContent } from '@/lib/documents/editor/mutations'
import type { ContentJson } from '@/lib/documents/editor/schema'
import { contentOf } from '@/lib/templates/documents/content'
import { readTemplateDocument } from '@/lib/templates/documents/data'
import { makeTemplateDocument, rewriteTemplateDocument } from '@/lib/templates/documents/mutations'
import type { TypedAnswers } from '@/lib/templates/example-answers'
import { koreanTemplate } from '@/lib/templates/korean-template'
import { writeAnswers } from '@/lib/templates/write-answers'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { personOf } from '@/tests/factories/blog'

let supabase: SupabaseProcess
let owner: SupabaseClient
let other: SupabaseClient
let ownerId: string

const allowed = { documents: 1000, documentBytes: 1e9 }
const lent = {
  lender: { type: 'person', name: '홍길동', address: '서울 종로구 세종대로 1' },
  borrower: { type: 'person', name: '김철수' },
  amount: '10000000',
}

function written(answers: TypedAnswers, id = 'loan-agreement') {
  const { template, guide } = koreanTemplate(id)
  const { document } = writeAnswers(template, answers, { guide, today: '2026-11-23' })
  const typed = JSON.parse(JSON.stringify(answers))
  return { template: id, name: template.title, answers: typed, content: contentOf(document) }
}
async function made(answers: TypedAnswers, id?: string): Promise<string> {
  const result = await makeTemplateDocument(
    supabase.admin(),
    ownerId,
    written(answers, id),
    allowed,
  )
  if (!result.ok) throw new Error(result.reason)
  return result.document.id
}
async function contentNow(id: string) {
  const found = await readWritten(owner, id)
  if (!found) throw new Error('not there')
  return { ...found, text: JSON.stringify(found.content) }
}
async function editByHand(id: string, from: string, to: string): Promise<void> {
  const { rev, text } = await contentNow(id)
  expect(text).toContain(from)
  const content = JSON.parse(text.replaceAll(from, to)) as ContentJson
  expect(await saveContent(owner, id, { rev, content })).toMatchObject({ outcome: 'ok' })
}

beforeAll(async () => {
  supabase = await startSupabase()
  owner = await personOf(supabase, 'user')
  other = await personOf(supabase, 'admin')
  ownerId = (await owner.auth.getUser()).data.user?.id ?? ''
})
afterAll(() => supabase.stop())

it('a document remembers the template and the answers that it was written from', async () => {
  const id = await made(lent)
  expect(await readTemplateDocument(owner, id)).toMatchObject({
    template: 'loan-agreement',
    answers: lent,
  })
})

it('written again it has the new answers, and what was changed by hand', async () => {
  const id = await made(lent)
  await editByHand(id, '김철수', '김철수(별명 철이)')
  const before = await contentNow(id)
  const again = written({ ...lent, amount: '25000000' })
  const { taken, contested } = await rewriteTemplateDocument(owner, id, again)
  expect(taken).toBeGreaterThan(0)
  expect(contested).toEqual([])
  const after = await contentNow(id)
  expect(after.text).toContain('25,000,000')
  expect(after.text).not.toContain('10,000,000')
  expect(after.text).toContain('김철수(별명 철이)')
  // The changes are tracked against the document as its owner left it.
  expect(after.base).toEqual(before.content)
  expect(await readTemplateDocument(owner, id)).toMatchObject({
    answers: { amount: '25000000' },
  })
})

it('a place that was changed by hand stays, and is told', async () => {
  const id = await made(lent)
  await editByHand(id, '10,000,000', '11,000,000')
  const { contested } = await rewriteTemplateDocument(
    owner,
    id,
    written({ ...lent, amount: '25000000' }),
  )
  expect(contested.length).toBeGreaterThan(0)
  expect(contested[0]?.kept).toContain('11,000,000')
  expect(contested[0]?.offered).toContain('25,000,000')
  expect((await contentNow(id)).text).toContain('11,000,000')
})

it('the same answers change nothing, and track nothing', async () => {
  const id = await made(lent)
  expect(await rewriteTemplateDocument(owner, id, written(lent))).toEqual({
    taken: 0,
    contested: [],
  })
  expect((await contentNow(id)).base).toBeNull()
})

it('changes that are tracked already stay tracked against the same text', async () => {
  const id = await made(lent)
  const { content, rev } = await contentNow(id)
  await saveContent(owner, id, { rev, content, base: content })
  await editByHand(id, '홍길동', '홍길순')
  await rewriteTemplateDocument(owner, id, written({ ...lent, amount: '25000000' }))
  expect((await contentNow(id)).base).toEqual(content)
})

it('figures of resident numbers are not kept', async () => {
  const answers = { spouseA: { type: 'person', name: '홍길동', residentNumber: '800501-1' } }
  const id = await made(answers, 'divorce-agreement')
  await rewriteTemplateDocument(owner, id, written(answers, 'divorce-agreement'))
  const kept = await readTemplateDocument(owner, id)
  expect(JSON.stringify(kept?.answers)).toContain('홍길동')
  expect(JSON.stringify(kept?.answers)).not.toContain('800501')
})

it('nobody else reads the answers or writes the document again', async () => {
  const id = await made(lent)
  expect(await readTemplateDocument(other, id)).toBeNull()
  await expect(readTemplateDocument(supabase.visitor(), id)).rejects.toMatchObject({
    code: 'forbidden',
  })
  const again = written({ ...lent, amount: '25000000' })
  const refused = { code: 'notFound' }
  await expect(rewriteTemplateDocument(other, id, again)).rejects.toMatchObject(refused)
  const { rev, content } = await contentNow(id)
  const forged = await other.rpc('rewrite_template_document', {
    p_document: id,
    p_rev: rev,
    p_content: content,
    p_base: null,
    p_answers: {},
    p_written: content,
  })
  expect(forged.data).toBeNull()
  expect((await readTemplateDocument(owner, id))?.answers).toEqual(lent)
})

it('answers of another template do not fit, nor does a document of none', async () => {
  const id = await made(lent)
  const refused = { code: 'notFound' }
  await expect(rewriteTemplateDocument(owner, id, written({}, 'nda'))).rejects.toMatchObject(
    refused,
  )
  const none = '00000000-0000-4000-8000-000000000000'
  await expect(rewriteTemplateDocument(owner, none, written(lent))).rejects.toMatchObject(refused)
})

it('a full library takes no document, and remembers none', async () => {
  const result = await makeTemplateDocument(supabase.admin(), ownerId, written(lent), {
    ...allowed,
    documents: 0,
  })
  expect(result).toMatchObject({ ok: false })
})
