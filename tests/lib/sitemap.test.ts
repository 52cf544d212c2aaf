import { sitemap, sitemapIndex } from '@/lib/sitemap'

test('addresses are escaped and changes are days', async () => {
  const answer = sitemap([
    { url: 'http://x/cases/1?serial=2&a=<b>', updatedAt: '2026-01-02T03:04:05Z' },
    { url: 'http://x/' },
  ])
  const xml = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/)
  expect(xml).toContain('<loc>http://x/cases/1?serial=2&#38;a=&#60;b&#62;</loc>')
  expect(xml).toContain('<lastmod>2026-01-02</lastmod>')
  expect(xml.match(/<url>/g)).toHaveLength(2)
})

test('the index names every part', async () => {
  const xml = await sitemapIndex(['http://x/a.xml', 'http://x/b.xml']).text()
  expect(xml.match(/<sitemap>/g)).toHaveLength(2)
})
