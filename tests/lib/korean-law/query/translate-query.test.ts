import { glossaryTerms, translateQuery } from '@/lib/korean-law/query/translate-query'

describe('the language of a query', () => {
  it.each([
    ['보증금 반환', 'ko'],
    ['KBS 저작권', 'ko'],
    ['2019다12345', 'ko'],
    ['', 'ko'],
    ['deposit', 'en'],
    ['敷金の返還', 'ja'],
    ['敷金', 'ja'],
    ['労働者', 'ja'],
    ['劳动者', 'zh'],
    ['押金 房東', 'zh'],
    ['損害賠償', 'zh'],
  ])('%s is %s', (query, language) => {
    expect(translateQuery(query).language).toBe(language)
  })
})

describe('Korean', () => {
  it('comes back as it was, spaces and marks included', () => {
    const query = "  보증금을 '못' 받았어요?  KBS 민법 750조"
    expect(translateQuery(query)).toEqual({ language: 'ko', terms: [], korean: query, unknown: [] })
  })

  it('has its Han characters read', () => {
    expect(translateQuery('損害賠償 청구').korean).toBe('손해배상 청구')
    expect(translateQuery('甲이 乙에게 빌려준 돈').korean).toBe('갑이 을에게 빌려준 돈')
  })
})

describe('citations', () => {
  it.each([
    ['Article 750 of the Civil Act', '민법 제750조'],
    ['Civil Act Article 839-2 division of property', '민법 제839조의2 재산분할'],
    ['Section 163 Criminal Act', '형법 제163조'],
    ['Labour Standards Act art. 23(1)', '근로기준법 제23조'],
    ['民法第750条', '민법 제750조'],
    ['民法709條', '민법 제709조'],
    ['民法第七百五十条', '민법 제750조'],
    ['刑法三百四十七条の二', '형법 제347조의2'],
    ['刑法第347条之2', '형법 제347조의2'],
    ['労働基準法第23条', '근로기준법 제23조'],
    ['劳动基准法第23条第1款', '근로기준법 제23조'],
    ['2019Da12345', '2019다12345'],
    ['damages 2013Gahap5678', '손해배상 2013가합5678'],
  ])('%s is %s', (query, korean) => {
    expect(translateQuery(query).korean).toBe(korean)
  })
})

describe('what the glossary does not know', () => {
  it('keeps names and drops plain words', () => {
    const read = translateQuery('Samsung v. Apple flabbergasting design patent')
    expect(read.korean).toBe('Samsung Apple 디자인권')
    expect(read.unknown).toEqual(['Samsung', 'Apple', 'flabbergasting'])
  })

  it('searches for the words themselves when nothing is understood', () => {
    expect(translateQuery('flabbergasting').korean).toBe('flabbergasting')
  })

  it('survives marks, digits and very long input', () => {
    for (const query of ['?!', '12345', '\u0000', "' OR 1=1 --", '。、', '〇'.repeat(50)]) {
      expect(() => translateQuery(query)).not.toThrow()
    }
    const long = translateQuery('tenant 賃借人 '.repeat(1000))
    expect(long.korean.length).toBeLessThan(100)
  })
})

describe('terms', () => {
  it('say which words of the query became which Korean', () => {
    expect(translateQuery('unfair dismissal of a part-time worker').terms).toEqual([
      { source: 'unfair dismissal', korean: ['부당해고'] },
      { source: 'part time worker', korean: ['단시간근로자'] },
    ])
  })

  it('prefer the sense that the rest of the query speaks of', () => {
    expect(translateQuery('drug possession').korean).toBe('마약 소지')
    expect(translateQuery('possession').korean).toBe('점유')
  })

  it('ignore number, tense and British spelling', () => {
    const { korean } = translateQuery('labor unions')
    expect(translateQuery('Labour Union').korean).toBe(korean)
    expect(korean).toBe('노동조합')
  })

  it('join an ending to the word before it', () => {
    expect(translateQuery('横領罪').korean).toBe('횡령죄')
  })
})

describe('suggestions', () => {
  const terms = glossaryTerms()
  it.each([
    ['en', 'deposit', '보증금'],
    ['ja', '敷金', '임대차보증금'],
    ['zh', '房东', '임대인'],
  ])('%s %s leads to %s', (language, text, korean) => {
    expect(terms).toContainEqual({ text, language, korean })
  })

  it('never suggest nothing', () => {
    expect(terms.filter(({ text, korean }) => text === '' || korean === '')).toEqual([])
  })
})
