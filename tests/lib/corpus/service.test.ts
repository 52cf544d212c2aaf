import { readCaseByNumber, readLaw } from '@/lib/corpus/data'
import { loadSearch } from '@/lib/corpus/loaders'
import { reportDecision } from '@/lib/corpus/mutations'
import { parseSearch } from '@/lib/corpus/search-request-schema'
import {
  cacheCounters,
  findCase,
  getSearchCollections,
  getSearchTypes,
  search,
  sendReport,
} from '@/lib/corpus/service'
import { log } from '@/lib/log'

let fetched: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] })
  fetched = jest.spyOn(globalThis, 'fetch')
  jest.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function answer(body: unknown, status = 200) {
  fetched.mockImplementation(async () => Response.json(body, { status }))
}
function failure(code: string, status: number) {
  answer({ error: { code } }, status)
}

/** Lets a call run through its waits, and answers how it ended. */
async function ended<T>(call: Promise<T>): Promise<T | { code: string }> {
  const settled = call.catch((error: { code: string }) => ({ code: error.code }))
  await jest.advanceTimersByTimeAsync(10_000)
  return settled
}

function request(query: string) {
  const parsed = parseSearch({ query })
  if (!parsed.ok) throw parsed.error
  return parsed.request
}

const choices = { found: 'many', choices: [] }

it('asks for types and collections once in five minutes', async () => {
  answer({ types: ['all'] })
  const before = cacheCounters().general
  await getSearchTypes()
  await getSearchTypes()
  answer({ collections: [] })
  await getSearchCollections()
  expect(fetched).toHaveBeenCalledTimes(2)
  const { hits, misses } = cacheCounters().general
  expect([hits - before.hits, misses - before.misses]).toEqual([1, 2])
})

it('keeps a decision, unless caching is off', async () => {
  answer(choices)
  await findCase('2001다1')
  await findCase('2001 다 1')
  expect(fetched).toHaveBeenCalledTimes(1)
  await findCase('2001다1', {}, false)
  await findCase('2001다1', { serial: 7 })
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(fetched.mock.calls[2]?.[0]).toContain('/cases/2001%EB%8B%A41?serial=7')
})

it.each(['timeout', 'rateLimit', 'server', 'badGateway', 'unavailable', 'gatewayTimeout'])(
  'searches three times in all on %s',
  async (code) => {
    failure(code, 500)
    expect(await ended(search(request('손해배상')))).toEqual({ code })
    expect(fetched).toHaveBeenCalledTimes(3)
  },
)

it('asks for a decision again only when the connection failed', async () => {
  failure('server', 500)
  expect(await ended(findCase('2001다2'))).toEqual({ code: 'server' })
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockClear()
  fetched.mockRejectedValue(new TypeError('fetch failed'))
  expect(await ended(findCase('2001다2'))).toEqual({ code: 'unavailable' })
  expect(fetched).toHaveBeenCalledTimes(3)
})

it('takes "there is none" as an answer, at once', async () => {
  failure('caseNotFound', 404)
  expect(await ended(readCaseByNumber('2001다3'))).toBeNull()
  failure('notFound', 404)
  expect(await ended(readLaw('없는법'))).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('never sends a report twice', async () => {
  fetched.mockRejectedValue(new TypeError('fetch failed'))
  const report = { serial: 1, kind: 'text' as const, message: '글자가 다릅니다' }
  expect(await ended(sendReport(report))).toEqual({ code: 'unavailable' })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(await ended(reportDecision(report))).toEqual({ ok: false, reason: 'unavailable' })
  expect(await reportDecision({ serial: 'x' })).toEqual({ ok: false, reason: 'validation' })
})

it('gives a page its failed search as a value', async () => {
  expect(await loadSearch({})).toEqual({ state: 'idle' })
  const tooShort = { state: 'failed', code: 'queryTooShort', request: null }
  expect(await loadSearch({ query: '법' })).toEqual(tooShort)
  failure('unavailable', 503)
  expect(await ended(loadSearch({ query: '손해배상' }))).toMatchObject({
    state: 'failed',
    code: 'unavailable',
    request: { query: '손해배상' },
  })
})
