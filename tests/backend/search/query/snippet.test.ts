import { bestSnippet } from '@/backend/search/query/snippet'

const filler = '그 밖의 사정을 종합하여 보면 원심의 판단은 정당하다 '
const marked = ({ text, highlights }: ReturnType<typeof bestSnippet>) =>
  highlights.map(([start, end]) => text.slice(start, end))

it('is the passage that holds most of the query', () => {
  const text = `${filler.repeat(20)}임대인은 임차인에게 보증금을 반환하여야 한다. ${filler.repeat(20)}`
  const snippet = bestSnippet([{ field: 'body', text }], '보증금 반환')
  expect(snippet.text).toContain('보증금을 반환하여야')
  expect(snippet.text.startsWith('… ')).toBe(true)
  expect(snippet.text.endsWith(' …')).toBe(true)
})

it('marks what matches, neighbours as one', () => {
  const snippet = bestSnippet(
    [{ field: 'issue', text: '손해배상의 범위와 과실상계' }],
    '손해배상 과실상계',
  )
  expect(marked(snippet)).toEqual(['손해배상', '과실상계'])
})

it('shows a short text whole', () => {
  const snippet = bestSnippet([{ field: 'gist', text: '해고는  무효이다.\n' }], '해고')
  expect(snippet).toEqual({ field: 'gist', text: '해고는 무효이다.', highlights: [[0, 2]] })
})

it('shows no word by halves', () => {
  const words = Array.from({ length: 400 }, (_, i) => `낱말${i}번째`)
  words[200] = '소멸시효'
  const { text } = bestSnippet([{ field: 'body', text: words.join(' ') }], '소멸시효')
  const shown = text.replace(/^… /, '').replace(/ …$/, '').split(' ')
  expect(shown).toContain('소멸시효')
  for (const word of shown) expect(words).toContain(word)
})

it('keeps every highlight inside the text, in order, without overlap', () => {
  const text = `${filler}손해배상 청구권의 소멸시효 기산점. `.repeat(30)
  for (const query of ['손해배상', '소멸시효 기산점', '청구권 그 밖의 사정', '판단']) {
    const snippet = bestSnippet([{ field: 'body', text }], query)
    let last = 0
    expect(snippet.highlights.length).toBeGreaterThan(0)
    for (const [start, end] of snippet.highlights) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(end).toBeGreaterThan(start)
      expect(end).toBeLessThanOrEqual(snippet.text.length)
      last = end
    }
  }
})

it('prefers the headnote among equals, and the reasons when they match better', () => {
  const fields = [
    { field: 'issue' as const, text: '임대차의 종료' },
    { field: 'body' as const, text: '임대차의 종료 후 보증금의 반환' },
  ]
  expect(bestSnippet(fields, '임대차').field).toBe('issue')
  expect(bestSnippet(fields, '임대차 보증금 반환').field).toBe('body')
})

it('finds the terms of law for a lay word', () => {
  const snippet = bestSnippet([{ field: 'body', text: '임대인의 의무' }], '집주인')
  expect(marked(snippet)).toEqual(['임대인'])
})

it('shows the beginning when nothing matches', () => {
  const snippet = bestSnippet([{ field: 'body', text: filler.repeat(20) }], '상속')
  expect(snippet.text.startsWith('그 밖의')).toBe(true)
  expect(snippet.highlights).toEqual([])
})

it.each([
  ['no fields', [], '보증금'],
  ['an empty text', [{ field: 'body' as const, text: '' }], '보증금'],
  ['an empty query', [{ field: 'body' as const, text: '보증금' }], ''],
  ['one word without spaces', [{ field: 'body' as const, text: '가나'.repeat(5000) }], '나가'],
  ['halves of a character', [{ field: 'body' as const, text: '\ud83d 보증금 \udc4d' }], '\ud83d'],
])('does not fail on %s', (_, fields, query) => {
  const snippet = bestSnippet(fields, query)
  for (const [, end] of snippet.highlights) expect(end).toBeLessThanOrEqual(snippet.text.length)
})

describe('marks', () => {
  it('leaves out a lone bigram inside a word, and keeps one that starts a word', () => {
    const text = '공탁금을 낸 사람은 보증금을 받고, 보증인은 남는다.'
    const { highlights } = bestSnippet([{ field: 'body', text }], '보증금을')
    expect(highlights.map(([start, end]) => text.slice(start, end))).toEqual(['보증금을', '보증'])
  })
})

it('says what an article says, not when it was changed', () => {
  const text =
    '① 보증금을 반환한다. <개정 2013. 8. 13., 2020. 6. 9.> ② 차임을 정한다. [전문개정 2008. 3. 21.]'
  expect(bestSnippet([{ field: 'article', text }], '보증금').text).toBe(
    '① 보증금을 반환한다. ② 차임을 정한다.',
  )
})
