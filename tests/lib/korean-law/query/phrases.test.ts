import { eachPhrase } from '@/lib/korean-law/query/phrases'

function phrases(text: string): number[] {
  const found: number[] = []
  eachPhrase(text, (key) => found.push(key))
  return found
}

describe('phrases', () => {
  it('are runs of four characters, overlapping', () => {
    expect(phrases('손해배상')).toHaveLength(1)
    expect(phrases('손해배상청구')).toHaveLength(3)
    expect(phrases('손해배')).toEqual([])
    expect(phrases('')).toEqual([])
  })

  it('do not mind spaces and line ends', () => {
    expect(phrases('손해배상 청구')).toEqual(phrases('손해배상청구'))
    expect(phrases('손해\n배상 청구')).toEqual(phrases('손해배상청구'))
  })

  it('do not cross other marks', () => {
    expect(phrases('손해, 배상')).toEqual([])
    expect(phrases('손해배상. 청구')).toEqual(phrases('손해배상'))
  })

  it('tell the order of characters', () => {
    const different = ['손해배상', '배상손해', '해손배상', '상배해손'].flatMap(phrases)
    expect(new Set(different).size).toBe(4)
  })

  it('tell very many apart', () => {
    const seen = new Set<number>()
    for (let i = 0; i < 5000; i++) {
      const at = (step: number) => String.fromCharCode(0xac00 + ((i * step) % 11172))
      for (const key of phrases(`${at(1)}${at(7)}${at(31)}${at(127)}`)) seen.add(key)
    }
    expect(seen.size).toBe(5000)
  })

  it('are keys of 32 bits without sign', () => {
    for (const key of phrases('가나다라마바사 민법750조 abcd')) {
      expect(Number.isInteger(key)).toBe(true)
      expect(key).toBeGreaterThanOrEqual(0)
      expect(key).toBeLessThan(2 ** 32)
    }
  })

  it('do not mind the case of letters', () => {
    expect(phrases('PC방이용')).toEqual(phrases('pc방이용'))
  })
})
