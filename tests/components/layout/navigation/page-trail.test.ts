import { pageTrail } from '@/components/layout/navigation/page-trail'
import { type SitePage, sitePages } from '@/lib/site-pages'

test.each<[SitePage, string[]]>([
  ['home', []],
  ['about', ['about']],
  ['legalAi', ['products', 'legalAi']],
  ['contactSent', ['contact', 'contactSent']],
  ['blogWrite', ['blog', 'blogWrite']],
])('the way to %s', (page, trail) => {
  expect(pageTrail(page)).toEqual(trail)
})

test('the way to every page but home ends with itself', () => {
  for (const page of Object.keys(sitePages) as SitePage[]) {
    if (page !== 'home') expect(pageTrail(page).at(-1)).toBe(page)
  }
})
