import { englishEntries, hanEntries, koreanTerms } from '@/lib/korean-law/query/glossary/entries'
import { statuteTitles } from '@/lib/korean-law/query/glossary/statute-titles'

const HANGUL = /^[가-힣A-Z0-9ㆍ·\s]+$/

describe('the glossary', () => {
  it('covers the law', () => {
    expect(koreanTerms().length).toBeGreaterThanOrEqual(1800)
    expect(statuteTitles().size).toBeGreaterThanOrEqual(120)
    expect(hanEntries('ja').length).toBeGreaterThanOrEqual(350)
    expect(hanEntries('zh').length).toBeGreaterThanOrEqual(350)
  })

  it('translates into Korean only', () => {
    const all = [...englishEntries(), ...hanEntries('ja'), ...hanEntries('zh')]
    const odd = all.flatMap(({ korean }) => korean).filter((term) => !HANGUL.test(term))
    expect(odd).toEqual([])
  })

  it('has English for every Korean term', () => {
    expect(englishEntries().filter(({ text }) => !/^[a-z0-9][a-z0-9 '&-]*$/.test(text))).toEqual([])
  })
})
