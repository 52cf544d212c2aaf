import { eachTerm, termCounts } from '@/lib/korean-law/query/tokenize'

function spans(text: string): string[] {
  const found: string[] = []
  eachTerm(text, (_, start, end) => found.push(text.slice(start, end)))
  return found
}
const keys = (text: string) => [...termCounts(text).keys()]

describe('terms', () => {
  it.each([
    ['손해배상', ['손해', '해배', '배상']],
    ['손해 배상', ['손해', '배상']],
    ['손', ['손']],
    ['損害賠償', ['損害', '害賠', '賠償']],
    ['법의 날', ['법의', '날']],
    ['ABC 12만원', ['ABC', '12', '만원']],
    ['2020다123', ['2020', '다', '123']],
    ['민법 제750조', ['민법', '제750조']],
    ['제 839조의2에 따라', ['제 839조의2', '에', '따라']],
    ['제5조의2의3', ['제5조의2의3']],
    ['제한', ['제한']],
    ['제5항', ['제', '5', '항']],
    ['', []],
    [' \n\t.,!?', []],
  ])('of %j', (text, expected) => {
    expect(spans(text)).toEqual(expected)
  })

  it('are the same in upper and lower case', () => {
    expect(keys('PC방')).toEqual(keys('pc방'))
  })

  it('are keys of 32 bits without sign', () => {
    for (const key of keys('힣힣 제999조 zzz 9999999999 𠮷野家 손')) {
      expect(Number.isInteger(key)).toBe(true)
      expect(key).toBeGreaterThanOrEqual(0)
      expect(key).toBeLessThan(2 ** 32)
    }
  })

  it('tell an article from its branch and from another', () => {
    expect(new Set(['제839조', '제839조의2', '제840조'].flatMap(keys)).size).toBe(3)
  })

  it('never mistake a word of letters or digits for a pair of characters', () => {
    const words = Array.from({ length: 2000 }, (_, i) => keys(`w${i}`)[0]!)
    expect(Math.max(...words)).toBeLessThan(0x34000000)
    expect(new Set(words).size).toBe(2000)
  })

  it.each(['\0', '\ud800', '손\udc00해', '👍🏽', 'a\u0301'])('survive %j', (text) => {
    expect(() => spans(text)).not.toThrow()
  })

  it('are counted', () => {
    expect([...termCounts('해고 해고 무효').values()]).toEqual([2, 1])
  })
})
