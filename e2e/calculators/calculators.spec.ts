import { expect, test } from '@playwright/test'
import { calculatorNames } from '@/lib/calculators/constants'

const locales = ['', '/en', '/ja', '/zh']

test('the period of an appeal is reckoned, linked to its articles and kept in the address', async ({
  page,
}) => {
  await page.goto('/calculators')
  await page.getByRole('main').getByRole('link', { name: '기간 계산' }).click()
  await expect(page.getByRole('heading', { name: '예시 결과' })).toBeVisible()
  await page.getByLabel('시작한 날').fill('2026-12-11')
  await page.getByLabel('법이 정한 기간').selectOption('appeal')
  await page.getByRole('button', { name: '계산하기' }).click()
  await expect(page).toHaveURL(/startDate=2026-12-11.*preset=appeal/)
  const result = page.getByRole('region', { name: '결과' })
  await expect(result.getByRole('definition').first()).toHaveText(/2026년 12월 28일/)
  await expect(result.getByRole('row', { name: /성탄절/ })).toBeVisible()
  await expect(result.getByRole('link', { name: '민법 제161조' }).first()).toHaveAttribute(
    'href',
    /161/,
  )
  await expect(page.getByLabel('법이 정한 기간')).toHaveValue('appeal')

  const file = await page.request.get(
    (await result.getByRole('link', { name: /일정 파일/ }).getAttribute('href')) ?? '',
  )
  expect(await file.text()).toContain('DTSTART;VALUE=DATE:20261228')

  const starts = { DOCX: 'PK', HWPX: 'PK', PDF: '%PDF', MD: '# ' }
  for (const [format, start] of Object.entries(starts)) {
    const href = await result.getByRole('link', { name: format, exact: true }).getAttribute('href')
    const written = await page.request.get(href ?? '')
    expect([format, written.status()]).toEqual([format, 200])
    expect((await written.body()).toString('latin1').startsWith(start)).toBe(true)
  }
})

test('a wrong value is named at its field and nothing typed is lost', async ({ page }) => {
  await page.goto('/calculators/interest?principal=많이&dueDate=2026-03-01&endDate=2026-02-01')
  const principal = page.getByLabel(/^원금/)
  await expect(principal).toHaveValue('많이')
  await expect(principal).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('계산하지 못했습니다')
  await principal.fill('1,000,000')
  await page.getByRole('button', { name: '계산하기' }).click()
  await expect(page.getByLabel('갚은 날 또는 계산할 날')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('갚은 날 또는 계산할 날')).toHaveValue('2026-02-01')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shares of an estate are reckoned by a plain form', async ({ page }) => {
    await page.goto('/calculators/inheritance')
    await page.getByLabel('사망일').fill('2026-10-01')
    await page.getByLabel('배우자가 있다 (혼인신고를 한)').check()
    await page.getByLabel('상태').nth(0).selectOption('alive')
    await page.getByLabel('상태').nth(1).selectOption('alive')
    await page.getByRole('button', { name: '계산하기' }).click()
    const result = page.getByRole('region', { name: '결과' })
    await expect(result.getByRole('row', { name: /법정상속분 배우자/ })).toContainText('3/7')
    await expect(result.getByRole('row', { name: /법정상속분 자녀 2/ })).toContainText('2/7')
  })
})

test('every calculator shows an example in four languages', async ({ request }) => {
  for (const name of calculatorNames) {
    const headings = new Set<string>()
    for (const locale of locales) {
      const answer = await request.get(`${locale}/calculators/${name}`)
      expect([name, locale, answer.status()]).toEqual([name, locale, 200])
      const html = await answer.text()
      headings.add(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '')
      expect(html).toContain('"@type":"WebApplication"')
      expect(html).not.toMatch(/calculators\.(lines|notes|unknowns|results)\./)
    }
    expect(headings.size).toBe(locales.length)
  }
  expect((await request.get('/calculators/horoscope')).status()).toBe(404)
})
