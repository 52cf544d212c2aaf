import { openCase } from '@/components/corpus/case-panel/case-client'
import { type CaseDetail, caseDetailSchema } from '@/lib/corpus/case-schema'
import { toPublicCase } from '@/lib/corpus/public-case'
import { timing } from '@/lib/korean-law/constants'

function makeDetail(caseNumber: string): CaseDetail {
  return caseDetailSchema.parse({
    serial: 1,
    caseNumber,
    numbers: [caseNumber],
    caseName: '대여금',
    court: '대법원',
    courtLevel: 'supreme',
    judgmentDate: '2020-01-02',
    numberYear: 2019,
    caseType: '민사',
    judgmentKind: '판결',
    outcome: '상고기각',
    enBanc: false,
    importance: 'general',
    citedBy: 0,
    isSummary: false,
    sourceUrl: null,
    issues: [],
    body: '',
    articles: [],
    cases: [],
    citing: [],
    previous: [],
    subsequent: [],
    related: [],
    overruling: [],
    updatedAt: '2026-01-01',
  })
}

const fetched = jest.fn<Promise<Response>, [string]>()

function answer(status: number, body: unknown) {
  fetched.mockImplementation(async () => Response.json(body, { status }))
}

function succeed(caseNumber: string) {
  const data = toPublicCase(makeDetail(caseNumber), { metadata: true, relatedLaws: true })
  answer(200, { success: true, data, error_message: null })
}

beforeEach(() => {
  fetched.mockReset()
  global.fetch = fetched as unknown as typeof fetch
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
})

afterEach(() => jest.useRealTimers())

const ask = (number: string) => openCase({ number, serial: null })

test('a decision is asked for without the spaces in its number', async () => {
  succeed('2019다1')
  await expect(ask(' 2019 다 1 ')).resolves.toMatchObject({ state: 'success' })
  expect(decodeURIComponent(fetched.mock.calls[0]?.[0] ?? '')).toBe('/api/cases/2019다1/detail')
})

test('it is kept for ten minutes and no longer', async () => {
  succeed('2019다2')
  await ask('2019다2')
  jest.setSystemTime(Date.now() + timing.caseDetailCacheTtl - 1)
  await ask('2019다2')
  expect(fetched).toHaveBeenCalledTimes(1)
  jest.setSystemTime(Date.now() + 1)
  await ask('2019다2')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a failure is not kept', async () => {
  answer(404, { success: false, data: null, error: { code: 'caseNotFound' } })
  await expect(ask('2019다3')).resolves.toEqual({ state: 'error', code: 'caseNotFound' })
  succeed('2019다3')
  await expect(ask('2019다3')).resolves.toMatchObject({ state: 'success' })
})

test('several decisions with one number are a choice', async () => {
  const choice = {
    serial: 5,
    case_number: '2019다4',
    case_name: '대여금',
    court_name: '대법원',
    judgment_date: null,
    cited_by: 0,
  }
  answer(200, { success: true, data: null, choices: [choice] })
  await expect(ask('2019다4')).resolves.toEqual({ state: 'choices', choices: [choice] })
})

test.each([
  [504, { error: { code: 'caseTimeout' } }, 'caseTimeout'],
  [503, 'a proxy page', 'unavailable'],
  [200, { nonsense: true }, 'caseUnknown'],
])('an answer of %p is an error with a code', async (status, body, code) => {
  const full = typeof body === 'string' ? body : { success: false, ...body }
  answer(status, full)
  await expect(ask(`2019다${status}`)).resolves.toEqual({ state: 'error', code })
})

test('a lost connection is a network error, an empty number is never sent', async () => {
  fetched.mockRejectedValue(new TypeError('failed'))
  await expect(ask('2019다6')).resolves.toEqual({ state: 'error', code: 'network' })
  fetched.mockReset()
  await expect(ask('   ')).resolves.toEqual({ state: 'error', code: 'emptyCaseNumber' })
  expect(fetched).not.toHaveBeenCalled()
})
