import { articleHref, caseHref, firstNumber, splitArticleId } from '@/lib/corpus/links'
import { articleLabel } from '@/lib/korean-law/names/article-no'

test.each([
  ['79므68, 69', '79므68'],
  ['2000므1257(본소), 1264(반소)', '2000므1257'],
  ['(창원)2013누123', '2013누123'],
  ['2013다61381', '2013다61381'],
])('the first number of %s is %s', (written, first) => {
  expect(firstNumber(written)).toBe(first)
})

test('a decision is addressed by number, and by serial where it is known', () => {
  expect(decodeURIComponent(caseHref({ caseNumber: '2013다61381', serial: null }))).toBe(
    '/cases/2013다61381',
  )
  expect(caseHref({ caseNumber: '2013다61381', serial: 7 })).toMatch(/\?serial=7$/)
})

test('articles are named as statutes name them', () => {
  expect(articleLabel('839의2')).toBe('제839조의2')
  expect(articleLabel('750')).toBe('제750조')
  expect(splitArticleId('001706#839의2')).toEqual({ lawId: '001706', no: '839의2' })
  expect(decodeURIComponent(articleHref('민법', '839의2'))).toBe('/statutes/민법/articles/839의2')
})
