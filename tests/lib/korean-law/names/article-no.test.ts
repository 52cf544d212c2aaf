import { normaliseArticleNo } from '@/lib/korean-law/names/article-no'

it.each([
  ['750', '750'],
  ['제750조', '750'],
  ['제839조의2', '839의2'],
  ['839의2', '839의2'],
  ['839-2', '839의2'],
  [' 제 839 조의 2 ', '839의2'],
  ['제4조의2의3', '4의2의3'],
  ['０７５０', '750'],
])('reads %s', (written, no) => {
  expect(normaliseArticleNo(written)).toBe(no)
})

it.each(['', '조', '제조', 'abc', '750항', '7\0', '1'.repeat(9)])('refuses %j', (written) => {
  expect(normaliseArticleNo(written)).toBeNull()
})
