import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const pages = [
  '/',
  '/case-search',
  `/case-search?query=${encodeURIComponent('손해배상')}`,
  '/case-search?query=unfair%20dismissal',
  '/case-search?query=qzxwvkjq',
  '/cases/2012다31628',
  '/statutes',
  '/statutes/민법',
  '/statutes/민법/articles/750',
  '/no-such-page',
]

/** Colours do not depend on the language, so the dark theme is looked at in one. */
const looks = [
  { prefix: '', scheme: 'light' },
  { prefix: '/en', scheme: 'light' },
  { prefix: '/ja', scheme: 'light' },
  { prefix: '/zh', scheme: 'light' },
  { prefix: '', scheme: 'dark' },
] as const

for (const { prefix, scheme } of looks) {
  test(`axe finds nothing: ${prefix || '/ko'}, ${scheme}`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.emulateMedia({ colorScheme: scheme })
    for (const path of pages) {
      await page.goto(`${prefix}${path === '/' && prefix ? '' : path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)
      expect(found).toEqual([])
    }
  })
}

test('axe finds nothing in what opens: suggestions, panel, dialog, languages', async ({ page }) => {
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await page.goto('/')
  await page.getByRole('combobox').pressSequentially('민법')
  await expect(page.getByRole('option').first()).toBeVisible()
  await check()
  await page.goto(`/case-search?case=${encodeURIComponent('2012다31628')}`)
  await expect(page.getByRole('link', { name: '판결 전체 보기' })).toBeVisible()
  await check()
  await page.goto('/cases/2012다31628')
  await page.getByText('표로 보기').click()
  await page.locator('summary', { hasText: '한국어' }).click()
  await check()
  await page.getByRole('button', { name: '오류 신고' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
})
