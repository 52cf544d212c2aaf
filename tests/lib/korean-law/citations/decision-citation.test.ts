import { extractDecisionCitations } from '@/lib/korean-law/citations/decision-citation'

function seen(text: string, self?: string) {
  return extractDecisionCitations(text, self ? { self } : {}).map((c) => ({
    court: c.court,
    date: c.date,
    numbers: c.numbers.map(({ number }) => number),
    kind: c.kind,
    enBanc: c.enBanc,
  }))
}

const one = (
  court: string | null,
  date: string | null,
  numbers: (string | null)[],
  kind: string | null,
  enBanc = false,
) => [{ court, date, numbers, kind, enBanc }]

describe('one citation', () => {
  it.each([
    [
      '대법원 2023. 5. 18. 선고 2022다12345 판결',
      one('대법원', '2023-05-18', ['2022다12345'], '판결'),
    ],
    [
      '대법원 2018. 10. 18. 선고 2013다61381 전원합의체 판결',
      one('대법원', '2018-10-18', ['2013다61381'], '판결', true),
    ],
    ['대법원 2020. 1. 2.자 2019마123 결정', one('대법원', '2020-01-02', ['2019마123'], '결정')],
    ['대법원 2003. 11. 14자 2003마1116 결정', one('대법원', '2003-11-14', ['2003마1116'], '결정')],
    [
      '헌법재판소 1994. 7. 29. 선고 92헌바49, 52 결정',
      one('헌법재판소', '1994-07-29', ['92헌바49', '92헌바52'], '결정'),
    ],
    ['헌재 2011. 8. 30. 2006헌마788', one('헌법재판소', '2011-08-30', ['2006헌마788'], null)],
    ['대판 2005.1.2, 2004다1', one('대법원', '2005-01-02', ['2004다1'], null)],
    ['1957. 10. 25. 선고, 4290형상298 판결', one(null, '1957-10-25', ['4290형상298'], '판결')],
    ['대법원(1975.9.23. 선고 75누8 판결)', one('대법원', '1975-09-23', ['75누8'], '판결')],
    [
      '서울고법(춘천) 2012. 1. 3. 선고 2011누33 판결',
      one('서울고등법원(춘천)', '2012-01-03', ['2011누33'], '판결'),
    ],
    [
      '대법원 2000. 10. 27. 선고 2000므1257(본소), 1264(반소) 판결',
      one('대법원', '2000-10-27', ['2000므1257', '2000므1264'], '판결'),
    ],
    [
      '대법원 ２０２３. 5. 18. 선고 ２０２２다１２３ 판결',
      one('대법원', '2023-05-18', ['2022다123'], '판결'),
    ],
    ['대법원 2023. 2. 30. 선고 2022다12345 판결', one('대법원', null, ['2022다12345'], '판결')],
    [
      '대법원 2023. 5. 18. 선고 2022뷁12345 판결',
      one('대법원', '2023-05-18', ['2022뷁12345'], '판결'),
    ],
    ['대법원 5000다1 판결', one('대법원', null, [null], '판결')],
    ['위 2022다12345 사건', one(null, null, ['2022다12345'], null)],
  ])('%s', (text, expected) => {
    expect(seen(text)).toEqual(expected)
  })

  it('has the range of the text it stands in', () => {
    const text = '원심은 대법원 2023. 5. 18. 선고 2022다12345 판결(공2023하, 1)을 들었다.'
    const [citation] = extractDecisionCitations(text)
    expect(text.slice(citation?.start, citation?.end)).toBe(
      '대법원 2023. 5. 18. 선고 2022다12345 판결',
    )
  })
})

describe('what is no citation', () => {
  it.each([
    '2005년 12월 24일에 3명이 왔다',
    '제12조 제3항과 제20조',
    '기온이 80도 20분 동안 이어졌다',
    '10과 20을 더한다',
    '금 50만 2000원',
  ])('%s', (text) => {
    expect(seen(text)).toEqual([])
  })
})

describe('lists of citations', () => {
  it('gives the court to those that leave it out', () => {
    const text =
      '대법원 1990. 1. 1. 선고 90다1 판결(공1990, 22), 1991. 2. 2. 선고 91다2 판결 등 참조'
    expect(seen(text).map(({ court }) => court)).toEqual(['대법원', '대법원'])
  })

  it('does not carry a court over a sentence', () => {
    const text =
      '대법원 1990. 1. 1. 선고 90다1 판결은 이를 밝혔다. 한편 1991. 2. 2. 선고 91다2 판결도 있다.'
    expect(seen(text).map(({ court }) => court)).toEqual(['대법원', null])
  })

  it('reads 당원 as the court that speaks and 같은 법원 as the one before', () => {
    const text = '당원 1990.1.1. 선고 90다1 판결 및 같은 법원 1991.1.1. 선고 91다3 판결'
    expect(seen(text, '대법원').map(({ court }) => court)).toEqual(['대법원', '대법원'])
    expect(seen(text).map(({ court }) => court)).toEqual([null, null])
  })

  it('does not take the year of the next date for a number', () => {
    const text = '대법원 1990. 1. 1. 선고 90다1, 1991. 2. 2. 선고 91다2 판결'
    expect(seen(text).map(({ numbers }) => numbers)).toEqual([['90다1'], ['91다2']])
  })
})

it('reads a long text without blowing up', () => {
  const hard = `${'대법원 2023. '.repeat(4000)}${'제1조, '.repeat(4000)}${'('.repeat(4000)}`
  expect(seen(hard)).toEqual([])
})
