import { articleChangeKind, articlePieces } from '@/lib/corpus/article-pieces'

const textOf = (oldText: string | null, newText: string | null, left: 'added' | 'removed') =>
  articlePieces({ oldText, newText })
    .filter(({ kind }) => kind === 'same' || kind === left)
    .map(({ text }) => text)
    .join('')

it('says which words were taken out and put in, numbers whole', () => {
  expect(
    articlePieces({ oldText: '대금은 14일 안에 준다.', newText: '대금은 30일 안에 준다.' }),
  ).toEqual([
    { kind: 'same', text: '대금은 ' },
    { kind: 'removed', text: '14' },
    { kind: 'added', text: '30' },
    { kind: 'same', text: '일 안에 준다.' },
  ])
})

it('loses nothing of short texts: each side reads as it was', () => {
  const [before, after] = ['제3조 제때 건넨다.\n① 하나\n② 둘', '제3조 사흘 안에 건넨다.\n① 하나']
  expect(textOf(before, after, 'removed')).toBe(before)
  expect(textOf(before, after, 'added')).toBe(after)
})

it('leaves of long unchanged text what stands beside the changes', () => {
  const filler = '이 조문은 길다. '.repeat(100)
  const pieces = articlePieces({
    oldText: `${filler}하루 ${filler}이틀 ${filler}`,
    newText: `${filler}사흘 ${filler}나흘 ${filler}`,
  })
  const same = pieces.filter(({ kind }) => kind === 'same').map(({ text }) => text)
  expect(same).toHaveLength(3)
  expect(same[0]).toMatch(/^… .*길다\. $/)
  expect(same[1]).toMatch(/^ 이 조문은.* … 조문은.*길다\. $/)
  expect(same[2]).toMatch(/^ 이 조문은.*…$/)
  for (const text of same) expect(text.length).toBeLessThan(200)
  const changed = pieces.filter(({ kind }) => kind !== 'same').map(({ text }) => text)
  expect(changed).toEqual(['하루', '사흘', '이틀', '나흘'])
})

it('shows a new article and one that is gone as they stand, a long new one cut', () => {
  const change = { oldText: null, newText: '새 글' }
  expect(articleChangeKind(change)).toBe('new')
  expect(articlePieces(change)).toEqual([{ kind: 'same', text: '새 글' }])
  expect(articlePieces({ oldText: null, newText: '가'.repeat(900) })[0]?.text).toHaveLength(401)
  const gone = { oldText: '옛 글', newText: null }
  expect(articleChangeKind(gone)).toBe('gone')
  expect(articlePieces(gone)).toEqual([{ kind: 'same', text: '옛 글' }])
})
