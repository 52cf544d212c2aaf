import { POST } from '@/app/api/activity/visits/route'
import { AppError } from '@/lib/errors'
import { serviceClient } from '@/lib/supabase/service-client'
import { type SupabaseProcess, startSupabase } from '@/tests/embedded/supabase-process'
import { apiRequest } from '@/tests/factories/api-call'

jest.mock('@/lib/supabase/service-client', () => ({ serviceClient: jest.fn() }))

const visitor = '3f2b6c1e-8a7d-4e5f-9b0a-1c2d3e4f5a6b'
const visit = { path: '/pricing', locale: 'en', referrerHost: 'search.example', visitor }
let supabase: SupabaseProcess

const send = (body: unknown, headers: Record<string, string> = {}) => {
  const request = apiRequest('/api/activity/visits', body)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  return POST(request)
}
const kept = () => supabase.sql`select path, locale, referrer_host, visitor from public.page_visits`

beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.stop())
beforeEach(async () => {
  await supabase.sql`delete from public.page_visits`
  jest.mocked(serviceClient).mockImplementation(() => supabase.admin())
})

test('a visit is kept and answered with nothing', async () => {
  const answer = await send(visit)
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  expect(await kept()).toEqual([
    { path: '/pricing', locale: 'en', referrer_host: 'search.example', visitor },
  ])
})

test.each(['dnt', 'sec-gpc'])('a browser that sends %s is not followed', async (signal) => {
  expect((await send(visit, { [signal]: '1' })).status).toBe(204)
  expect(await kept()).toMatchObject([{ path: '/pricing', visitor: null }])
})

test('no page hears of it when a visit cannot be kept', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.mocked(serviceClient).mockImplementation(() => {
    throw new AppError('unavailable')
  })
  expect((await send(visit)).status).toBe(204)
  await supabase.sql`alter table public.page_visits rename to elsewhere`
  jest.mocked(serviceClient).mockImplementation(() => supabase.admin())
  expect((await send(visit)).status).toBe(204)
  await supabase.sql`alter table public.elsewhere rename to page_visits`
  expect(warned).toHaveBeenCalledTimes(2)
  warned.mockRestore()
})

test('what is no visit is refused and not kept', async () => {
  expect((await send({ ...visit, path: '/case-search?query=divorce' })).status).toBe(400)
  expect((await send('nonsense')).status).toBe(400)
  expect(await kept()).toEqual([])
})

test('a program that sends visit after visit is told to wait', async () => {
  const from = { 'x-forwarded-for': '192.0.2.7' }
  const statuses: number[] = []
  // Refused as no visits, so that only the allowance is used up.
  for (let sent = 0; sent < 140; sent++) statuses.push((await send({}, from)).status)
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(400))
  expect(statuses).toContain(429)
})

test('another site cannot send visits through its own visitors', async () => {
  expect((await send(visit, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send(visit, { 'sec-fetch-site': 'same-origin' })).status).toBe(204)
  expect(await kept()).toHaveLength(1)
})

test('nobody reads the visits without the permission', async () => {
  await send(visit)
  const { data } = await supabase.visitor().from('page_visits').select()
  expect(data ?? []).toEqual([])
})
