import { TierBuilder } from '@/backend/search/build/tier-builder'
import { documentFrequency, findTerm, type Tier } from '@/backend/search/index/tier'
import { accumulate, best } from '@/backend/search/rank/accumulate'
import { eachTerm, termCounts } from '@/lib/korean-law/query/tokenize'

const plain = [{ weight: 1, b: 0, meanLength: 1 }]

const documents = [
  '임대차 보증금 반환',
  '해고 무효 확인',
  '보증금 반환 청구',
  '임대차 계약 해지',
  '손해배상 청구',
  '해고 예고 수당',
]

function build(texts: readonly string[], segmentSize?: number, maxShare?: number): Tier {
  const builder = new TierBuilder(plain, eachTerm, segmentSize)
  texts.forEach((text, doc) => {
    builder.addDocument(doc, [text])
  })
  return builder.finish(texts.length, maxShare)
}

function docsWith(tier: Tier, word: string): number[] {
  const [key] = [...termCounts(word).keys()]
  const term = findTerm(tier, key!)
  if (term < 0) return []
  return [...tier.postings.subarray(tier.offsets[term], tier.offsets[term + 1])].map((p) => p >>> 8)
}

function ranked(tier: Tier, query: string, count: number): number[] {
  const scores = new Float32Array(documents.length)
  accumulate(tier, documents.length, [...termCounts(query)], scores)
  return best(scores, count)
}

describe('a tier', () => {
  it('lists the documents of a term in ascending order', () => {
    const tier = build(documents)
    expect(docsWith(tier, '보증')).toEqual([0, 2])
    expect(docsWith(tier, '해고')).toEqual([1, 5])
    expect(docsWith(tier, '상속')).toEqual([])
  })

  it.each([8, 9, 16, 25])('is the same when built in segments of %d postings', (size) => {
    expect(build(documents, size)).toEqual(build(documents))
  })

  it('of nothing is empty', () => {
    const tier = build([])
    expect(tier.keys).toHaveLength(0)
    expect([...tier.offsets]).toEqual([0])
    expect(documentFrequency(tier, 1)).toBe(0)
  })

  it('leaves out terms that stand in too many documents', () => {
    const tier = build(['법원 갑을', '법원 병정', '법원 무기', '원고 경신'], undefined, 0.5)
    expect(docsWith(tier, '법원')).toEqual([])
    expect(docsWith(tier, '원고')).toEqual([3])
  })

  it('counts an empty document among the documents and finds it nowhere', () => {
    const tier = build(['임대차', '', '임대차'])
    expect(docsWith(tier, '임대')).toEqual([0, 2])
  })

  it('weighs a title above a text, and a short text above a long one', () => {
    const builder = new TierBuilder(
      [
        { weight: 3, b: 0, meanLength: 10 },
        { weight: 1, b: 0.75, meanLength: 10 },
      ],
      eachTerm,
    )
    builder.addDocument(0, ['', `상속 ${'그 밖의 사정 '.repeat(30)}`])
    builder.addDocument(1, ['', '상속'])
    builder.addDocument(2, ['상속', ''])
    const tier = builder.finish(3)
    const scores = new Float32Array(3)
    accumulate(tier, 3, [...termCounts('상속')], scores)
    expect(best(scores, 3)).toEqual([2, 1, 0])
  })
})

describe('scores', () => {
  const tier = build(documents)

  it('put what holds more of the query, and what is rarer, first', () => {
    expect(ranked(tier, '임대차 보증금', 3)).toEqual([0, 2, 3])
  })

  it('of an earlier query are gone', () => {
    const scores = new Float32Array(documents.length)
    accumulate(tier, documents.length, [...termCounts('해고')], scores)
    accumulate(tier, documents.length, [...termCounts('손해배상')], scores)
    expect(best(scores, 9)).toEqual([4])
  })

  it('read only the rarest terms when there is a limit', () => {
    const scores = new Float32Array(4)
    const common = build(['법원 상속', '법원', '법원', '법원'])
    accumulate(common, 4, [...termCounts('법원 상속')], scores, 1)
    expect(best(scores, 9)).toEqual([0])
  })

  it('keep the best when there are many more than asked for', () => {
    const scores = Float32Array.from({ length: 1000 }, (_, doc) => (doc * 7919) % 1000)
    const top = best(scores, 5)
    expect(top.map((doc) => scores[doc])).toEqual([999, 998, 997, 996, 995])
  })
})
