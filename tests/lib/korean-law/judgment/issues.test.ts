import { joinIssues, splitNumbered } from '@/lib/korean-law/judgment/issues'

const parts = (text: string) => splitNumbered(text).map((s) => [s.nos, s.text])

describe('numbered headnotes', () => {
  it.each<[string, [number[], string][]]>([
    [
      '[1] 가의 효력\n[2] 나의 효력',
      [
        [[1], '가의 효력'],
        [[2], '나의 효력'],
      ],
    ],
    [
      '[1][2] 민법 제1조 / [3] 상법 제2조',
      [
        [[1, 2], '민법 제1조'],
        [[3], '상법 제2조'],
      ],
    ],
    [
      '가.다. 민법 제1조,/ 나. 상법 제2조',
      [
        [[1, 3], '민법 제1조'],
        [[2], '상법 제2조'],
      ],
    ],
    [
      '1. 첫째\n2. 둘째',
      [
        [[1], '첫째'],
        [[2], '둘째'],
      ],
    ],
    [
      '① 첫째\n② 둘째',
      [
        [[1], '첫째'],
        [[2], '둘째'],
      ],
    ],
    ['하나뿐인 쟁점', [[[], '하나뿐인 쟁점']]],
    ['62. 3. 15. 선고 61다1 판결', [[[], '62. 3. 15. 선고 61다1 판결']]],
    ['[1] 위 [2]의 경우와 같다', [[[1], '위 [2]의 경우와 같다']]],
  ])('%s', (text, expected) => {
    expect(parts(text)).toEqual(expected)
  })

  it('reads the same text twice the same way', () => {
    expect(parts('[1] 가\n[2] 나')).toEqual(parts('[1] 가\n[2] 나'))
  })

  it('joins issue and gist of one number', () => {
    expect(joinIssues('[1] 쟁점\n[2] 다른 쟁점', '[1] 요지')).toEqual([
      { no: 1, issue: '쟁점', gist: '요지' },
      { no: 2, issue: '다른 쟁점', gist: '' },
    ])
  })

  it('keeps a gist without number beside numbered issues', () => {
    expect(joinIssues('[1] 쟁점', '모두의 요지').at(-1)).toEqual({
      no: null,
      issue: '',
      gist: '모두의 요지',
    })
  })

  it('makes one issue of an unnumbered headnote and none of no headnote', () => {
    expect(joinIssues('쟁점', '요지')).toEqual([{ no: null, issue: '쟁점', gist: '요지' }])
    expect(joinIssues('', '')).toEqual([])
  })
})

it('does not take the 다 that ends a sentence for the header 다.', () => {
  const sections = splitNumbered(
    '가. 계약은 무효이다.\n나. 손해를 배상하여야 한다.\n다. 과실은 상계한다.',
  )
  expect(sections.map(({ nos, text }) => [nos, text.trim()])).toEqual([
    [[1], '계약은 무효이다.'],
    [[2], '손해를 배상하여야 한다.'],
    [[3], '과실은 상계한다.'],
  ])
})
