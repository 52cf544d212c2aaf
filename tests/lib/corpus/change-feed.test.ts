import { makeChangeFeed } from '@/lib/corpus/change-feed'
import { articleChange, changesOfTwoDays } from '@/tests/factories/changes'

const words = {
  title: '판례·법령 변경 · 법답',
  description: '날짜별로 봅니다.',
  kind: {
    decision: '새 판례',
    overruling: '변경·폐기 가능성',
    changed: '바뀐 조문',
    new: '새 조문',
    gone: '없어진 조문',
  },
  overruling: '다음 판결을 보세요.',
}
const addresses = {
  page: 'https://law.test/changes',
  self: 'https://law.test/feeds/changes/ko.xml',
  absolute: (path: string) => `https://law.test${path}`,
}
const feed = (changes = changesOfTwoDays) => makeChangeFeed('ko', changes, words, addresses)
const all = (xml: string, tag: string) =>
  [
    ...xml.matchAll(new RegExp(`<${tag}[^>]*>(?:<!\\[CDATA\\[)?(.*?)(?:\\]\\]>)?</${tag}>`, 'gs')),
  ].map((match) => match[1])

it('is an item for each change, with its page and an address of its own', () => {
  const xml = feed()
  expect(all(xml, 'title').slice(1)).toEqual([
    '바뀐 조문: 민법 제839조의2',
    '변경·폐기 가능성: 대법원 2020다101',
    '새 판례: 대법원 2020다103',
  ])
  expect(all(xml, 'link').slice(1)).toEqual([
    `https://law.test/statutes/001706/articles/${encodeURIComponent('839의2')}`,
    `https://law.test/cases/${encodeURIComponent('2020다101')}?serial=101`,
    `https://law.test/cases/${encodeURIComponent('2020다103')}?serial=103`,
  ])
  expect(all(xml, 'guid')).toEqual([3, 4, 1].map((id) => `${addresses.page}#change-${id}`))
  expect(all(xml, 'pubDate')[0]).toBe('Fri, 20 Nov 2026 15:30:00 GMT')
})

it('shows what changed in an article, its amendment notes as text', () => {
  const [, description] = all(feed([articleChange()]), 'description')
  expect(description).toBe('<del>2</del><ins>3</ins>년이 지나면 &lt;개정 2020. 1. 1.&gt; 없어진다.')
})

it('is a feed without items while nothing has changed', () => {
  const xml = feed([])
  expect(xml).toContain('<rss version="2.0"')
  expect(all(xml, 'item')).toEqual([])
})
