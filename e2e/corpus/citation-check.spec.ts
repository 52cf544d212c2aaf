import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'

const text = [
  '대법원 2012다31628 판결은 민법 제750조를 적용하였다.',
  '대법원 2099. 5. 18. 선고 2099다12345 판결과 민법 제9999조도 그러하다.',
].join('\n')

const check = (page: Page) => page.getByRole('button', { name: '인용 확인', exact: true }).click()
const findings = (page: Page) =>
  page.getByRole('region', { name: '인용별 결과' }).getByRole('listitem')

test('every citation of a pasted text is checked, and its right form leads to it', async ({
  page,
}) => {
  await page.goto('/citation-check')
  await page.getByLabel('확인할 글').fill(text)
  await check(page)
  await expect(page.getByRole('heading', { name: '인용 4건을 확인했습니다' })).toBeVisible()
  await expect(findings(page)).toHaveCount(4)
  await expect(findings(page).nth(0)).toContainText('맞는 인용')
  await expect(findings(page).nth(1)).toContainText('시행 중인 조문')
  await expect(findings(page).nth(2)).toContainText('아직 오지 않은 해의 사건번호입니다.')
  await expect(findings(page).nth(3)).toContainText('지금의 법령에 이 조문이 없습니다.')
  await expect(page.getByText('틀림 2건')).toBeVisible()
  await expect(page.getByLabel('확인할 글')).toHaveValue(text)
  await findings(page)
    .nth(0)
    .getByRole('link', { name: /2012다31628/ })
    .click()
  await expect(page).toHaveTitle(/2012다31628/)
})

test('the findings can be taken along as a table and a document', async ({ page }) => {
  await page.goto('/citation-check')
  await page.getByLabel('확인할 글').fill(text)
  await check(page)
  const files = { CSV: /\.csv$/, DOCX: /\.docx$/ }
  for (const [format, name] of Object.entries(files)) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `${format}로 받기` }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(name)
    const bytes = await readFile(await download.path())
    if (format === 'CSV') expect(bytes.toString('utf8')).toContain('있을 수 없는 번호')
    else expect(bytes.subarray(0, 2).toString()).toBe('PK')
  }
})

test('a text comes from a file; what cannot be read is said and loses nothing', async ({
  page,
}) => {
  await page.goto('/citation-check')
  const field = page.getByLabel('확인할 글')
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: '서면.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await expect(page.getByText('‘서면.txt’의 글을 가져왔습니다.')).toBeVisible()
  await expect(field).toHaveValue(text)
  await input.setInputFiles({
    name: '빈.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(''),
  })
  await expect(page.getByText('빈 파일입니다.')).toBeVisible()
  await expect(field).toHaveValue(text)
})

test('nothing to check is said at the field', async ({ page }) => {
  await page.goto('/en/citation-check')
  await page.getByRole('button', { name: 'Check citations', exact: true }).click()
  await expect(page.getByText('Paste the text to check.')).toBeVisible()
  await page.getByLabel('Text to check').fill('hello')
  await page.getByRole('button', { name: 'Check citations', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No citation found' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the findings come as a page', async ({ page }) => {
    await page.goto('/citation-check')
    await page.getByLabel('확인할 글').fill(text)
    await check(page)
    await expect(findings(page)).toHaveCount(4)
  })
})
