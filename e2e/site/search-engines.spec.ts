import { expect, test } from '@playwright/test'

test('robots.txt names each part of the sitemap, and each part is there', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const parts = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url = '']) => new URL(url))
  const named = parts.map(({ pathname }) => pathname)
  expect(named).toEqual(
    expect.arrayContaining(['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/posts.xml']),
  )
  for (const { pathname } of parts) {
    const answer = await request.get(pathname)
    expect(answer.status(), pathname).toBe(200)
    const addresses = (await answer.text()).match(/<loc>/g) ?? []
    expect(addresses.length, pathname).toBeGreaterThan(0)
    expect(addresses.length, pathname).toBeLessThanOrEqual(50_000)
  }
})

test('a sitemap lists its pages in every language', async ({ request }) => {
  const xml = await (await request.get('/sitemaps/pages.xml')).text()
  for (const path of ['/pricing', '/en/pricing', '/ja/pricing', '/zh/pricing']) {
    expect(xml).toMatch(new RegExp(`<loc>[^<]+:\\d+${path}</loc>`))
  }
  expect(xml).toContain('hreflang="x-default"')
  expect(xml).not.toContain('/login')
})

for (const path of [
  'ko/home',
  'en/pricing',
  'ja/about',
  'zh/docs',
  `ko/cases/${encodeURIComponent('2012다31628')}`,
  `en/statutes/${encodeURIComponent('민법')}/articles/750`,
]) {
  test(`a picture for shared links: ${path}`, async ({ request }) => {
    const answer = await request.get(`/og/${path}.png`)
    expect(answer.status()).toBe(200)
    const picture = await answer.body()
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  })
}

test('no picture of a page that is not there', async ({ request }) => {
  for (const path of ['/og/ko/nowhere.png', '/og/fr/home.png', '/og/ko/cases/2019다999999.png']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
