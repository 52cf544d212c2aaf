import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { sitePages } from '@/lib/site-pages'
import { scriptsOf } from '@/scripts/site/page-inspection'
import { routes } from '@/scripts/site/routes'

/** Of the built site: a development server ships its tools along. */
const budget = 150 * 1024
/** The intakes of the other fields ask differently, with the same script. */
const intake = `${sitePages.consultation.path}/labor`

test('no page ships more script than it may', async ({ request }) => {
  test.setTimeout(240_000)
  const sizes = new Map<string, number>()
  const sizeOf = async (url: string) => {
    const known = sizes.get(url)
    if (known !== undefined) return known
    const size = gzipSync(await (await request.get(url, { maxRetries: 2 })).body()).length
    sizes.set(url, size)
    return size
  }
  for (const path of [...routes().map((route) => route.path), intake]) {
    // Of the HTML: what comes later is fetched after the page can be read and used.
    const html = await (await request.get(path, { maxRetries: 2 })).text()
    const urls = scriptsOf(html)
    expect(urls.length, path).toBeGreaterThan(0)
    let total = 0
    for (const url of new Set(urls)) total += await sizeOf(url)
    expect(total, path).toBeLessThanOrEqual(budget)
  }
})
