import hashes from '@/lib/contracts/rules/article-hashes.json'
import { citedArticles, staleRules } from '@/lib/contracts/rules/staleness'

const recorded = new Map(Object.entries(hashes))

it('knows the text of every article that a rule rests on', () => {
  expect(citedArticles.filter((article) => !recorded.get(article))).toEqual([])
  expect(staleRules((article) => recorded.get(article) ?? null)).toEqual([])
})

it('lists the rules of an article that has changed, and of one that is gone', () => {
  const changed = staleRules((article) =>
    article === '민법 제652조' ? 'another text' : (recorded.get(article) ?? null),
  )
  expect(changed).toContainEqual({
    rule: 'housing-arrears',
    article: '민법 제652조',
    reason: 'changed',
  })
  const gone = staleRules((article) =>
    article === '이자제한법 제5조' ? null : (recorded.get(article) ?? null),
  )
  expect(gone).toEqual([{ rule: 'compound-interest', article: '이자제한법 제5조', reason: 'gone' }])
})
