import { expect, test } from '@playwright/test'

const locales = ['', '/en', '/ja', '/zh']
const products = [
  'legal-ai',
  'finance-ai',
  'ai-legal-consultation',
  'my-rag',
  'ragops',
  'contract-review',
]
const pages = ['/about', ...products.map((product) => `/products/${product}`)]

type Block = { '@type': string; [key: string]: unknown }

const blocksOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']): Block => JSON.parse(json),
  )

for (const path of pages) {
  test(`${path} says what it is in four languages`, async ({ request }) => {
    const titles = new Set<string>()
    for (const locale of locales) {
      const html = await (await request.get(`${locale}${path}`)).text()
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => text)
      expect(headings).toHaveLength(1)
      titles.add(headings[0] ?? '')
      const blocks = blocksOf(html)
      const isOpen = /legal-ai|consultation|my-rag|ragops|contract-review/.test(path)
      const own = path === '/about' ? 'Organization' : isOpen ? 'SoftwareApplication' : 'WebPage'
      const block = blocks.find((each) => each['@type'] === own)
      expect(block).toBeDefined()
      // What cannot be used yet is offered at no price.
      if (isOpen) expect(block?.offers).toMatchObject({ price: '0', priceCurrency: 'KRW' })
      else expect(html).not.toContain('"offers"')
      expect(blocks.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true)
    }
    expect(titles.size).toBe(locales.length)
  })
}

test('what the examples cite is there to be read', async ({ request }) => {
  const links = new Set<string>()
  for (const product of products) {
    const html = await (await request.get(`/products/${product}`)).text()
    for (const [, link = ''] of html.matchAll(/href="(\/(?:statutes|cases)\/[^"]+)"/g))
      links.add(link)
  }
  expect(links.size).toBeGreaterThan(8)
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
})

test('the checker says of the citations what the page says', async ({ page, request }) => {
  await page.goto('/products/legal-ai')
  const rows = page.getByRole('region', { name: '인용 확인' }).getByRole('listitem')
  const states: Record<string, string> = {
    확인됨: 'verified',
    '날짜가 다름': 'differs',
    '있을 수 없는 번호': 'impossible',
    '이 자료에 없음': 'not-in-corpus',
    '시행 중': 'in-force',
    '없는 조문': 'repealed',
  }
  await expect(rows).toHaveCount(Object.keys(states).length)
  for (const row of await rows.all()) {
    const [text = '', said = ''] = await row.locator('p').allTextContents()
    const answer = await request.post('/api/citations/check', { data: { text } })
    const { data } = await answer.json()
    expect(data.citations[0].state, text).toBe(states[said])
  }
})

test('an example question goes on to a real answer', async ({ page }) => {
  await page.goto('/products/legal-ai')
  const link = page.getByRole('link', { name: '직접 물어보기' }).first()
  await page.goto((await link.getAttribute('href')) ?? '')
  await expect(page).toHaveURL(/\/ai-chat\/[0-9a-f-]{36}$/, { timeout: 30_000 })
  await expect(page.getByRole('article').first()).toContainText('보증금')
})

test('what cannot be used yet says so', async ({ page }) => {
  await page.goto('/products/finance-ai')
  await expect(page.getByText('준비 중입니다', { exact: true })).toBeVisible()
})

test('finance AI opens with its alert', async ({ page }) => {
  await page.goto('/products/finance-ai')
  const alert = page.getByRole('alertdialog', { name: '금융 AI를 준비하고 있습니다' })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(alert).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/products/finance-ai')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the alert of finance AI can be put away too', async ({ page }) => {
    await page.goto('/en/products/finance-ai')
    const alert = page.getByRole('alertdialog', { name: 'Finance AI is coming' })
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(alert).toBeHidden()
  })
})
