import { languageToRemember, offeredLanguage } from '@/components/layout/language/offered-language'

const english = ['en-US', 'en', 'ko']

test('a newcomer is offered the first language of the browser that the site has', () => {
  expect(offeredLanguage('ko', null, english)).toBe('en')
  expect(offeredLanguage('en', null, ['ko-KR', 'en'])).toBe('ko')
  expect(offeredLanguage('ko', null, ['fr-FR', 'zh-TW'])).toBe('zh')
})

test('a language that is open already, or that the site lacks, is not offered', () => {
  expect(offeredLanguage('en', null, english)).toBeNull()
  expect(offeredLanguage('ko', null, ['fr'])).toBeNull()
})

test('a visitor with a stored language is not asked', () => {
  expect(offeredLanguage('ko', 'ja', english)).toBeNull()
  expect(offeredLanguage('zh', 'ja', english)).toBeNull()
})

test('a page with a prefix is remembered, one without says nothing to a newcomer', () => {
  expect(languageToRemember('ja', null)).toBe('ja')
  expect(languageToRemember('ja', 'en')).toBe('ja')
  expect(languageToRemember('ko', null)).toBeNull()
  expect(languageToRemember('ko', 'ko')).toBeNull()
})

test('Korean chosen on the site takes the place of another stored language', () => {
  expect(languageToRemember('ko', 'en')).toBe('ko')
})
