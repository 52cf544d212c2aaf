import { BadSourceError } from '@/backend/corpus/front-matter'
import { parseDecision } from '@/backend/corpus/parse-decision'
import { type DecisionFile, decisionFile } from '@/tests/factories/corpus-files'

const parse = (over: Partial<DecisionFile> = {}) =>
  parseDecision(decisionFile({ serial: 7, ...over }))

describe('a decision', () => {
  it('has what its head says, normalised', () => {
    const parsed = parse({
      number: '2000므1257(본소), 1264(반소)',
      court: '서울고법',
      date: '20010614',
    })
    expect(parsed).toMatchObject({
      serial: 7,
      caseNumber: '2000므1257(본소), 1264(반소)',
      firstNumber: '2000므1257',
      numbers: ['2000므1257', '2000므1264'],
      court: '서울고등법원',
      courtLevel: 'high',
      judgmentDate: '2001-06-14',
      numberYear: 2000,
      isSummary: false,
    })
    expect(parsed.sourceHash).toMatch(/^[0-9a-f]{64}$/)
  })

  it('does without a date: the year of its number stays', () => {
    expect(parse({ date: null, number: '4290형상298' })).toMatchObject({
      judgmentDate: null,
      numberYear: 1957,
    })
  })

  it('does without headnotes', () => {
    const parsed = parse({ issue: '', gist: '', articles: '', cases: '' })
    expect(parsed.issues).toEqual([])
    expect(parsed.articleCitations).toEqual([])
  })

  it.each([
    ['주문과 같이 판결한다.', '판결'],
    ['주문과 같이 결정한다.', '결정'],
  ])('reads how it was decided from %s', (body, kind) => {
    expect(parse({ body }).judgmentKind).toBe(kind)
  })

  it('knows the usual form of its code where the text does not tell', () => {
    expect(parse({ number: '2019마123', body: '이유.' }).judgmentKind).toBe('결정')
  })

  it('sees the full bench by the Chief Justice in the chair', () => {
    expect(parse({ body: '이유.\n대법원장 홍길동(재판장) 김갑동' }).enBanc).toBe(true)
    expect(parse({ body: '이유.\n대법관 홍길동(재판장) 김갑동' }).enBanc).toBe(false)
  })

  it('keeps headings inside the text as text', () => {
    const { body, articleText } = parse({
      articles: '',
      body: '이유는 다음과 같다.\n## 참조조문\n끝.',
    })
    expect(body).toBe('이유는 다음과 같다.\n## 참조조문\n끝.')
    expect(articleText).toBe('')
  })
})

describe('issues with their articles and cases', () => {
  const parsed = parse({
    issue: '[1] 첫째 쟁점\n[2] 둘째 쟁점',
    gist: '[1] 첫째 요지',
    articles: '[1] 민법 제1조, 제2조 / [2] 같은 법 제3조',
    cases: '[1][2] 대법원 1990. 1. 1. 선고 90다1 판결, 1991. 2. 2. 선고 91다2 판결',
  })

  it('hangs each reference on its issue', () => {
    expect(parsed.issues).toEqual([
      {
        no: 1,
        issue: '첫째 쟁점',
        gist: '첫째 요지',
        articles: ['민법 제1조', '민법 제2조'],
        cases: ['대법원 1990. 1. 1. 선고 90다1 판결', '1991. 2. 2. 선고 91다2 판결'],
      },
      {
        no: 2,
        issue: '둘째 쟁점',
        gist: '',
        articles: ['같은 법 제3조'],
        cases: ['대법원 1990. 1. 1. 선고 90다1 판결', '1991. 2. 2. 선고 91다2 판결'],
      },
    ])
  })

  it('gives rows by issue, positions in order', () => {
    expect(
      parsed.articleCitations.map((c) => [c.position, c.issueNo, c.lawName, c.articleNo]),
    ).toEqual([
      [0, 1, '민법', '1'],
      [1, 1, '민법', '2'],
      [2, 2, '민법', '3'],
    ])
    expect(parsed.decisionCitations.map((c) => [c.position, c.issueNo, c.number, c.court])).toEqual(
      [
        [0, 1, '90다1', '대법원'],
        [1, 2, '90다1', '대법원'],
        [2, 1, '91다2', '대법원'],
        [3, 2, '91다2', '대법원'],
      ],
    )
  })

  it('keeps references without number beside numbered issues', () => {
    const { issues } = parse({
      issue: '[1] 가\n[2] 나',
      gist: '',
      articles: '민법 제1조',
      cases: '',
    })
    expect(issues.at(-1)).toEqual({
      no: null,
      issue: '',
      gist: '',
      articles: ['민법 제1조'],
      cases: [],
    })
  })
})

describe('what the body adds', () => {
  const parsed = parse({
    articles: '민법 제1조',
    cases: '대법원 1990. 1. 1. 선고 90다1 판결',
    body: [
      '【원심판결】 서울고법 2019. 6. 19. 선고 2018나100 판결',
      '【주 문】 상고를 기각한다.',
      '【이 유】 민법 제1조와 제9조를 본다(대법원 1990. 1. 1. 선고 90다1 판결, 당원 1995. 1. 1. 선고 94다1 전원합의체 판결 참조).',
      '원심판결(서울고법 2018나100)은 정당하다. 민법 제9조가 그렇다. 2020다7 판결.',
    ].join('\n'),
  })

  it('takes each article once, after those of the headnote', () => {
    expect(parsed.articleCitations.map((c) => [c.source, c.articleNo])).toEqual([
      ['headnote', '1'],
      ['body', '9'],
    ])
  })

  it('takes decisions that are neither in the headnote nor of the same case', () => {
    expect(parsed.decisionCitations.map((c) => [c.source, c.number, c.court, c.enBanc])).toEqual([
      ['headnote', '90다1', '대법원', false],
      ['body', '94다1', '대법원', true],
    ])
  })

  it('reads history and outcome', () => {
    expect(parsed.history).toEqual([
      { relation: 'previous', court: '서울고등법원', number: '2018나100', date: '2019-06-19' },
    ])
    expect(parsed.outcome).toBe('상고기각')
  })
})

describe('a bad file', () => {
  it.each([
    ['', 'no-front-matter'],
    [decisionFile({ serial: 1, number: '없음' }), 'bad-case-number'],
    [decisionFile({ serial: 1, court: '' }), 'court'],
    [decisionFile({ serial: 1 }).replace("'1'", "'하나'"), 'serial'],
    [decisionFile({ serial: 1 }).replace('---\n\n#', '#'), 'unclosed-front-matter'],
  ])('%#', (text, reason) => {
    expect(() => parseDecision(text)).toThrow(BadSourceError)
    expect(() => parseDecision(text)).toThrow(reason)
  })

  it('reads a line of a million characters', () => {
    expect(parse({ body: `【이 유】 ${'가나다 '.repeat(250_000)}` }).body.length).toBeGreaterThan(
      900_000,
    )
  })
})
