import { pageTrail } from '@/components/layout/page-trail'
import { type SitePage, sitePages } from '@/lib/site-pages'

test.each<[SitePage, string[]]>([
  ['home', []],
  ['about', ['home', 'about']],
  ['legalAi', ['home', 'products', 'legalAi']],
  ['contactSent', ['home', 'contact', 'contactSent']],
  ['blogWrite', ['home', 'blog', 'blogWrite']],
])('the way to %s', (page, trail) => {
  expect(pageTrail(page)).toEqual(trail)
})

test('every page but home is reached from home and ends with itself', () => {
  for (const page of Object.keys(sitePages) as SitePage[]) {
    const trail = pageTrail(page)
    if (page !== 'home') expect([trail[0], trail.at(-1)]).toEqual(['home', page])
  }
})
