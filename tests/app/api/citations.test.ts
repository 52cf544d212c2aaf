import { POST } from '@/app/api/citations/check/route'
import { log } from '@/lib/log'
import { apiRequest, read } from '@/tests/factories/api-call'

let service: jest.SpyInstance
beforeEach(() => {
  service = jest.spyOn(globalThis, 'fetch')
  jest.spyOn(log, 'error').mockReturnValue()
})
afterEach(() => jest.restoreAllMocks())

const body = { text: '민법 제750조' }

it('asks the service once: a text that took too long would take as long again', async () => {
  service.mockImplementation(async () =>
    Response.json({ error: { code: 'timeout', message: '', status: 408 } }, { status: 408 }),
  )
  const { status } = await read(await POST(apiRequest('/api/citations/check', body)))
  expect(status).toBe(408)
  expect(service).toHaveBeenCalledTimes(1)
})

it('checks so many texts of one address in a minute, fewer than it is searched', async () => {
  service.mockImplementation(async () => Response.json({ citations: [] }))
  const request = apiRequest('/api/citations/check', body)
  const again = () => POST(request.clone() as Request)
  const answers = await Promise.all(Array.from({ length: 31 }, again))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(service).toHaveBeenCalledTimes(30)
})
