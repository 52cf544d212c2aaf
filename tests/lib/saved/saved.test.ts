/** @jest-environment node */
import { GET as readAuthorities } from '@/app/api/saved/authorities/route'
import { GET as readWhether } from '@/app/api/saved/route'
import { log } from '@/lib/log'
import { keepSource, removeSaved, writeRemark } from '@/lib/saved/actions'
import { countSaved, readSaved } from '@/lib/saved/data'
import { initialRemarkState, initialRemovalState, initialSaveState } from '@/lib/saved/form-state'
import { userClient } from '@/lib/supabase/clients'
import { apiRequest, read } from '@/tests/factories/api-call'
import {
  browser,
  type ChatSite,
  cookieStore,
  newBrowser,
  startChatSite,
} from '@/tests/factories/chat-site'
import { formOf as form } from '@/tests/lib/profile/action-results'

jest.mock('next/headers', () => ({
  cookies: async () => cookieStore,
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7' }),
}))
jest.mock('next/cache', () => ({ refresh: () => undefined }))
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
}))

let site: ChatSite
beforeAll(async () => {
  site = await startChatSite()
})
afterAll(() => site.stop())
beforeEach(async () => {
  for (const level of ['warn', 'info', 'error'] as const)
    jest.spyOn(log, level).mockImplementation(() => {})
  await newBrowser(site.supabase)
})
afterEach(() => jest.restoreAllMocks())

const keep = (kind: string, reference: string) =>
  keepSource(initialSaveState, form({ kind, reference }))
const own = async (filter = {}) => {
  const db = await userClient()
  const { data } = await db.auth.getUser()
  return readSaved(db, data.user?.id ?? '', filter, [0, 99])
}
const whether = async (query: string) => read(await readWhether(apiRequest(`/api/saved?${query}`)))
const authorities = (query: string) =>
  readAuthorities(apiRequest(`/api/saved/authorities?${query}`))
const someId = '00000000-0000-4000-8000-000000000001'

it('keeps what the corpus says of a source, once', async () => {
  expect(await keep('decision', '101')).toMatchObject({ result: 'saved', reason: null })
  expect(await keep('decision', '101')).toMatchObject({ result: 'saved' })
  expect(await keep('article', '001706#839의2')).toMatchObject({ result: 'saved' })
  expect(await own()).toMatchObject([
    {
      kind: 'article',
      path: `/statutes/${encodeURIComponent('민법')}/articles/${encodeURIComponent('839의2')}`,
      citation: '민법 제839조의2',
      name: '재산분할청구권',
      note: null,
    },
    { kind: 'decision', path: `/cases/${encodeURIComponent('2004다34929')}` },
  ])
  expect(await whether('kind=decision&reference=101')).toMatchObject({
    body: { data: { saved: true } },
  })
  expect(await whether('kind=decision&reference=102')).toMatchObject({
    body: { data: { saved: false } },
  })
})

it('refuses what the corpus does not hold, and what is no source', async () => {
  const tried = [
    await keep('decision', '999999'),
    await keep('article', '001706#99999'),
    await keep('decision', '../../secret'),
    await keep('post', '1'),
  ]
  expect(tried.map(({ reason }) => reason)).toEqual(['gone', 'gone', 'gone', 'gone'])
  expect(await own()).toEqual([])
  expect((await whether('kind=decision&reference=x')).status).toBe(400)
})

it('takes a note and a folder, counts by them, and names what is too long', async () => {
  await keep('decision', '101')
  await keep('article', '001706#750')
  const [article] = await own()
  const remark = (fields: Record<string, string>) =>
    writeRemark(initialRemarkState, form({ id: article?.id ?? '', ...fields }))
  expect(await remark({ folder: ' 보증금 사건 ', note: '준비서면 2쪽' })).toMatchObject({
    result: 'changed',
  })
  expect(await countSaved(await userClient())).toEqual([
    { kind: 'decision', folder: null, count: 1 },
    { kind: 'article', folder: '보증금 사건', count: 1 },
  ])
  expect(await remark({ folder: '가'.repeat(41), note: '' })).toMatchObject({
    errors: { folder: 'tooLong' },
    values: { folder: '가'.repeat(41) },
  })
  expect(await own({ folder: '보증금 사건' })).toMatchObject([{ note: '준비서면 2쪽' }])
  expect(await remark({ folder: '', note: '' })).toMatchObject({ result: 'changed' })
  expect((await own())[0]).toMatchObject({ folder: null, note: null })
})

it('is nobody else’s', async () => {
  await keep('decision', '101')
  const id = (await own())[0]?.id ?? ''
  await newBrowser(site.supabase)
  expect(await own()).toEqual([])
  expect(await whether('kind=decision&reference=101')).toMatchObject({
    body: { data: { saved: false } },
  })
  expect((await authorities('format=csv')).status).toBe(404)
  expect(await writeRemark(initialRemarkState, form({ id, note: 'x' }))).toMatchObject({
    reason: 'gone',
    values: { note: 'x' },
  })
  expect(await removeSaved(initialRemovalState, form({ id }))).toMatchObject({ reason: 'gone' })
})

it('asks visitors to sign in', async () => {
  browser.jar = new Map()
  const tried = [
    await keep('decision', '101'),
    await writeRemark(initialRemarkState, form({ id: someId, note: 'x' })),
    await removeSaved(initialRemovalState, form({ id: someId })),
  ]
  expect(tried.map(({ reason }) => reason)).toEqual(tried.map(() => 'unauthorized'))
  expect((await whether('kind=decision&reference=101')).status).toBe(401)
  expect((await authorities('format=csv')).status).toBe(401)
})

it('removes one, and writes the rest as a list of authorities', async () => {
  for (const reference of ['001706#839의2', '001706#750']) await keep('article', reference)
  await keep('decision', '102')
  await keep('decision', '101')
  const id = (await own()).find(({ path }) => path.includes('2000'))?.id ?? ''
  expect(await removeSaved(initialRemovalState, form({ id }))).toMatchObject({ result: 'removed' })
  const csv = (await (await authorities('format=csv')).text()).trim().split('\r\n')
  expect(csv.slice(1).map((line) => line.split(',')[1])).toEqual([
    expect.stringContaining('2004다34929'),
    '민법 제750조',
    '민법 제839조의2',
  ])
  const one = await (await authorities('format=csv&kind=article')).text()
  expect(one).not.toContain('2004다34929')
  const word = await authorities('format=docx')
  expect(word.headers.get('content-disposition')).toMatch(/beopdap-authorities-[\d-]+\.docx/)
  expect((await authorities('format=exe')).status).toBe(400)
})
