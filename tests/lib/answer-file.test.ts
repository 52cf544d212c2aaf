/** @jest-environment node */
import { answerFile, dispositionOf } from '@/lib/answer-file'

test('a download is named for old browsers and new, and cannot add a header', () => {
  expect(dispositionOf('계약서 "1".pdf')).toBe(
    `attachment; filename="___ _1_.pdf"; filename*=UTF-8''${encodeURIComponent('계약서 "1".pdf')}`,
  )
  expect(dispositionOf("a'(b)*\r\n.pdf")).toBe(
    `attachment; filename="a'(b)*__.pdf"; filename*=UTF-8''a%27%28b%29%2A%0D%0A.pdf`,
  )
})

test('a file says what it is and how long, by what name it is saved, and that nobody keeps it', async () => {
  const answer = answerFile(new TextEncoder().encode('가'), '답변 1.md', 'beopdap.md')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'text/markdown; charset=utf-8',
    'content-length': '3',
    'content-disposition': `attachment; filename="beopdap.md"; filename*=UTF-8''%EB%8B%B5%EB%B3%80%201.md`,
    'cache-control': 'private, no-store',
  })
  expect(await answer.text()).toBe('가')
  expect(answerFile('a,b', 'a.csv').headers.get('content-disposition')).toBe(
    'attachment; filename="a.csv"',
  )
})
