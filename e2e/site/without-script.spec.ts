import { expect, test } from '@playwright/test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the cookie notice takes the choice and stays away', async ({ page }) => {
    await page.goto('/terms')
    const notice = page.getByRole('complementary', { name: '쿠키 안내' })
    await notice.getByRole('button', { name: '필수만' }).click()
    await expect(page).toHaveURL(/\/terms$/)
    await expect(notice).toBeHidden()
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'consent')?.value).toBe('necessary')
    await page.goto('/en/pricing')
    await expect(page.getByRole('complementary', { name: 'Cookie notice' })).toBeHidden()
    await page.goto('/terms')
    await page.getByRole('contentinfo').getByRole('link', { name: '쿠키 설정' }).click()
    await expect(notice).toBeVisible()
  })

  for (const path of ['/no-such-page', '/cases/2019다999999', '/docs/nothing', '/blog/nothing']) {
    test(`a page that is not there leads on: ${path}`, async ({ request }) => {
      const answer = await request.get(encodeURI(`/ja${path}`))
      expect(answer.status()).toBe(404)
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? []
      expect(main).toMatch(/<h1[^>]*>ページが見つかりません</)
      expect(main.match(/<a /g)).toHaveLength(6)
    })
  }
})

test('a choice about cookies that comes before the script is taken', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/terms', { waitUntil: 'commit' })
  const notice = page.getByRole('complementary', { name: '쿠키 안내' })
  await notice.getByRole('button', { name: '통계 허용' }).click({ noWaitAfter: true })
  await expect(notice).toBeHidden()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})
