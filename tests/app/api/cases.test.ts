import * as detail from '@/app/api/cases/[caseNumber]/detail/route'
import * as summary from '@/app/api/cases/[caseNumber]/summary/route'
import * as byBody from '@/app/api/cases/detail/route'
import { log } from '@/lib/log'
import { apiRequest, connectFetch, read } from '@/tests/factories/api-call'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'

let service: LegalApp
let fetched: jest.SpyInstance
beforeAll(async () => {
  service = await createLegalApp()
})
afterAll(() => service.drop())
beforeEach(() => {
  fetched = connectFetch(service)
  jest.spyOn(log, 'warn').mockReturnValue()
  jest.spyOn(log, 'error').mockReturnValue()
})
afterEach(() => jest.restoreAllMocks())

function getDetail(caseNumber: string, query = '') {
  const request = apiRequest(`/api/cases/x/detail${query}`)
  return detail.GET(request, { params: Promise.resolve({ caseNumber }) }).then(read)
}
function getSummary(caseNumber: string) {
  const request = apiRequest('/api/cases/x/summary')
  return summary.GET(request, { params: Promise.resolve({ caseNumber }) }).then(read)
}
function postDetail(body: unknown) {
  return byBody.POST(apiRequest('/api/cases/detail', body)).then(read)
}

describe('detail', () => {
  it('answers the fields of the specification', async () => {
    const { status, body } = await getDetail('2004다34929')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, error_message: null })
    expect(body.data).toMatchObject({
      case_number: '2004다34929',
      court_name: '대법원',
      court_level: 'supreme',
      judgment_date: '2005-07-15',
      judgment_result: '상고기각',
      key_points: ['손해배상의 판단 기준', '위자료의 산정'],
      summary: '[1] 과실이 있어야 한다.\n[2] 법원이 재량으로 정한다.',
      importance_level: 'high',
      legal_fields: ['민사'],
      previous_cases: [{ case_number: '2003나555', serial: null }, { case_number: '2003가합100' }],
    })
    expect(body.data.referenced_laws).toHaveLength(2)
  })

  it('leaves out what is not wanted', async () => {
    const { body } = await getDetail(
      '2004다34929',
      '?include_metadata=false&include_related_laws=0',
    )
    expect(body.data.importance_level).toBeUndefined()
    expect(body.data.referenced_laws).toBeUndefined()
  })

  it('takes a number percent-encoded or with spaces', async () => {
    expect((await getDetail(encodeURIComponent('2004 다 34929'))).body.data.serial).toBe(101)
    expect((await postDetail({ case_number: ' 2004다 34929 ' })).body.data.serial).toBe(101)
  })

  it('answers the choices when several decisions bear the number, and one by court or serial', async () => {
    const { status, body } = await getDetail('2010가합7')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, data: null })
    expect(body.choices.map((choice: { serial: number }) => choice.serial)).toEqual([105, 104])
    const court = encodeURIComponent('부산지방법원')
    expect((await getDetail('2010가합7', `?court=${court}`)).body.data.serial).toBe(105)
    expect((await postDetail({ case_number: '2010가합7', serial: 104 })).body.data.serial).toBe(104)
  })

  it('says that there is none', async () => {
    expect(await getDetail('2099다1')).toMatchObject({
      status: 404,
      body: {
        success: false,
        data: null,
        error_message: "판례번호 '2099다1'에 해당하는 문서를 찾을 수 없습니다.",
        error: { code: 'caseNotFound' },
      },
    })
  })

  it.each([
    [{}, '사건번호가 입력되지 않았습니다'],
    [{ case_number: null }, '사건번호가 입력되지 않았습니다'],
    [{ case_number: 2023 }, '사건번호는 문자열이어야 합니다'],
    [{ case_number: ['2023다1'] }, '사건번호는 문자열이어야 합니다'],
    [{ case_number: '  ' }, '사건번호가 비어있습니다'],
    [{ case_number: '가' }, '올바른 판례번호 형식이 아닙니다. (예: 2023다12345)'],
    [{ case_number: '2023\0다1' }, '올바른 판례번호 형식이 아닙니다. (예: 2023다12345)'],
    [{ case_number: "1' or '1'='1" }, '올바른 판례번호 형식이 아닙니다. (예: 2023다12345)'],
    [{ case_number: '9'.repeat(10_000) }, '올바른 판례번호 형식이 아닙니다. (예: 2023다12345)'],
    [{ case_number: '2023다1', serial: 'x' }, '입력 데이터를 확인해주세요.'],
    [{ case_number: '2023다1', include_metadata: 'maybe' }, '입력 데이터를 확인해주세요.'],
    ['{"case_number":', '입력 데이터를 확인해주세요.'],
    ['', '입력 데이터를 확인해주세요.'],
    ['[]', '입력 데이터를 확인해주세요.'],
  ])('refuses %j', async (body, message) => {
    const answer = await postDetail(body)
    expect(answer).toMatchObject({ status: 400, body: { success: false, error_message: message } })
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    [
      new DOMException('late', 'TimeoutError'),
      504,
      '판례 조회가 지연되고 있습니다. 잠시 후 다시 시도해주세요.',
    ],
    [new TypeError('connect ECONNREFUSED 10.0.0.7'), 500, '판례 조회에 실패했습니다.'],
  ])('words a failure behind it: %s', async (thrown, status, message) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] })
    fetched.mockRejectedValue(thrown)
    const answering = getDetail('2015다9999')
    await jest.advanceTimersByTimeAsync(3000)
    jest.useRealTimers()
    const answer = await answering
    expect(answer).toMatchObject({ status, body: { error_message: message } })
    expect(JSON.stringify(answer.body)).not.toContain('ECONNREFUSED')
    expect(fetched).toHaveBeenCalledTimes(3)
  })
})

describe('summary', () => {
  it('answers issues and gists', async () => {
    const { body } = await getSummary('2004다34929')
    expect(body.data).toMatchObject({
      serial: 101,
      key_points: ['손해배상의 판단 기준', '위자료의 산정'],
    })
    expect(body.data.full_text).toBeUndefined()
  })

  it('puts its failure into an error object with a message', async () => {
    fetched.mockResolvedValue(Response.json({ error: { code: 'server' } }, { status: 500 }))
    const answer = await getSummary('2004다34929')
    expect(answer.body.error.message).toBe('판례 요약 조회에 실패했습니다.')
  })

  it('words a bad number its own way', async () => {
    expect((await getSummary('%20')).body.error.message).toBe('사건번호가 필요합니다.')
    expect((await getSummary('x')).body.error.message).toBe(
      '올바른 사건번호 형식이 아닙니다. (예: 2019가합32576)',
    )
  })
})
