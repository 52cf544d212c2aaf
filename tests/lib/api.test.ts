import { fail, readJson, readQuery, respond, succeed } from '@/lib/api'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { createRateLimiter } from '@/lib/rate-limit'

const open = createRateLimiter({ name: 'open', points: 100, seconds: 10 })
const request = (init?: RequestInit) => new Request('http://localhost/api/x?a=1&b=2&b=3', init)

it('keeps internal texts in the log and off the answer', async () => {
  const logged = jest.spyOn(log, 'error').mockReturnValue()
  const response = await respond(
    request(),
    () => Promise.reject(new Error('password in path')),
    open,
  )
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('password')
  expect(logged).toHaveBeenCalledWith(
    'api.failed',
    expect.objectContaining({ reason: 'password in path' }),
  )
  logged.mockRestore()
})

it('answers a service that cannot be reached as unavailable', async () => {
  const logged = jest.spyOn(log, 'error').mockReturnValue()
  const response = await respond(request(), () => Promise.reject(new AppError('network')), open)
  expect(response.status).toBe(503)
  expect((await response.json()).error.code).toBe('unavailable')
  logged.mockRestore()
})

it('turns a client away that asks too much, and says when to come back', async () => {
  const limiter = createRateLimiter({ name: 'turned', points: 1, seconds: 10 })
  const answer = () =>
    respond(
      request({ headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' } }),
      async () => succeed(1),
      limiter,
    )
  expect((await answer()).status).toBe(200)
  const turned = await answer()
  expect(turned.status).toBe(429)
  expect(turned.headers.get('retry-after')).toBe('10')
})

it('tells clients apart by the address that the proxy added, not by what they say themselves', async () => {
  const limiter = createRateLimiter({ name: 'apart', points: 1, seconds: 10 })
  const from = (chain: string) =>
    respond(request({ headers: { 'x-forwarded-for': chain } }), async () => succeed(1), limiter)
  await from('9.9.9.9, 2.2.2.2')
  expect((await from('8.8.8.8, 2.2.2.2')).status).toBe(429)
  expect((await from('9.9.9.9, 3.3.3.3')).status).toBe(200)
})

it('reads no more of a body than allowed', async () => {
  const body = (text: string) => request({ method: 'POST', body: text })
  expect(await readJson(body('{"a":"가"}'))).toEqual({ a: '가' })
  await expect(readJson(body(`"${'x'.repeat(2000)}"`), 1000)).rejects.toMatchObject({
    code: 'textTooLong',
  })
  await expect(readJson(body('{'))).rejects.toMatchObject({ code: 'validation' })
  await expect(readJson(request({ method: 'POST' }))).rejects.toMatchObject({ code: 'validation' })
})

it('reads repeated parameters as a list', () => {
  expect(readQuery(request())).toEqual({ a: '1', b: ['2', '3'] })
})

it('wraps success and failure in the envelope', async () => {
  expect(await succeed({ n: 1 }, { extra: { choices: [] } }).json()).toEqual({
    success: true,
    data: { n: 1 },
    error_message: null,
    choices: [],
  })
  expect(await fail(new AppError('emptyQuery').toBody()).json()).toMatchObject({
    success: false,
    data: null,
    error_message: '검색어를 입력해주세요.',
  })
})
