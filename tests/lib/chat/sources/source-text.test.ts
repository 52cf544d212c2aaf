import { markPassage, readSource, sourceAddress } from '@/lib/chat/sources/source-text'

const law = {
  lawId: '001706',
  title: '민법',
  kind: '법률',
  ministries: [],
  promulgatedOn: null,
  promulgationNo: null,
  effectiveOn: '2027-01-01',
  pending: true,
  isSummary: false,
  sourceUrl: null,
}
const article = {
  articleId: '001706#750',
  no: '750',
  title: '불법행위의 내용',
  path: '제3편 채권',
  body: '**①** 고의로 손해를 가한 자는 배상할 책임이 있다. <개정 2020. 1. 1.>\n1\\. 다음의 것',
  pending: false,
  repealed: false,
  citedBy: 1,
}
const answered = (changed: Partial<typeof article> = {}) => ({
  law,
  article: { ...article, ...changed },
  previousNo: null,
  explanation: null,
  nextNo: null,
  citing: [],
})
const decision = {
  serial: 7,
  case_number: '2012다31628',
  case_name: '손해배상',
  court_name: '대법원',
  court_level: 'supreme',
  judgment_date: '2013-06-27',
  judgment_result: '파기환송',
  case_type: '민사',
  key_points: ['구상권의 범위'],
  summary: '[1] 구상할 수 있다.\n[2] 달리 볼 것은 아니다.',
  full_text: '【주    문】\n원심판결을 파기한다.\n【이    유】\n1. 구상할 수 있다.',
  previous_cases: [],
  subsequent_cases: [],
  related_cases: [],
  is_summary: false,
  source_url: null,
}

test('an article is asked for by its page, a decision by number and serial', () => {
  const href = '/statutes/%EB%AF%BC%EB%B2%95/articles/750'
  expect(sourceAddress({ type: 'article', href, id: '001706#750' })).toBe(`/api${href}`)
  const named = '/cases/2012%EB%8B%A431628'
  expect(sourceAddress({ type: 'case', href: named, id: '7' })).toBe(`/api${named}/detail?serial=7`)
  expect(sourceAddress({ type: 'case', href: `${named}?serial=8`, id: '' })).toBe(
    `/api${named}/detail?serial=8`,
  )
  expect(sourceAddress({ type: 'case', href: named, id: '' })).toBe(`/api${named}/detail`)
})

test('an article tells whether it is the law of today', () => {
  expect(readSource('article', answered()).facts).toMatchObject({ state: 'in-force', date: null })
  expect(readSource('article', answered({ pending: true })).facts).toMatchObject({
    state: 'pending',
    date: '2027-01-01',
  })
  expect(readSource('article', answered({ repealed: true })).facts.state).toBe('repealed')
})

test('the passage is marked in the line where it stands, its mark and note left alone', () => {
  const text = readSource('article', answered())
  const { count, parts } = markPassage(text, '손해를 가한 자는 배상할 책임이 있다.')
  expect(count).toBe(1)
  expect(parts[0]?.[0]?.map(({ text: words, match }) => [words, match])).toEqual([
    ['고의로 ', null],
    ['손해를 가한 자는 배상할 책임이 있다', 0],
    ['. <개정 2020. 1. 1.>', null],
  ])
  expect(parts[0]?.[1]).toEqual([{ at: 0, text: '다음의 것', match: null }])
})

test('a decision is read in its parts, and every place of the passage is counted', () => {
  const text = readSource('case', decision)
  expect(text.sections.map(({ name }) => name)).toEqual(['issues', 'gist', 'body'])
  expect(text.sections[1]?.lines.map(({ mark }) => mark)).toEqual(['[1]', '[2]'])
  expect(text.sections[2]?.lines.map(({ form }) => form)).toEqual([
    'heading',
    'line',
    'heading',
    'line',
  ])
  const { count, parts } = markPassage(text, '구상할 수 있다.')
  expect(count).toBe(2)
  expect(
    parts
      .flat(2)
      .filter(({ match }) => match !== null)
      .map(({ match }) => match),
  ).toEqual([0, 1])
})

test('what lies across two lines is marked in both', () => {
  const { count, parts } = markPassage(
    readSource('case', decision),
    '구상할 수 있다.\n달리 볼 것은',
  )
  expect(count).toBe(1)
  expect(
    parts[1]
      ?.flat()
      .filter(({ match }) => match === 0)
      .map(({ text }) => text),
  ).toEqual(['구상할 수 있다.', '달리 볼 것은'])
})

test('another shape is refused', () => {
  expect(() => readSource('case', { serial: 'x' })).toThrow()
})
