import { offeredLanguage } from '@/components/layout/language/offered-language'

const english = ['en-US', 'en', 'ko']

test('a newcomer is offered the first language of the browser that the site has', () => {
  expect(offeredLanguage('ko', null, english)).toBe('en')
  expect(offeredLanguage('en', null, ['ko-KR', 'en'])).toBe('ko')
  expect(offeredLanguage('ko', null, ['fr-FR', 'zh-TW'])).toBe('zh')
})

test('nobody is offered what they read already, or what the site lacks', () => {
  expect(offeredLanguage('en', null, english)).toBeNull()
  expect(offeredLanguage('ko', null, ['fr'])).toBeNull()
})

test('who has a language is offered it where the address names none', () => {
  expect(offeredLanguage('ko', 'ja', english)).toBe('ja')
  expect(offeredLanguage('ko', 'ko', english)).toBeNull()
})

test('who opens a prefixed address after choosing another language has changed their mind', () => {
  expect(offeredLanguage('zh', 'ja', english)).toBeNull()
})

test('a stored word that is no language of the site is offered to nobody', () => {
  expect(offeredLanguage('ko', 'klingon', english)).toBeNull()
})
