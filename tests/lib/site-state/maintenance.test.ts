import { GET } from '@/app/api/maintenance/route'
import { respond, succeed } from '@/lib/api'
import { defaultSiteState, type SiteState } from '@/lib/site-state/schema'
import { invalidateSiteState } from '@/lib/site-state/site-state'

const allowed = '198.51.100.7'
const session = (role: string) =>
  `session=base64-${Buffer.from(JSON.stringify({ access_token: role })).toString('base64url')}`

let state: SiteState = defaultSiteState
const asked: string[] = []

/** The database's side: its three functions, as its API answers them. */
const database: typeof fetch = async (input, init) => {
  const name = String(input).split('/').at(-1) ?? ''
  asked.push(name)
  const headers = new Headers(init?.headers)
  const given = JSON.parse(String(init?.body))
  const answers: Record<string, unknown> = {
    site_state: state,
    maintenance_lets_in: given.address === allowed || given.address === 'localhost',
    my_role: headers.get('authorization')?.replace('Bearer ', '') ?? null,
  }
  return Response.json(answers[name])
}

const call = (path: string, headers: Record<string, string>) =>
  respond(new Request(`http://localhost${path}`, { headers }), async () => succeed('done'))

const from = (address: string) => ({ 'x-forwarded-for': address })

beforeAll(() => {
  process.env.NEXT_PUBLIC_SUPABASE_URL = 'http://database.test'
  process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY = 'anon'
  jest.spyOn(globalThis, 'fetch').mockImplementation(database)
})
beforeEach(() => {
  state = { ...defaultSiteState, maintenance: true, enabledAt: '2026-11-21T09:00:00Z' }
  asked.length = 0
  invalidateSiteState()
})
afterAll(() => jest.restoreAllMocks())

it('answers a visitor 503, says when to come back and why', async () => {
  const answer = await call('/api/search', from('203.0.113.5'))
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect((await answer.json()).error).toMatchObject({
    code: 'unavailable',
    details: { maintenance: true },
  })
})

it.each([allowed, '::1', '::ffff:127.0.0.1'])('lets in from %s', async (address) => {
  expect((await call('/api/search', from(address))).status).toBe(200)
})

it('does not believe what a client says before its proxy', async () => {
  expect((await call('/api/search', from(`${allowed}, 203.0.113.5`))).status).toBe(503)
})

it('lets an administrator in, and nobody else with a session', async () => {
  const as = (role: string) =>
    call('/api/search', { ...from('203.0.113.5'), cookie: `theme=dark; ${session(role)}` })
  expect((await as('admin')).status).toBe(200)
  expect((await as('supervisor')).status).toBe(503)
  expect((await as('user')).status).toBe(503)
})

it.each(['/api/health', '/api/maintenance', '/api/session'])('keeps %s open', async (path) => {
  expect((await call(path, from('203.0.113.5'))).status).toBe(200)
})

it('asks about nobody while the site is open', async () => {
  state = defaultSiteState
  const headers = { ...from('203.0.113.77'), cookie: session('user-of-an-open-site') }
  expect((await call('/api/search', headers)).status).toBe(200)
  expect(asked).toEqual(['site_state'])
})

it('announces the maintenance, and to whom it does not apply', async () => {
  const told = async (headers: Record<string, string>) => {
    const answer = await GET(new Request('http://localhost/api/maintenance', { headers }))
    return { cache: answer.headers.get('cache-control'), ...(await answer.json()).data }
  }
  expect(await told(from('203.0.113.5'))).toEqual({
    cache: 'no-store',
    enabled: true,
    message: {},
    enabledAt: '2026-11-21T09:00:00Z',
    viewer: 'visitor',
  })
  expect((await told(from(allowed))).viewer).toBe('address')
  state = defaultSiteState
  invalidateSiteState()
  expect(await told(from('203.0.113.5'))).toMatchObject({
    cache: 'public, max-age=10',
    enabled: false,
  })
})
