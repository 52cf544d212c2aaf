import type { CaseDetail } from '@/lib/corpus/case-schema'
import { readJudgment } from '@/lib/korean-law/judgment/judgment-text'

type Judgment = Pick<CaseDetail, 'articles' | 'cases' | 'body'>

const civilCode: CaseDetail['articles'][number] = {
  articleId: '001706#750',
  lawId: '001706',
  lawName: '민법',
  articleNo: '750',
  former: false,
  predecessor: false,
  asWritten: '민법 제750조',
  issueNo: null,
}

const held: CaseDetail['cases'][number] = {
  serial: 42,
  caseNumber: '2010다49083',
  caseName: '사해행위취소',
  court: '대법원',
  judgmentDate: '2010-10-14',
  citedBy: 1,
  asWritten: '2010다49083',
  issueNo: null,
}

function read(body: string, over: Partial<Judgment> = {}) {
  return readJudgment({ body, articles: [civilCode], cases: [held], ...over })
}

test('brackets become headings or fields, wide-set titles are closed up', () => {
  const { blocks, outline } = read(
    '【원고, 상고인】 원고\n【주    문】\n상고를 기각한다.\n【이    유】 본다.',
  )
  expect(blocks.map((block) => block.kind)).toEqual([
    'field',
    'heading',
    'paragraph',
    'heading',
    'paragraph',
  ])
  expect(outline.map(({ label }) => label)).toEqual(['주문', '이유'])
})

test('numbered parts count on and letters start anew under each', () => {
  const body = '【이유】\n1. 첫째 쟁점\n가. 하나\n나. 둘\n2. 둘째 쟁점\n가. 셋'
  expect(read(body).outline.map(({ depth }) => depth)).toEqual([0, 1, 2, 2, 1, 2])
})

test('a number out of turn is no part', () => {
  const { outline } = read('【이유】\n12. 31. 선고된 판결은 정당하다.\n1. 본다.')
  expect(outline.map(({ label }) => label)).toEqual(['이유', '1. 본다.'])
})

test('citations that are held become links, others stay text', () => {
  const body =
    '【이유】\n민법 제750조에 따른다(대법원 2010. 10. 14. 선고 2010다49083 판결 참조). 대법원 1999. 1. 1. 선고 98다1 판결.'
  const { blocks } = read(body)
  const segments = blocks.flatMap((block) => ('segments' in block ? block.segments : []))
  const linked = segments.filter(({ target }) => target !== null)
  expect(linked.map(({ target }) => target)).toEqual([
    { kind: 'article', lawId: '001706', no: '750' },
    { kind: 'case', caseNumber: '2010다49083', serial: 42 },
  ])
  expect(segments.map(({ text }) => text).join('')).toBe(body.split('\n')[1])
})

test.each([
  ['오히려 민법 제750조에 따른다.', '민법 제750조'],
  ['이는 그 밖의 구 민법 제750조이다.', '구 민법 제750조'],
  ['민법 제750조와 제750조', '민법 제750조'],
])('a link begins with the name of the law: %s', (body, expected) => {
  const { blocks } = read(body)
  const segments = blocks.flatMap((block) => ('segments' in block ? block.segments : []))
  expect(segments.find(({ target }) => target !== null)?.text).toBe(expected)
  expect(segments.map(({ text }) => text).join('')).toBe(body)
})

test('no word of the text is lost', () => {
  const body = '머리말\n\n 【주문】 기각한다.\n  1. 가나다\n\t나. 라마바  \n끝'
  const { blocks } = read(body)
  const words = blocks.map((block) => {
    if (block.kind === 'heading' || block.kind === 'opinion') return block.title
    const text = block.segments.map((segment) => segment.text).join('')
    return block.kind === 'field' ? block.label + text : text
  })
  expect(words).toEqual(['머리말', '주문', '기각한다.', '1. 가나다', '나. 라마바', '끝'])
})

test('a section that opens on the line of another is a heading of its own', () => {
  const { outline } = read('【이    유】 【범죄사실】\n피고인은 그랬다.')
  expect(outline.map(({ label }) => label)).toEqual(['이유', '범죄사실'])
})

test('a caption opens a part and numbers it anew', () => {
  const { outline } = read('【이유】\n『2020고단1』\n1. 하나\n2. 둘\n『2020고단2』\n1. 셋')
  expect(outline.map(({ label }) => label)).toEqual([
    '이유',
    '『2020고단1』',
    '1. 하나',
    '2. 둘',
    '『2020고단2』',
    '1. 셋',
  ])
})

test('the points of an order stay out of the outline', () => {
  const { blocks, outline } = read('【주문】\n1. 기각한다.\n2. 부담한다.\n【이유】\n1. 본다.')
  expect(outline.map(({ label }) => label)).toEqual(['주문', '이유', '1. 본다.'])
  expect(blocks).toHaveLength(5)
})

test('an empty text has nothing', () => {
  expect(read('')).toEqual({ blocks: [], outline: [] })
})

test('an opinion opens a part of the outline and ends at the signature', () => {
  const { blocks, outline } = read(
    [
      '【이    유】',
      '1. 다수의견을 본다.',
      '2. 대법관 김갑동, 대법관 이을순의 반대의견은 다음과 같다.',
      '가. 다수의견에 찬성할 수 없다.',
      '3. 대법관 박병수의 보충의견',
      '대법원장 최정수(재판장) 김갑동 이을순 박병수',
    ].join('\n'),
  )
  expect(blocks.map((block) => block.kind)).toEqual([
    'heading',
    'paragraph',
    'opinion',
    'paragraph',
    'opinion',
    'signature',
  ])
  expect(outline.map(({ label, depth }) => [label, depth])).toEqual([
    ['이유', 0],
    ['1. 다수의견을 본다.', 1],
    ['반대의견 (김갑동 외 1)', 0],
    ['가. 다수의견에 찬성할 수 없다.', 2],
    ['보충의견 (박병수)', 0],
  ])
})

test('an opinion without a number numbers its parts anew', () => {
  const { outline } = read(
    '【이유】\n1. 하나.\n2. 둘.\n대법관 김갑동의 반대의견은 다음과 같다.\n1. 찬성할 수 없다.',
  )
  expect(outline.at(-1)).toMatchObject({ label: '1. 찬성할 수 없다.', depth: 1 })
})

test('a paragraph is named by its line, whatever else is read as a part', () => {
  const { blocks, outline } = read('【이유】 본다.\n1. 첫째\n\n이어지는 말\n2. 둘째')
  expect(blocks.map((block) => ('id' in block ? block.id : null))).toEqual([
    'part-1',
    'p1',
    'p2',
    'p3',
    'p4',
  ])
  expect(outline.map(({ id }) => id)).toEqual(['part-1', 'p2', 'p4'])
})
