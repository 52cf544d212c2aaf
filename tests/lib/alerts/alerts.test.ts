/** @jest-environment node */
import { POST as stopByMailbox } from '@/app/api/alerts/stop/[token]/route'
import { GET as readWhether } from '@/app/api/watches/route'
import {
  beginWatch,
  changeMails,
  changeWatch,
  chooseCadence,
  readAlert,
  stopMails,
} from '@/lib/alerts/actions'
import { countUnread, isMailStopped, readAlerts, readWatches } from '@/lib/alerts/data'
import {
  initialMailState,
  initialWatchChangeState,
  initialWatchState,
} from '@/lib/alerts/form-state'
import { entitlements } from '@/lib/entitlements'
import { log } from '@/lib/log'
import { userClient } from '@/lib/supabase/clients'
import { apiRequest, read } from '@/tests/factories/api-call'
import { type ChatSite, cookieStore, newBrowser, startChatSite } from '@/tests/factories/chat-site'
import { formOf as form } from '@/tests/lib/profile/action-results'

jest.mock('next/headers', () => ({
  cookies: async () => cookieStore,
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.7' }),
}))
jest.mock('next/cache', () => ({ refresh: () => undefined }))

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

const begin = (fields: Record<string, string>) => beginWatch(initialWatchState, form(fields))
const own = async () => readWatches(await userClient())
const userId = async () => (await (await userClient()).auth.getUser()).data.user?.id ?? ''
const whether = async (query: string) =>
  read(await readWhether(apiRequest(`/api/watches?${query}`)))
const search = 'query=%EC%86%90%ED%95%B4%EB%B0%B0%EC%83%81&courtLevel=supreme'

async function tell(user: string, change: number) {
  await site.supabase
    .sql`insert into alerts (user_id, change_id, kind, reason, path, title, changed_at, cadence)
    values (${user}, ${change}, 'article', 'changed', '/statutes/x', ${`제${change}조`}, now(), 'day')`
}

it('watches what the corpus holds, under its own name, once', async () => {
  expect(await begin({ kind: 'decision', reference: '101' })).toMatchObject({ result: 'watched' })
  expect(await begin({ kind: 'decision', reference: '101' })).toMatchObject({ result: 'watched' })
  await begin({ kind: 'article', reference: '001706#750' })
  await begin({ kind: 'law', reference: '001706' })
  expect(await own()).toMatchObject([
    { kind: 'law', title: '민법', name: '법률', path: '/statutes/%EB%AF%BC%EB%B2%95' },
    { kind: 'article', title: '민법 제750조', name: '불법행위의 내용', cadence: 'day' },
    { kind: 'decision', title: '대법원 2005. 7. 15. 선고 2004다34929 판결' },
  ])
  expect(await whether('kind=law&reference=001706')).toMatchObject({
    body: { data: { watched: true } },
  })
  expect(await whether('kind=law&reference=001872')).toMatchObject({
    body: { data: { watched: false } },
  })
})

it('watches a search by what it finds, whatever its order and page', async () => {
  expect(await begin({ kind: 'search', params: `${search}&sort=date` })).toMatchObject({
    result: 'watched',
  })
  await begin({ kind: 'search', params: `page=2&${search}` })
  expect(await own()).toMatchObject([
    {
      kind: 'search',
      title: '손해배상',
      path: `/case-search?${search}`,
      request: { query: '손해배상', courtLevel: ['supreme'], type: 'all' },
    },
  ])
  expect(await whether(`kind=search&params=${encodeURIComponent(search)}`)).toMatchObject({
    body: { data: { watched: true } },
  })
})

it('refuses what is not held, and what is no search', async () => {
  const tried = [
    await begin({ kind: 'decision', reference: '999999' }),
    await begin({ kind: 'law', reference: '999999' }),
    await begin({ kind: 'article', reference: '../..#1' }),
    await begin({ kind: 'search', params: 'query=' }),
    await begin({ kind: 'search', params: 'query=a&from=yesterday' }),
    await begin({ kind: 'post', reference: '1' }),
  ]
  expect(tried.map(({ reason }) => reason)).toEqual(tried.map(() => 'gone'))
  expect((await whether('kind=search&params=x')).status).toBe(400)
  expect(await own()).toEqual([])
})

it('allows as many as the plan does', async () => {
  const user = await userId()
  const most = entitlements.free.watches
  await site.supabase.sql`insert into watches (user_id, kind, reference, path, title)
    select ${user}, 'decision', n::text, '/cases/1', '1' from generate_series(1, ${most}) n`
  expect(await begin({ kind: 'law', reference: '001706' })).toMatchObject({ reason: 'limit' })
  expect(await own()).toHaveLength(most)
})

it('changes how often it is mailed, pauses, goes on and ends', async () => {
  await begin({ kind: 'law', reference: '001706' })
  const [watch] = await own()
  const id = watch?.id ?? ''
  const chosen = (cadence: string) => chooseCadence(initialWatchChangeState, form({ id, cadence }))
  const changed = (change: string) => changeWatch(initialWatchChangeState, form({ id, change }))
  expect(await chosen('week')).toMatchObject({ result: 'changed' })
  expect(await chosen('hourly')).toMatchObject({ reason: 'gone' })
  expect(await changed('pause')).toMatchObject({ result: 'changed' })
  expect(await own()).toMatchObject([{ cadence: 'week', paused_at: expect.any(String) }])
  expect(await changed('resume')).toMatchObject({ result: 'changed' })
  expect(await own()).toMatchObject([{ paused_at: null }])

  const before = await own()
  await newBrowser(site.supabase)
  expect(await changed('remove')).toMatchObject({ reason: 'gone' })
  expect(await chosen('never')).toMatchObject({ reason: 'gone' })
  expect(before).toHaveLength(1)
})

it('tells what is unread, and marks one or all as read', async () => {
  const user = await userId()
  for (const change of [1, 2, 3]) await tell(user, change)
  const db = await userClient()
  const { alerts } = await readAlerts(db, 'all', 1)
  await readAlert(initialWatchChangeState, form({ id: alerts[0]?.id ?? '' }))
  expect(await countUnread(db)).toBe(2)
  expect(await readAlerts(db, 'unread', 1)).toMatchObject({ total: 2 })
  await readAlert(initialWatchChangeState, form({ id: 'all' }))
  expect(await countUnread(db)).toBe(0)
  await newBrowser(site.supabase)
  expect(await readAlerts(await userClient(), 'all', 1)).toMatchObject({ total: 0, alerts: [] })
})

it('stops the mails from the account, and by a link without one', async () => {
  const user = await userId()
  const stopped = async () => isMailStopped(await userClient())
  const change = (mail: string) => changeMails(initialMailState, form({ mail }))
  expect(await change('stop')).toMatchObject({ result: 'stopped' })
  expect(await stopped()).toBe(true)
  expect(await change('resume')).toMatchObject({ result: 'resumed' })
  expect(await stopped()).toBe(false)

  const [row] = await site.supabase.sql`select alert_stop_token(${user}) as token`
  const token = String(row?.token)
  const byLink = (mail: string, link = token) =>
    stopMails(initialMailState, form({ token: link, mail }))
  const wrong = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  expect(await byLink('stop', wrong)).toMatchObject({ reason: 'gone' })
  expect(await byLink('stop', "x' or true--")).toMatchObject({ reason: 'gone' })
  expect(await byLink('stop')).toMatchObject({ result: 'stopped' })
  expect(await stopped()).toBe(true)
  await byLink('resume')
  const press = (link: string) =>
    stopByMailbox(apiRequest(`/api/alerts/stop/${link}`, 'List-Unsubscribe=One-Click'), {
      params: Promise.resolve({ token: link }),
    })
  expect((await press(wrong)).status).toBe(404)
  expect(await stopped()).toBe(false)
  expect((await press(token)).status).toBe(200)
  expect(await stopped()).toBe(true)
})
