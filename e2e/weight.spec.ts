import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

/** Of the built site: a development server ships its tools along. */
const budget = 150 * 1024

for (const path of [
  '/',
  `/case-search?query=${encodeURIComponent('손해배상')}`,
  '/cases/2012다31628',
  '/statutes/민법/articles/750',
]) {
  test(`${path} ships at most 150 kB of script`, async ({ page, request }) => {
    await page.goto(path)
    const urls = await page
      .locator('script[src]:not([nomodule])')
      .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
    expect(urls.length).toBeGreaterThan(0)
    let total = 0
    for (const url of new Set(urls)) {
      total += gzipSync(await (await request.get(url)).body()).length
    }
    expect(total).toBeLessThanOrEqual(budget)
  })
}
