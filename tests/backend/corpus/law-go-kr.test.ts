import { openOfficialApi } from '@/backend/corpus/law-go-kr/api-source'
import { isUnreadable } from '@/backend/corpus/source'
import { SourceError } from '@/backend/corpus/source-error'
import {
  absent,
  maintenance,
  refusal,
  type StandInDecision,
  type StandInStatute,
  startLawGoKr,
} from '@/tests/factories/law-go-kr'

const oc = 'secret.user'
const none = { decisions: new Set<string>(), editions: new Set<string>() }

const decision = (serial: number): StandInDecision => ({
  serial: String(serial),
  number: `2026다${serial}`,
  date: '2026.10.15',
  issue: '가상의 물품을 늦게 건넨 사람의 책임<br/>[2] 이자를 내는지 여부 &lt;개정 2020.1.1.&gt;',
  body: '【주&nbsp;&nbsp;문】<br/>상고를 기각한다.',
})

const statute: StandInStatute = {
  mst: '270001',
  lawId: '009999',
  title: '가상물품법',
  promulgatedOn: '20261110',
  effectiveOn: '20270101',
  units: [
    '<조문단위><조문번호>1</조문번호><조문여부>전문</조문여부><조문내용>제1장 총칙</조문내용></조문단위>',
    '<조문단위><조문번호>1</조문번호><조문여부>조문</조문여부><조문제목>목적</조문제목><조문내용><![CDATA[제1조(목적) 이 법은 물품을 다룬다.]]></조문내용></조문단위>',
    '<조문단위><조문번호>2</조문번호><조문가지번호>2</조문가지번호><조문여부>조문</조문여부><조문제목>인도</조문제목><조문내용><![CDATA[제2조의2(인도)]]></조문내용><항><항번호>①</항번호><항내용><![CDATA[① 제때 건넨다. <개정 2026.11.10.>]]></항내용><호><호번호>1.</호번호><호내용><![CDATA[1. 낮에]]></호내용><목><목번호>가.</목번호><목내용><![CDATA[가. 정오까지]]></목내용></목></호></항></조문단위>',
  ].join(''),
  addenda: '부칙 <제21000호,2026.11.10><br/>공포한 날부터 시행한다.',
}

let api: Awaited<ReturnType<typeof startLawGoKr>>
const pauses: number[] = []

const open = (held = none, id: string | undefined = oc) =>
  openOfficialApi(
    { baseUrl: api.baseUrl, oc: id, now: () => 0, sleep: async (ms) => void pauses.push(ms) },
    held,
    '2026-11-21',
  )

async function readAll(held = none) {
  const source = await open(held)
  const texts = new Map<string, string>()
  const bad = new Map<string, string>()
  for await (const entry of source.entries()) {
    if (isUnreadable(entry)) bad.set(entry.path, entry.reason)
    else texts.set(entry.path, new TextDecoder().decode(entry.bytes))
  }
  return { texts, bad }
}

async function start(decisions: StandInDecision[], statutes: StandInStatute[] = []) {
  api = await startLawGoKr({ decisions, statutes }, oc)
}

const isList = (url: URL) => url.pathname.endsWith('lawSearch.do')
const isBody = (serial: string) => (url: URL) => url.searchParams.get('ID') === serial

beforeEach(() => {
  pauses.length = 0
})
afterEach(() => api.close())

it('asks for the decisions of half a year and the statutes of a fortnight', async () => {
  await start([decision(1)], [statute])
  await readAll()
  const lists = api.asked.filter(isList).map(({ searchParams }) => Object.fromEntries(searchParams))
  expect(lists).toEqual([
    expect.objectContaining({ target: 'eflaw', ancYd: '20261107~20261121', page: '1' }),
    expect.objectContaining({ target: 'prec', prncYd: '20260525~20261121', display: '100' }),
  ])
})

it('reads a list of several pages to its end', async () => {
  await start(Array.from({ length: 230 }, (_, at) => decision(at + 1)))
  const { texts, bad } = await readAll()
  expect(texts.size).toBe(230)
  expect(bad.size).toBe(0)
})

it('writes a decision in the layout of the corpus', async () => {
  await start([decision(77)])
  const text = (await readAll()).texts.get('law.go.kr 판례 77')
  expect(text).toContain("판례일련번호: '77'\n사건번호: '2026다77'")
  expect(text).toContain('선고일자: 2026-10-15\n---')
  expect(text).toContain('책임\n[2] 이자를 내는지 여부 <개정 2020.1.1.>')
  expect(text).toContain('## 판례내용\n\n【주  문】\n상고를 기각한다.')
  expect(text).not.toContain('## 판결요지')
})

it('writes a statute in the layout of the corpus', async () => {
  await start([], [statute])
  const text = (await readAll()).texts.get('law.go.kr 법령 009999')
  expect(text).toContain("법령ID: '009999'")
  expect(text).toContain('공포일자: 2026-11-10')
  expect(text).toContain('## 제1장 총칙\n\n##### 제1조 (목적)\n\n이 법은 물품을 다룬다.')
  expect(text).toContain(
    '##### 제2조의2 (인도)\n\n**①** 제때 건넨다. <개정 2026.11.10.>\n  1\\. 낮에\n    가\\. 정오까지',
  )
  expect(text).toContain('## 부칙\n\n부칙 <제21000호,2026.11.10>')
})

it('does not ask again for what the store holds', async () => {
  await start([decision(1), decision(2)], [statute])
  const held = { decisions: new Set(['1']), editions: new Set(['270001']) }
  expect([...(await readAll(held)).texts.keys()]).toEqual(['law.go.kr 판례 2'])
})

it.each([
  ['an empty answer', { body: '' }],
  ['a maintenance page', { body: maintenance }],
  ['malformed XML', { body: '<PrecService><사건번호>2026다1</PrecService>' }],
  ['a redirect by script', { body: '<script>location.href="/error"</script>' }],
  ['status 503', { status: 503, body: 'busy' }],
  ['status 404', { status: 404, body: '' }],
])('asks again after %s', async (_name, wrong) => {
  await start([decision(1)])
  api.disturb(isBody('1'), wrong)
  const { texts, bad } = await readAll()
  expect([...texts.keys()]).toEqual(['law.go.kr 판례 1'])
  expect(bad.size).toBe(0)
  expect(pauses).toContain(1000)
})

it('names a decision that is absent or HTML only, and goes on', async () => {
  await start([decision(1), { ...decision(2), htmlOnly: true }, decision(3)])
  api.disturb(isBody('1'), { body: absent })
  const { texts, bad } = await readAll()
  expect([...texts.keys()]).toEqual(['law.go.kr 판례 3'])
  expect(bad.get('law.go.kr 판례 1')).toMatch(/일치하는 판례가 없습니다/)
  expect(bad.get('law.go.kr 판례 2')).toBe('published as HTML only')
})

describe('is unusable, never empty,', () => {
  const reasonOf = (run: () => Promise<unknown>) =>
    run().then(
      () => 'no error',
      (error: unknown) => (error instanceof SourceError ? error.message : String(error)),
    )

  it('when the user is refused, without a second try', async () => {
    await start([decision(1)])
    const reason = await reasonOf(() => open(none, 'someone-else'))
    expect(reason).toMatch(/사용자 정보 검증에 실패.*LAW_GO_KR_OC/)
    expect(api.asked).toHaveLength(1)
  })

  it('when there is no user id', async () => {
    await start([])
    expect(
      await reasonOf(() =>
        openOfficialApi(
          { baseUrl: api.baseUrl, oc: undefined, now: () => 0, sleep: async () => {} },
          none,
          '2026-11-21',
        ),
      ),
    ).toMatch(/LAW_GO_KR_OC is not set/)
  })

  it.each([
    ['a maintenance page', maintenance],
    ['an empty answer', ''],
    ['an absence instead of a list', absent],
    ['a list without its root', '<?xml version="1.0"?><Other><totalCnt>0</totalCnt></Other>'],
  ])('when the list stays %s', async (_name, body) => {
    await start([decision(1)])
    for (let attempt = 0; attempt < 4; attempt += 1) api.disturb(isList, { body })
    expect(await reasonOf(open)).toMatch(/^law\.go\.kr: /)
  })

  it('when the list ends before its end', async () => {
    await start([decision(1)])
    const cut = '<LawSearch><totalCnt>3</totalCnt><page>1</page></LawSearch>'
    api.disturb(isList, { body: cut })
    expect(await reasonOf(open)).toMatch(/ends after 0 of 3/)
  })

  it('when body after body fails', async () => {
    await start(Array.from({ length: 8 }, (_, at) => decision(at + 1)))
    const source = await open()
    for (let at = 0; at < 40; at += 1) api.disturb(() => true, { body: maintenance })
    expect(
      await reasonOf(async () => {
        for await (const _entry of source.entries());
      }),
    ).toMatch(/maintenance/)
  })

  it('and its messages never show the user id', async () => {
    await start([decision(1)])
    api.disturb(isList, { body: `{"result":"OC=${oc} is unknown"}` })
    const reason = await reasonOf(open)
    expect(reason).toContain('OC=***')
    expect(reason).not.toContain(oc)
    expect(refusal).not.toContain(oc)
  })
})
