import { absoluteUrl, alternates, pictureUrl } from '@/lib/i18n/alternates'

const site = 'http://localhost:3000'

test('a page of four languages names them all, Korean for everyone else', () => {
  expect(alternates('ja', '/pricing')).toEqual({
    canonical: `${site}/ja/pricing`,
    languages: {
      ko: `${site}/pricing`,
      en: `${site}/en/pricing`,
      ja: `${site}/ja/pricing`,
      zh: `${site}/zh/pricing`,
      'x-default': `${site}/pricing`,
    },
  })
})

test('a page that is not there in a language is canonical in one that it has', () => {
  const { canonical, languages } = alternates('zh', '/blog/post', ['ko', 'en'])
  expect(canonical).toBe(`${site}/blog/post`)
  expect(Object.keys(languages ?? {})).toEqual(['ko', 'en', 'x-default'])
})

test('without Korean the first language stands for all', () => {
  const links = alternates('ko', '/blog/post', ['en'])
  expect(links.canonical).toBe(`${site}/en/blog/post`)
  expect(links.languages).toEqual({
    en: `${site}/en/blog/post`,
    'x-default': `${site}/en/blog/post`,
  })
})

test('the picture of a page bears its path, without query', () => {
  expect(pictureUrl('en', '/')).toBe(`${site}/og/en/home.png`)
  expect(pictureUrl('ko', '/statutes?page=2')).toBe(`${site}/og/ko/statutes.png`)
  expect(pictureUrl('ko', '/cases/2012다31628')).toBe(
    `${site}/og/ko/cases/${encodeURIComponent('2012다31628')}.png`,
  )
})

test('Korean has no prefix', () => {
  expect(absoluteUrl('ko', '/')).toBe(`${site}/`)
  expect(absoluteUrl('zh', '/')).toBe(`${site}/zh`)
})
