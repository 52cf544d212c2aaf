import { openOfficialApi } from '@/backend/corpus/law-go-kr/api-source'
import { loadStoredTexts } from '@/backend/corpus/open-named'
import { decisionFile, statuteFile } from '@/tests/factories/corpus-files'
import {
  createImportStore,
  type ImportStore,
  memorySource,
  today,
} from '@/tests/factories/import-run'
import { startLawGoKr } from '@/tests/factories/law-go-kr'

let store: ImportStore
let api: Awaited<ReturnType<typeof startLawGoKr>>

const article = (no: number, text: string) =>
  `<조문단위><조문번호>${no}</조문번호><조문여부>조문</조문여부><조문제목>가상</조문제목><조문내용><![CDATA[제${no}조(가상) ${text}]]></조문내용></조문단위>`

beforeEach(async () => {
  store = await createImportStore()
  api = await startLawGoKr(
    {
      decisions: [
        {
          serial: '900001',
          number: '2026다77, 78',
          date: '2026.10.15',
          issue: '[1] 늦은 인도의 책임<br/>[2] 이자를 내는지 여부(적극)',
          body: '【원심판결】 서울고법 2025. 3. 4. 선고 2024나5 판결<br/>【주    문】<br/>  원심판결을 파기하고, 사건을 서울고등법원에 환송한다.',
        },
      ],
      statutes: [
        {
          mst: '270001',
          lawId: '000001',
          title: '가상물품법',
          promulgatedOn: '20261110',
          effectiveOn: '20270101',
          units:
            article(1, '이 법은 물품을 다룬다.') + article(3, '제때 건넨다. <개정 2026.11.10.>'),
          addenda: '부칙 <제16254호,2019.1.15><br/>부칙 <제21000호,2026.11.10>',
        },
      ],
    },
    'someone',
  )
})
afterEach(async () => {
  await store.close()
  await api.close()
})

const refresh = async () =>
  store.run(
    await openOfficialApi(
      { baseUrl: api.baseUrl, oc: 'someone', now: () => 0, sleep: async () => {} },
      await loadStoredTexts(store.sql, new Set()),
      today,
    ),
  )

it('adds new decisions and replaces editions, and asks for nothing twice', async () => {
  const held = new Map([
    ['a.md', decisionFile({ serial: 1 })],
    ['b.md', statuteFile({ lawId: '000001', promulgatedOn: '2019-01-15' })],
  ])
  await store.run(memorySource(held))
  const first = await refresh()
  expect(first.counts).toMatchObject({ decisions: 1, laws: 1, bad: 0 })
  const [decision] = await store.sql`
    select case_number, court, judgment_date, outcome, jsonb_array_length(issues) as issues
    from legal.decisions where serial = 900001`
  expect(decision).toEqual({
    case_number: '2026다77, 78',
    court: '대법원',
    judgment_date: '2026-10-15',
    outcome: '파기환송',
    issues: 2,
  })
  const [law] = await store.sql`select promulgated_on, mst, pending from legal.laws`
  expect(law).toEqual({ promulgated_on: '2026-11-10', mst: '270001', pending: true })
  const articles = await store.sql`select no, pending from legal.articles order by position`
  expect(articles.map((row) => [row.no, row.pending])).toEqual([
    ['1', false],
    ['3', true],
  ])
  const before = api.asked.length
  const second = await refresh()
  expect(second.counts).toMatchObject({ decisions: 0, laws: 0, bad: 0 })
  expect(second.finished).toBe(false)
  expect(api.asked.slice(before).every(({ pathname }) => pathname.endsWith('lawSearch.do'))).toBe(
    true,
  )
})

it('settles a pending amendment on the day it takes effect, with nothing new to read', async () => {
  const statute = statuteFile({
    lawId: '000001',
    promulgatedOn: '2026-11-10',
    effectiveOn: '2027-01-01',
    articles: {
      제1조: '이 법은 물품을 다룬다.',
      제2조: '삭제 <2026.11.10>',
      제3조: '제때. <개정 2026.11.10>',
    },
  }).replace('## 부칙\n', '## 부칙\n\n부칙 <제1호,2019.1.15>\n\n부칙 <제2호,2026.11.10>\n')
  const source = () => memorySource(new Map([['a.md', statute]]))
  const states = async () =>
    (await store.sql`select no, pending, repealed from legal.articles order by position`).map(
      ({ no, pending, repealed }) => [no, pending, repealed],
    )
  await store.run(source(), { day: '2026-12-31' })
  expect(await states()).toEqual([
    ['1', false, false],
    ['2', true, false],
    ['3', true, false],
  ])
  const later = await store.run(source(), { day: '2027-01-01' })
  expect(later.counts).toMatchObject({ laws: 0, unchanged: 1 })
  expect(later.finished).toBe(true)
  expect(await states()).toEqual([
    ['1', false, false],
    ['2', false, true],
    ['3', false, false],
  ])
})
