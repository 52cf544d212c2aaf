import { articleSource, copyText, decisionSource, lawSource } from '@/lib/corpus/copy-forms'

const decision = decisionSource(
  { court: '대법원', judgmentDate: '2010-05-20', caseNumber: '2007다90760', enBanc: true },
  '대법원 2010. 5. 20. 선고 2007다90760 전원합의체 판결',
  false,
)
const article = articleSource({ title: '민법', isSummary: false }, '839의2', '제839조의2')
const address = 'https://example.org/a'

test('a decision is cited as Korean courts do, and in English with its bench', () => {
  expect(copyText('korean', { source: decision, address })).toBe(
    '대법원 2010. 5. 20. 선고 2007다90760 전원합의체 판결',
  )
  expect(copyText('english', { source: decision, address })).toBe(
    'Supreme Court en banc Decision 2007Da90760 decided May 20, 2010',
  )
  expect(copyText('markdown', { source: decision, address })).toBe(
    '[대법원 2010. 5. 20. 선고 2007다90760 전원합의체 판결](https://example.org/a)',
  )
  expect(copyText('address', { source: decision, address })).toBe(address)
})

test('a passage of an article names its paragraph', () => {
  const copied = {
    source: article,
    address,
    anchor: 'p1-i2',
    passage: '재산분할을 청구할 수 있다.',
  }
  expect(copyText('korean', copied)).toBe(
    '“재산분할을 청구할 수 있다.” (「민법」 제839조의2 제1항 제2호)',
  )
  expect(copyText('english', copied)).toBe(
    '“재산분할을 청구할 수 있다.” (Civil Act art. 839-2, para. (1), subpara. 2)',
  )
  expect(copyText('markdown', copied)).toBe(
    '> 재산분할을 청구할 수 있다.\n>\n> — [「민법」 제839조의2 제1항 제2호](https://example.org/a)\n',
  )
})

test('the paragraph of a judgment is in its address alone', () => {
  const copied = { source: decision, address, anchor: 'p12', passage: '무효이다.' }
  expect(copyText('korean', copied)).toBe(
    '“무효이다.” (대법원 2010. 5. 20. 선고 2007다90760 전원합의체 판결)',
  )
})

test('words of a summary are not those of the court, and a court without an English name has no English form', () => {
  const source = decisionSource(
    { court: '중앙해양안전심판원', judgmentDate: null, caseNumber: '2019가1', enBanc: false },
    '중앙해양안전심판원 2019가1 판결',
    true,
  )
  expect(copyText('korean', { source, address, passage: '요지' })).toBe(
    '“요지” (중앙해양안전심판원 2019가1 판결의 요약)',
  )
  expect(copyText('english', { source, address, passage: '요지' })).toBeNull()
})

test('on the page of a whole law the article and the paragraph are cited', () => {
  const source = lawSource({ title: '민법', isSummary: false })
  const copied = { source, address, passage: '재산분할을 청구할 수 있다.' }
  expect(copyText('korean', { ...copied, anchor: 'article-839의2-p1' })).toBe(
    '“재산분할을 청구할 수 있다.” (「민법」 제839조의2 제1항)',
  )
  expect(copyText('korean', { ...copied, anchor: 'article-750' })).toBe(
    '“재산분할을 청구할 수 있다.” (「민법」 제750조)',
  )
  expect(copyText('english', copied)).toBeNull()
})
