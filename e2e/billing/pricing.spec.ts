import { expect, test } from '@playwright/test'

const plans = [
  { name: /^1개월/, id: '1month', total: '55,000원' },
  { name: /^6개월/, id: '6months', total: '300,000원' },
  { name: /^1년/, id: '1year', total: '550,000원' },
]

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a plan is chosen, its total and renewal shown, and it goes along to the payment', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await expect(page.locator('input[type=radio]:checked')).toHaveCount(0)
    const summary = page.locator('[aria-live=polite]').filter({ hasText: '내는 금액' })
    for (const { name, total } of plans) {
      await page.getByRole('radio', { name }).check()
      await expect(summary.getByText(total, { exact: true })).toBeVisible()
      await expect(summary.locator('strong:visible')).toHaveCount(1)
      await expect(summary).toContainText('자동 결제')
    }
    await page.getByRole('button', { name: '구독하기' }).click()
    // Nobody is signed in: the front page asks to log in, and leads back.
    await expect(page).toHaveURL(/\/\?login=%2Fpayment%3Fplan%3D1year$/)
  })
})

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`every total is on the first screen of ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/pricing')
    for (const { name } of plans) {
      await expect(page.getByRole('radio', { name })).toBeInViewport()
    }
    await page.getByRole('radio', { name: plans[1]?.name }).check()
    await expect(page.locator('strong').filter({ hasText: '300,000원' })).toBeInViewport()
  })
}

test('an original price is named as such', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('radio', { name: /6개월.*정가.*330,000원.*9% 할인/ })).toBeVisible()
  await expect(page.locator('s')).toHaveText(['330,000원', '660,000원'])
})

test('the questions are told to search engines word for word', async ({ request }) => {
  for (const locale of ['', '/en', '/ja', '/zh']) {
    const html = await (await request.get(`${locale}/pricing`)).text()
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    )
    const faq = blocks.find((each) => each['@type'] === 'FAQPage')
    const asked: { name: string }[] = faq.mainEntity
    expect(asked.length).toBeGreaterThan(3)
    for (const { name } of asked) expect(html).toContain(`${name}<span`)
  }
})
