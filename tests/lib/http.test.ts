import { z } from 'zod'
import { fetchJson } from '@/lib/http'

const request = {
  url: 'http://127.0.0.1:9/x',
  schema: z.object({ n: z.number() }),
  timeoutMs: 1000,
}

function answers(response: Response | Error | DOMException) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      response instanceof Response ? Promise.resolve(response) : Promise.reject(response),
    )
}
afterEach(() => jest.restoreAllMocks())

it('answers what fits the schema', async () => {
  const fetched = answers(Response.json({ n: 1, extra: true }))
  expect(await fetchJson({ ...request, method: 'POST', body: { q: 1 } })).toEqual({ n: 1 })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"q":1}' })
})

it.each([
  ['another shape', () => Response.json({ n: 'one' }), 'badGateway'],
  ['no JSON', () => new Response('<html>'), 'badGateway'],
  [
    'a code of ours',
    () =>
      Response.json({ error: { code: 'caseNotFound', message: '', status: 404 } }, { status: 404 }),
    'caseNotFound',
  ],
  [
    'a code that is not ours',
    () => Response.json({ error: { code: 'toString' } }, { status: 429 }),
    'rateLimit',
  ],
  ['a bare status', () => new Response('proxy error', { status: 502 }), 'badGateway'],
  ['an odd status', () => new Response('', { status: 418 }), 'unknown'],
  ['a time-out', () => new DOMException('late', 'TimeoutError'), 'timeout'],
  ['a refused connection', () => new TypeError('fetch failed'), 'network'],
])('turns %s into a code', async (_, make, code) => {
  answers(make())
  await expect(fetchJson(request)).rejects.toMatchObject({ code })
})

it('hands on the details of a failure', async () => {
  answers(
    Response.json(
      { error: { code: 'caseNotFound', details: { caseNumber: '2099다1' } } },
      { status: 404 },
    ),
  )
  await expect(fetchJson(request)).rejects.toMatchObject({
    userMessage: "판례번호 '2099다1'에 해당하는 문서를 찾을 수 없습니다.",
  })
})
