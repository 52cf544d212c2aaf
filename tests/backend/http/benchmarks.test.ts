import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'

let service: LegalApp
beforeAll(async () => {
  service = await createLegalApp()
})
afterAll(() => service.drop())

async function post(path: string, body: unknown) {
  const response = await service.app.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.status, body: await response.json() }
}
const choice = { target: 'statutes', from: 1945, to: 2100, items: 50 }

it('makes a benchmark whose answers are articles and decisions of the corpus', async () => {
  const { status, body } = await post('/benchmarks', choice)
  expect(status).toBe(200)
  for (const { relevant, source } of body.items) {
    expect(source).toMatch(/^\d+$/)
    for (const answer of relevant) expect(answer).toMatchObject({ grade: 1 })
  }
})

it('refuses what is no choice', async () => {
  for (const wrong of [
    {},
    { ...choice, target: 'all' },
    { ...choice, from: 1 },
    { ...choice, items: 0 },
    { ...choice, items: 20_001 },
    { ...choice, court: 'x'.repeat(61) },
  ])
    expect((await post('/benchmarks', wrong)).status).toBe(400)
})

it('says how many decisions are held', async () => {
  expect(await post('/benchmarks/held', { serials: [101, 102, 999_999] })).toEqual({
    status: 200,
    body: { held: 2 },
  })
  expect((await post('/benchmarks/held', { serials: ['x'] })).status).toBe(400)
})
