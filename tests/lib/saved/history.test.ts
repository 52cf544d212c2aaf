/** @jest-environment node */
import { GET as readDesk } from '@/app/api/desk/route'
import { PUT as choose, DELETE as clear, POST as view } from '@/app/api/saved/viewed/route'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import { apiRequest, read } from '@/tests/factories/api-call'
import {
  browser,
  type ChatSite,
  cookieStore,
  newBrowser,
  startChatSite,
} from '@/tests/factories/chat-site'

jest.mock('next/headers', () => ({
  cookies: async () => cookieStore,
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.9' }),
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

const path = '/api/saved/viewed'
const see = async (kind: string, reference: string) =>
  (await view(apiRequest(path, { kind, reference }))).status
const desk = async () => (await read(await readDesk(apiRequest('/api/desk')))).body.data

it('lists what one looked at once each, the last first, as the corpus names it', async () => {
  expect(await see('decision', '101')).toBe(200)
  expect(await see('article', '001706#750')).toBe(200)
  expect(await see('decision', '101')).toBe(200)
  expect(await desk()).toMatchObject({
    conversation: null,
    document: null,
    saved: [],
    keepsHistory: true,
    viewed: [{ path: `/cases/${encodeURIComponent('2004다34929')}` }, { citation: '민법 제750조' }],
  })
})

it('refuses what the corpus does not hold, and what is no source', async () => {
  expect(await see('decision', '999999')).toBe(404)
  expect(await see('post', '1')).toBe(400)
  expect((await desk()).viewed).toEqual([])
})

it('is cleared, and switched off and on', async () => {
  await see('decision', '101')
  expect((await clear(apiRequest(path))).status).toBe(200)
  expect((await desk()).viewed).toEqual([])

  await see('decision', '101')
  expect((await choose(apiRequest(path, { keep: false }))).status).toBe(200)
  await see('decision', '102')
  expect(await desk()).toMatchObject({ viewed: [], keepsHistory: false })

  await choose(apiRequest(path, { keep: true }))
  await see('decision', '102')
  expect(await desk()).toMatchObject({ viewed: [{}], keepsHistory: true })
  expect((await choose(apiRequest(path, { keep: 'no' }))).status).toBe(400)
})

it('is nobody else’s, and keeps the last two hundred', async () => {
  await see('decision', '101')
  const db = await userClient()
  const { data } = await db.auth.getUser()
  const me = data.user?.id ?? ''
  await newBrowser(site.supabase)
  expect((await desk()).viewed).toEqual([])
  const others = await (await userClient()).from('viewed_sources').select('id').eq('user_id', me)
  expect(others.data).toEqual([])

  const mine = await userClient()
  for (let reference = 1; reference <= 203; reference++)
    await mine.rpc('record_view', {
      p_kind: 'decision',
      p_reference: String(reference),
      p_path: '/cases/x',
      p_citation: `판결 ${reference}`,
      p_name: '',
    })
  const { data: kept } = await mine.from('viewed_sources').select('reference')
  expect(kept).toHaveLength(200)
  expect((kept ?? []).map(({ reference }) => reference)).not.toContain('3')
})

it('names what changed in what one watches, and nobody else’s', async () => {
  const me = (await (await userClient()).auth.getUser()).data.user?.id ?? ''
  await site.supabase
    .sql`insert into alerts (user_id, change_id, kind, reason, path, title, changed_at, cadence)
    values (${me}, 1, 'article', 'found', '/statutes/x', '민법 제750조', '2026-11-20', 'day'),
      (${me}, 2, 'decision', 'citing', '/cases/y', '2026다1', '2026-11-21', 'day')`
  expect((await desk()).changes).toMatchObject([
    { path: '/cases/y', citation: '2026다1', reason: 'citing', isRead: false },
    { path: '/statutes/x', citation: '민법 제750조', reason: 'changed' },
  ])
  await newBrowser(site.supabase)
  expect((await desk()).changes).toEqual([])
})

it('asks visitors to sign in', async () => {
  browser.jar = new Map()
  expect(await see('decision', '101')).toBe(401)
  expect((await clear(apiRequest(path))).status).toBe(401)
  expect((await choose(apiRequest(path, { keep: false }))).status).toBe(401)
  expect((await readDesk(apiRequest('/api/desk'))).status).toBe(401)
})
