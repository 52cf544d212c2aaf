import { sampleIndex } from '@/backend/bench/opensearch/sample-index'
import { checkIntegrity } from '@/backend/search/index/index-integrity'
import { articleIdsOf } from '@/backend/search/index/index-shape'
import { IndexSearcher } from '@/backend/search/rank/index-searcher'
import { searchIndex } from '@/tests/factories/search-index'

const words = ['임대차', '보증금', '해고', '상속', '과실']
const whole = searchIndex({
  cases: Array.from({ length: 12 }, (_, i) => ({
    serial: i,
    text: `${words[i % 5]} 사건`,
    body: `${words[(i + 1) % 5]} 판결`,
    citedBy: i,
    articles: ['000001#1', `000001#${(i % 6) + 1}`],
  })),
  articles: Array.from({ length: 6 }, (_, i) => ({
    id: `000001#${i + 1}`,
    text: `${words[i % 5]} 조항`,
  })),
  issues: Array.from({ length: 6 }, (_, i) => ({
    serial: i,
    text: `${words[i % 5]} 쟁점`,
    articles: [`000001#${i + 1}`, '000001#4'],
  })),
  questions: [
    { id: '000001#2', ko: ['집주인이 돈을 안 줘요'] },
    { id: '000001#4', ko: ['아버지가 돌아가셨어요'] },
  ],
})
const sample = sampleIndex(whole, 3)
const plain = { filters: {}, actsOnly: false, sort: 'relevance', offset: 0, limit: 20 } as const
const find = (target: 'cases' | 'statutes', text: string) =>
  new IndexSearcher(sample)
    .search({ ...plain, target, text, namedIds: [], namedLawIds: [] })
    .hits.map(({ id }) => id)

it('is a whole index of one document in three', () => {
  expect(() => checkIntegrity(sample)).not.toThrow()
  expect([...sample.cases.serial]).toEqual([0, 3, 6, 9])
  expect([...sample.cases.citedBy]).toEqual([0, 3, 6, 9])
  expect(articleIdsOf(sample)).toEqual(['000001#1', '000001#4'])
})

it('finds what it holds by its words', () => {
  expect(find('cases', '사건').sort()).toEqual(['0', '3', '6', '9'])
  expect(find('cases', '상속')).toContain('3')
  expect(find('cases', '보증금').sort()).toEqual(['0', '6'])
  expect(find('statutes', '상속 조항')[0]).toBe('000001#4')
})

it('keeps of lists and questions what concerns its articles, by their new numbers', () => {
  expect([...sample.cases.articleOffsets]).toEqual([0, 2, 4, 6, 8])
  expect([...sample.cases.articles]).toEqual([0, 0, 0, 1, 0, 0, 0, 1])
  expect([...sample.issues.articles]).toEqual([0, 1, 1, 1])
  expect([...sample.questions.articleOf]).toEqual([1])
  expect(find('statutes', '아버지가 돌아가셨어요')[0]).toBe('000001#4')
})
