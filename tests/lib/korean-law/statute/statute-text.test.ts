import {
  readStatuteText,
  splitAmendments,
  withoutNotes,
} from '@/lib/korean-law/statute/statute-text'

test('paragraphs, items and sub-items hang under their marks', () => {
  const body = '**①** 다음과 같다.\n1\\. 하나\n가\\. 둘\n끝'
  expect(readStatuteText(body)).toEqual([
    { depth: 0, mark: '①', text: '다음과 같다.' },
    { depth: 1, mark: '1.', text: '하나' },
    { depth: 2, mark: '가.', text: '둘' },
    { depth: 0, mark: '', text: '끝' },
  ])
})

test('a paragraph is one as the store keeps it too, without the marks of Markdown', () => {
  expect(readStatuteText('① 이 경우\n⑳ 끝')).toEqual([
    { depth: 0, mark: '①', text: '이 경우' },
    { depth: 0, mark: '⑳', text: '끝' },
  ])
})

test('notes on amendments are separated from the text, and nothing is lost', () => {
  const line = '준용한다. <개정 2013.8.13> 다만 그러하다. [전문개정 2010.3.31]'
  const parts = splitAmendments(line)
  expect(parts.filter(({ note }) => note).map(({ text }) => text)).toEqual([
    '<개정 2013.8.13>',
    '[전문개정 2010.3.31]',
  ])
  expect(parts.map(({ text }) => text).join('')).toBe(line)
  expect(withoutNotes(line)).toBe('준용한다.  다만 그러하다.')
})
