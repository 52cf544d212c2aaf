import type { Sql } from '@/backend/db'
import { decisionFile, statuteFile } from '@/tests/factories/corpus-files'
import { createImportStore, type ImportStore, memorySource } from '@/tests/factories/import-run'

let store: ImportStore
let sql: Sql

beforeEach(async () => {
  store = await createImportStore()
  sql = store.sql
})
afterEach(() => store.close())

type File = Parameters<typeof decisionFile>[0]

const load = (
  decisions: File[],
  statutes: Parameters<typeof statuteFile>[0][] = [],
  excluded: string[] = [],
) =>
  store.run(
    memorySource(
      new Map([
        ...decisions.map((file) => [`${file.serial}.md`, decisionFile(file)] as const),
        ...statutes.map((file, at) => [`law${at}.md`, statuteFile(file)] as const),
      ]),
    ),
    { excluded },
  )

const targets = async (serial: number) =>
  (
    await sql<{ number: string; target: number | null }[]>`
      select number, target from legal.decision_citations where serial = ${serial} order by position`
  ).map(({ number, target }) => [number, target])

const citing = (serial: number, cases: string, over: Partial<File> = {}): File => ({
  serial,
  number: `2022다${serial}`,
  date: '2022-03-10',
  cases,
  ...over,
})

describe('a decision cited', () => {
  const first: File = { serial: 1, number: '2015다100', date: '2017-01-12' }

  it('is found by its number, by every member of it, and counted once for each that cites it', async () => {
    await load([
      { ...first, number: '2015다100, 117' },
      citing(2, '대법원 2017. 1. 12. 선고 2015다100, 117 판결'),
      citing(3, '대법원 2017. 1. 12. 선고 2015다117 판결'),
    ])
    expect(await targets(2)).toEqual([
      ['2015다100', 1],
      ['2015다117', 1],
    ])
    expect(await targets(3)).toEqual([['2015다117', 1]])
    const [row] = await sql`select cited_by from legal.decisions where serial = 1`
    expect(row?.cited_by).toBe(2)
  })

  it('is resolved by court and date when its number is shared', async () => {
    await load([
      { serial: 1, number: '95누100', court: '서울고등법원', date: '1996-02-01' },
      { serial: 2, number: '95누100', court: '대법원', date: '1997-05-09' },
      citing(3, '대법원 1997. 5. 9. 선고 95누100 판결'),
      citing(4, '서울고등법원 1996. 2. 1. 선고 95누100 판결'),
    ])
    expect(await targets(3)).toEqual([['95누100', 2]])
    expect(await targets(4)).toEqual([['95누100', 1]])
  })

  it('stays open when two of one court and no matching date share the number', async () => {
    await load([
      { serial: 1, number: '95다100', date: '1996-02-01' },
      { serial: 2, number: '95다100', date: '1997-05-09' },
      citing(3, '대법원 1999. 9. 9. 선고 95다100 판결'),
    ])
    expect(await targets(3)).toEqual([['95다100', null]])
  })

  it('that was published twice is one: the record with headnotes', async () => {
    await load([
      { serial: 1, number: '92다508', date: '1993-02-23', issue: '', gist: '', articles: '' },
      { serial: 2, number: '92다508', date: '1993-02-23' },
      citing(3, '대법원 1993. 2. 23. 선고 92다508 판결'),
    ])
    expect(await targets(3)).toEqual([['92다508', 2]])
  })

  it('is not taken for the decision of another court on another day', async () => {
    await load([
      { serial: 1, number: '95누100', court: '대법원', date: '1997-05-09' },
      citing(2, '서울고등법원 1996. 2. 1. 선고 95누100 판결'),
    ])
    expect(await targets(2)).toEqual([['95누100', null]])
  })

  it('is linked although its date is cited wrongly', async () => {
    await load([first, citing(2, '대법원 2017. 1. 21. 선고 2015다100 판결')])
    expect(await targets(2)).toEqual([['2015다100', 1]])
  })

  it('is no longer linked nor counted when a decision is taken out', async () => {
    const files = [first, citing(2, '대법원 2017. 1. 12. 선고 2015다100 판결')]
    await load(files)
    await load(files, [], ['1'])
    expect(await targets(2)).toEqual([['2015다100', null]])
    await load(files)
    await load(files, [], ['2'])
    const [row] = await sql`select cited_by, importance from legal.decisions where serial = 1`
    expect(row).toEqual({ cited_by: 0, importance: 'general' })
  })

  it('is known as en banc from those who cite it so', async () => {
    await load([
      first,
      { serial: 5, number: '2015다555', date: '2017-01-12' },
      citing(
        2,
        '대법원 2017. 1. 12. 선고 2015다100 전원합의체 판결, 대법원 2017. 1. 12. 선고 2015다555 판결',
      ),
    ])
    const rows =
      await sql`select serial, en_banc from legal.decisions where serial in (1, 5) order by 1`
    expect(rows.map(({ en_banc }) => en_banc)).toEqual([true, false])
  })

  it('is graded by how often it is cited compared with the others', async () => {
    const cited = Array.from({ length: 40 }, (_, at) => at + 1)
    await load([
      ...cited.map((serial) => ({ serial, number: `2010다${serial}`, date: '2012-01-12' })),
      ...cited.map((times) =>
        citing(
          100 + times,
          cited
            .filter((serial) => serial >= times)
            .map((serial) => `대법원 2012. 1. 12. 선고 2010다${serial} 판결`)
            .join(', '),
        ),
      ),
    ])
    const rows = await sql<{ importance: string }[]>`
      select importance from legal.decisions where serial <= 40 order by cited_by`
    const order = ['general', 'low', 'medium', 'high']
    const grades = rows.map(({ importance }) => order.indexOf(importance))
    expect(grades).toEqual([...grades].sort())
    expect(new Set(grades).size).toBeGreaterThan(2)
    const [never] = await sql`select importance from legal.decisions where serial = 140`
    expect(never?.importance).toBe('general')
  })
})

describe('history', () => {
  const lower: File = { serial: 1, number: '2014나1528', court: '광주고등법원', date: '2016-11-25' }
  const upper: File = {
    serial: 2,
    number: '2016다278579',
    date: '2022-02-17',
    body: '【원심판결】 광주고법 2016. 11. 25. 선고 2014나1528 판결\n【주    문】\n  상고를 기각한다.',
  }
  const links = async () =>
    (
      await sql`select serial, relation, number, target from legal.case_history order by serial, position`
    ).map((row) => ({ ...row }))

  it('runs both ways between decisions of the corpus, however often it is imported', async () => {
    await load([lower, upper])
    const both = [
      { serial: 1, relation: 'subsequent', number: '2016다278579', target: 2 },
      { serial: 2, relation: 'previous', number: '2014나1528', target: 1 },
    ]
    expect(await links()).toEqual(both)
    await load([lower, { ...upper, name: '수익금' }])
    expect(await links()).toEqual(both)
  })

  it('keeps a lower decision that was not published by its name', async () => {
    await load([upper])
    expect(await links()).toEqual([
      { serial: 2, relation: 'previous', number: '2014나1528', target: null },
    ])
  })
})

describe('statutes', () => {
  it('of one title: the one promulgated last is current and is what a citation means', async () => {
    await load(
      [{ serial: 1, articles: '가상물품법 제3조' }],
      [
        { lawId: '000001', promulgatedOn: '1997-03-13', articles: { 제1조: '옛 글' } },
        { lawId: '000002', promulgatedOn: '2019-01-15' },
      ],
    )
    const rows = await sql`select law_id, current from legal.laws order by law_id`
    expect(rows.map(({ current }) => current)).toEqual([false, true])
    const [cited] = await sql`select law_id, article_no from legal.article_citations`
    expect(cited).toEqual({ law_id: '000002', article_no: '3' })
    const [article] = await sql`
      select cited_by from legal.articles where law_id = '000002' and no = '3'`
    expect(article?.cited_by).toBe(1)
  })

  it('that take effect later are pending', async () => {
    await load(
      [],
      [
        { lawId: '000001', effectiveOn: '2026-11-21' },
        { lawId: '000002', title: '뒷날법', effectiveOn: '2026-11-22' },
      ],
    )
    const rows = await sql`select pending from legal.laws order by law_id`
    expect(rows.map(({ pending }) => pending)).toEqual([false, true])
  })
})

it('gathers sentences that change an earlier decision, when that decision is here', async () => {
  const body = [
    '【주    문】\n  상고를 기각한다.',
    '【이    유】\n  이와 달리 가상의 물품에 관하여 다른 뜻을 밝힌 대법원 2017. 1. 12. 선고 2015다100 판결 등은 이 판결의 견해에 배치되는 범위 내에서 이를 변경하기로 한다.',
    '대법원장 김가상(재판장) 대법관 이가상',
  ].join('\n')
  await load([
    { serial: 1, number: '2015다100', date: '2017-01-12' },
    { serial: 2, number: '2018다200', date: '2021-06-10', body },
  ])
  const rows = await sql`select serial, by_serial, sentence from legal.overruling_candidates`
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ serial: 1, by_serial: 2 })
  expect(rows[0]?.sentence).toContain('변경하기로 한다')
})
