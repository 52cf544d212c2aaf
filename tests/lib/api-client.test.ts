/** @jest-environment node */
import { z } from 'zod'
import { ApiError, apiAddress, apiOpen, apiRead, apiSend } from '@/lib/api-client'

const schema = z.object({ name: z.string() })

function answer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers })
}

const found = (name: string) => answer({ success: true, data: { name }, error_message: null })
const refused = (code: string, status: number, details?: object) =>
  answer({ success: false, data: null, error: { code, message: '', status, details } }, status)

const fetchMock = jest.spyOn(globalThis, 'fetch')

beforeEach(() => {
  fetchMock.mockReset()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

/** Runs the waits between attempts. */
async function settled<T>(call: Promise<T>): Promise<T | unknown> {
  const outcome = call.catch((thrown: unknown) => thrown)
  await jest.advanceTimersByTimeAsync(600_000)
  return outcome
}

it('reads the data of the envelope by the schema', async () => {
  fetchMock.mockResolvedValue(found('민법'))
  expect(await apiRead('/api/statutes', { schema })).toEqual({ name: '민법' })
})

it('loads a schema that is a function once the answer is there', async () => {
  fetchMock.mockResolvedValue(found('민법'))
  const load = jest.fn(async () => schema)
  expect(await apiRead('/api/statutes', { schema: load })).toEqual({ name: '민법' })
  expect(load).toHaveBeenCalledTimes(1)
})

it('reads what stands beside the data when the whole body is asked for', async () => {
  fetchMock.mockResolvedValue(answer({ success: true, data: null, choices: ['a'] }))
  const whole = z.object({ choices: z.array(z.string()) })
  expect(await apiRead('/api/x', { schema: whole, part: 'body' })).toEqual({ choices: ['a'] })
})

it('calls an answer of another shape a bad gateway', async () => {
  fetchMock.mockResolvedValue(answer({ success: true, data: { title: 1 } }))
  const thrown = await settled(apiRead('/api/x', { schema, attempts: 1 }))
  expect(thrown).toBeInstanceOf(ApiError)
  expect(thrown).toMatchObject({ code: 'badGateway', status: 200 })
})

it('throws the code, status and details that the server names, and how long to wait', async () => {
  fetchMock.mockResolvedValue(
    answer({ error: { code: 'rateLimit', details: { of: 'day', limit: 20 } } }, 429, {
      'retry-after': '60',
    }),
  )
  expect(await settled(apiRead('/api/x', { schema, attempts: 1 }))).toMatchObject({
    code: 'rateLimit',
    status: 429,
    details: { of: 'day', limit: 20 },
    retryAfterSeconds: 60,
  })
})

it('derives the code from the status where the body names none', async () => {
  fetchMock.mockResolvedValue(new Response('<html>', { status: 502 }))
  expect(await settled(apiRead('/api/x', { schema, attempts: 1 }))).toMatchObject({
    code: 'badGateway',
    status: 502,
  })
})

it('asks three times for what it only reads, waiting longer each time', async () => {
  fetchMock
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(refused('unavailable', 503))
    .mockResolvedValueOnce(found('민법'))
  const call = apiRead('/api/x', { schema })
  await jest.advanceTimersByTimeAsync(999)
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(2000)
  expect(await call).toEqual({ name: '민법' })
})

it('never asks again after what another attempt cannot mend', async () => {
  fetchMock.mockResolvedValue(refused('caseNotFound', 404))
  expect(await settled(apiRead('/api/x', { schema }))).toMatchObject({ code: 'caseNotFound' })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('sends a change once, whatever becomes of it', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'))
  const thrown = await settled(apiSend('/api/x', { method: 'POST', body: { a: 1 } }))
  expect(thrown).toMatchObject({ code: 'network', status: 0 })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('sends JSON as JSON and a file as it is', async () => {
  fetchMock.mockImplementation(async () => new Response(null, { status: 204 }))
  await apiSend('/api/x', { method: 'POST', body: { a: 1 } })
  await apiSend('/api/x', { method: 'POST', body: new Blob(['picture'], { type: 'image/png' }) })
  const [[, json] = [], [, file] = []] = fetchMock.mock.calls
  expect(json).toMatchObject({ body: '{"a":1}', headers: { 'content-type': 'application/json' } })
  expect(file?.body).toBeInstanceOf(Blob)
  expect(file?.headers).toBeUndefined()
})

function never(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
}

it('gives up after the time limit', async () => {
  fetchMock.mockImplementation(never)
  const call = apiRead('/api/x', { schema, timeoutMs: 5000, attempts: 1 })
  const outcome = call.catch((thrown: unknown) => thrown)
  await jest.advanceTimersByTimeAsync(5000)
  expect(await outcome).toMatchObject({ code: 'timeout', status: 0 })
})

it('throws the reason of the caller who aborted, and asks no more', async () => {
  fetchMock.mockImplementation(never)
  const controller = new AbortController()
  const call = apiRead('/api/x', { schema, signal: controller.signal })
  const outcome = call.catch((thrown: unknown) => thrown)
  controller.abort(new Error('closed'))
  expect(await outcome).toEqual(new Error('closed'))
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('stops waiting for the next attempt when the caller has aborted', async () => {
  fetchMock.mockRejectedValue(new TypeError('offline'))
  const controller = new AbortController()
  const call = apiRead('/api/x', { schema, signal: controller.signal })
  const outcome = call.catch((thrown: unknown) => thrown)
  await jest.advanceTimersByTimeAsync(500)
  controller.abort(new Error('closed'))
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toEqual(new Error('closed'))
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('lets the caller end a stream after its head has come', async () => {
  let signal: AbortSignal | null | undefined
  fetchMock.mockImplementation(async (_, init) => {
    signal = init?.signal
    return new Response('stream')
  })
  const controller = new AbortController()
  await apiOpen('/api/x', { method: 'POST', signal: controller.signal })
  await jest.advanceTimersByTimeAsync(600_000)
  expect(signal?.aborted).toBe(false)
  controller.abort()
  expect(signal?.aborted).toBe(true)
})

it('leaves out of an address what is not given', () => {
  expect(apiAddress('/api/x', { q: '가 나', after: null, page: undefined })).toBe(
    '/api/x?q=%EA%B0%80+%EB%82%98',
  )
  expect(apiAddress('/api/x')).toBe('/api/x')
})
