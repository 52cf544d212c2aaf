import { normalizeText } from '@/lib/chat/verify/normalize-text'
import { foldNumbers, readQuantities } from '@/lib/chat/verify/quantities'
import { findQuotes, isVerbatim } from '@/lib/chat/verify/quote-check'
import { readMarkdown } from '@/lib/chat/verify/read-markdown'
import { splitSentences } from '@/lib/chat/verify/split-sentences'

const sentences = (text: string) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end))
const quantities = (text: string) =>
  readQuantities(foldNumbers(text)).map(({ unit, value }) => `${unit} ${value}`)

it('makes hidden and look-alike characters plain', () => {
  expect(normalizeText('２０９９\u200b다１\u202e [１］ ﾊﾝ \u1112\u1161\u11ab')).toBe(
    '2099다1 [1] ハン 한',
  )
})

describe('Markdown', () => {
  it('gives headings, paragraphs and items with their marks', () => {
    const text = '## 결론\n\n배상합니다[1][2].\n그렇습니다. [1, 3-4]\n- **첫째** [출처 2]\n2. 둘째'
    expect(readMarkdown(text)).toEqual([
      { form: 'heading', text: '결론', marks: [] },
      {
        form: 'paragraph',
        text: '배상합니다. 그렇습니다.',
        marks: [
          { at: 5, nos: [1] },
          { at: 5, nos: [2] },
          { at: 13, nos: [1, 3, 4] },
        ],
      },
      { form: 'item', text: '첫째', marks: [{ at: 2, nos: [2] }] },
      { form: 'item', text: '둘째', marks: [] },
    ])
  })

  it.each([
    ['<b>굵게</b> <script>alert(1)</script>글', '굵게 글'],
    ['[민법](https://evil.example/a(b)) 글 https://evil.example', '민법 글'],
    ['![그림](x.png) 글 <!-- 숨은 글 -->', '그림 글'],
    ['| 가나 | 다라 |\n|---|---|', '가나 — 다라'],
    ['```\n코드\n```', '코드'],
    ['“원문의 [1] 표시” 글', '“원문의 [1] 표시” 글'],
    ['> 인용한 글이\n이어집니다', '인용한 글이 이어집니다'],
    ['**“정당한 이유”**란 3~5일, 10~20일을 말합니다', '“정당한 이유”란 3~5일, 10~20일을 말합니다'],
    ['    들여쓴 글입니다', '들여쓴 글입니다'],
    ['앞 글입니다\n---\n', '앞 글입니다'],
    ['2013. 6. 27. 선고 2012다31628 판결이다', '2013. 6. 27. 선고 2012다31628 판결이다'],
    ['二つの文が\n続きます', '二つの文が続きます'],
    ['2*3*4와 20&#8203;26년', '2*3*4와 2026년'],
    ['각주[^1] 글', '각주 글'],
    ['<개정 2020. 1. 1.> 글', '<개정 2020. 1. 1.> 글'],
  ])('%s is plain text', (markdown, text) => {
    const blocks = readMarkdown(markdown)
    expect(blocks.map((block) => block.text)).toEqual([text])
    expect(blocks.flatMap((block) => block.marks)).toEqual([])
  })

  it('knows titles, lists within lists, and an answer that stands in a fence', () => {
    const text =
      '```markdown\n**결론:**\n\n1. 요건 [1]\n   - 세부 [2](https://evil.example)\n• 점\n```'
    expect(readMarkdown(text)).toEqual([
      { form: 'heading', text: '결론:', marks: [] },
      { form: 'item', text: '요건', marks: [{ at: 2, nos: [1] }] },
      { form: 'item', text: '세부', marks: [{ at: 2, nos: [2] }] },
      { form: 'item', text: '점', marks: [] },
    ])
  })

  it('is no title where it says more than a title', () => {
    expect(readMarkdown('**굵은 말**로 시작하는 문장입니다.')[0]?.form).toBe('paragraph')
    expect(readMarkdown(`**${'긴 글 '.repeat(30)}**`)[0]?.form).toBe('paragraph')
  })
})

it.each([
  ['대법원 2013. 6. 27. 선고 2012다31628 판결이다. 그렇다.', 2],
  ['그는 “그렇다. 아니다.”라고 하였다. 끝.', 2],
  ['See Art. 5 and No. 3. The rule is plain. It said “no.” Then it ended.', 4],
  ['賠償します。しません！', 2],
  ['应当赔偿。（근로기준법 제23조）没有例外。', 2],
  ['가. 요건 나열', 1],
])('%s has its sentences', (text, count) => {
  expect(sentences(text)).toHaveLength(count)
})

it.each([
  [
    '14일, 3년간, 1억 5천만 원, 3,000만원, 100분의 20, 2분의 1',
    'day 14, month 36, won 150000000, won 30000000, percent 20, fraction 1/2',
  ],
  [
    'within fourteen days, 30 million won, one-half, June 27, 2013',
    'day 14, won 30000000, fraction 1/2, date 2013-06-27',
  ],
  ['三年間、3000万ウォン、第839条の2', 'month 36, won 30000000, article 839의2'],
  [
    '三年内，第七百五十条，二分之一，3千万韩元',
    'month 36, article 750, fraction 1/2, won 30000000',
  ],
  ['두 달, 열흘, 십사일, 19세, 5명', 'month 2, day 10, day 14, age 19, person 5'],
])('%s is counted', (text, expected) => {
  expect(quantities(text).join(', ')).toBe(expected)
})

describe('quotes', () => {
  const source = '사용자는 근로자에게 정당한 이유 없이 해고를 하지 못한다. 다만, 예외가 있다.'

  it.each([
    ['사용자는 근로자에게 정당한 이유 없이 해고를 하지 못한다', true],
    ['사용자는 근로자에게 … 해고를 하지 못한다', false],
    ['사용자는 근로자에게 정당한 이유가 있으면 해고를 한다', false],
    ['정당한 이유', false],
    ['An employer shall not dismiss a worker', false],
  ])('%s: %s', (words, verbatim) => {
    expect(isVerbatim(words, source)).toBe(verbatim)
  })

  it('are words of some length; names of laws are none', () => {
    const text = '「근로기준법 시행령」의 “정당” 및 “정당한 이유 없이” 등'
    expect(findQuotes(text).map(({ words }) => words)).toEqual(['정당한 이유 없이'])
  })
})
