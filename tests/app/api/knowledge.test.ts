/** @jest-environment node */
import { GET as readDeadlines } from '@/app/api/knowledge/deadlines/route'
import { GET as readTable } from '@/app/api/knowledge/table/route'
import { entitlements } from '@/lib/entitlements'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import { apiRequest } from '@/tests/factories/api-call'
import { type ChatSite, cookieStore, newBrowser, startChatSite } from '@/tests/factories/chat-site'
import { type KnowledgeSite, paragraph, startKnowledge } from '@/tests/factories/knowledge-site'

// What leaves the site as files: deadlines for a calendar, and the table of questions.

jest.mock('next/headers', () => ({
  cookies: async () => cookieStore,
  headers: async () => new Headers(),
}))
jest.mock('next-intl/server', () => ({
  getTranslations:
    async ({ namespace }: { namespace: string }) =>
    (key: string) =>
      `${namespace}.${key}`,
}))

let site: ChatSite
let knowledge: KnowledgeSite
beforeAll(async () => {
  site = await startChatSite()
  knowledge = await startKnowledge(site.supabase.sql)
})
afterAll(async () => {
  await knowledge.stop()
  await site.stop()
})
beforeEach(() => {
  for (const level of ['warn', 'info', 'error'] as const)
    jest.spyOn(log, level).mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

async function person(text: string, day: string) {
  await newBrowser(site.supabase)
  const { data } = await (await userClient()).auth.getUser()
  const id = data.user?.id ?? ''
  const document = await knowledge.addDocument(id, '임대차계약서.docx', [paragraph(text, 2)])
  await site.supabase.sql`insert into document_facts
    (document_id, no, user_id, kind, label, value, day, quote, passage, page)
    values (${document}, 0, ${id}, 'deadline', '만료', ${day}, ${day}, ${text}, 0, 2)`
  return { id, document }
}
const deadlines = (query = '') => readDeadlines(apiRequest(`/api/knowledge/deadlines${query}`))
const table = (query: string) => readTable(apiRequest(`/api/knowledge/table?${query}`))

it('deadlines are entries of a calendar that lead to their page, and nobody else’s', async () => {
  await person('임대차는 2027. 1. 31.까지로 한다.', '2027-01-31')
  const { document } = await person('임대차는 2026. 12. 31.까지로 한다.', '2026-12-31')
  const answer = await deadlines()
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const lines = (await answer.text()).replaceAll('\r\n ', '').split('\r\n')
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART;VALUE=DATE:20261231',
  ])
  expect(lines).toContain('SUMMARY:임대차계약서.docx: 만료')
  expect(lines.some((line) => line.endsWith(`/ai-chat/documents/${document}?page=2`))).toBe(true)
})

it('a document in the trash has no deadlines, and a visitor has none', async () => {
  const { document } = await person('2026. 12. 31.까지', '2026-12-31')
  await (await userClient())
    .from('documents')
    .update({ trashed_at: new Date().toISOString() })
    .eq('id', document)
  expect((await deadlines()).status).toBe(404)
  expect((await deadlines('?in=x')).status).toBe(400)
  await newBrowser()
  expect((await deadlines()).status).toBe(401)
  expect((await table('q=보증금&format=csv')).status).toBe(401)
})

it('a table comes as CSV and as a sheet, with one’s own documents alone', async () => {
  await person('보증금은 금 9,000,000원이다.', '2026-01-01')
  await person('보증금은 금 5,000,000원이다.', '2026-01-01')
  const q = encodeURIComponent('보증금은 얼마인가요?')
  const csv = await (await table(`q=${q}&format=csv`)).text()
  expect(csv).toContain('5,000,000원')
  expect(csv).not.toContain('9,000,000')
  const sheet = await table(`q=${q}&format=xlsx`)
  expect(sheet.headers.get('content-disposition')).toContain('.xlsx')
  expect(
    Buffer.from(await sheet.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

it('no more questions than the plan has, and no other form of file', async () => {
  await person('보증금은 금 5,000,000원이다.', '2026-01-01')
  const many = Array(entitlements.free.questionsOverDocuments + 1)
    .fill('q=보증금')
    .join('&')
  expect((await table(`${many}&format=csv`)).status).toBe(400)
  expect((await table('format=csv')).status).toBe(400)
  expect((await table('q=보증금&format=exe')).status).toBe(400)
})
