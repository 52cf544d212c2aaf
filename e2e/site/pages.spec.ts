import { expect, test } from '@playwright/test'

test('a decision shows its facts, issues, citations and how courts cite it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/cases/2012다31628')
  await expect(page.getByRole('heading', { name: '판시사항과 요지' })).toBeVisible()
  await expect(page.locator('#relations')).toContainText('2004다16280')
  await expect(page.getByRole('link', { name: '민법 제750조' }).first()).toBeVisible()
  await page.getByRole('button', { name: '인용 복사' }).click()
  await expect(page.getByRole('button', { name: '복사했습니다' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /^대법원 \d{4}\. \d{1,2}\. \d{1,2}\. 선고 2012다31628 (?:전원합의체 )?판결$/,
  )
})

test('the table says what the picture shows', async ({ page }) => {
  await page.goto('/cases/2012다31628')
  await page.getByText('표로 보기').click()
  await expect(page.getByRole('table').getByRole('cell', { name: '2004다16280' })).toBeVisible()
})

test('an error can be reported', async ({ page }) => {
  await page.goto('/cases/2012다31628')
  await page.getByRole('button', { name: '오류 신고' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/내용/).fill('선고일을 확인해 주세요.')
  await dialog.getByRole('button', { name: '보내기' }).click()
  await expect(dialog.getByRole('status')).toContainText('신고를 받았습니다')
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toBeHidden()
})

test('laws are found by name and read article by article', async ({ page }) => {
  await page.goto('/statutes')
  await page.getByRole('textbox', { name: '법령 이름' }).fill('민법')
  await page.getByRole('button', { name: '찾기' }).click()
  await page.getByRole('link', { name: '민법', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '민법' })).toBeVisible()
  // A long law comes in pages; this address finds the one with the article.
  await page.goto('/statutes/민법?article=750#article-750')
  await page
    .getByRole('link', { name: /^제750조/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('제750조')
  await expect(page.locator('#citing').getByRole('link').first()).toBeVisible()
})

for (const path of [
  '/no-such-page',
  '/en/no-such-page',
  '/cases/2019다999999',
  '/statutes/없는법',
  '/statutes/민법/articles/99999',
]) {
  test(`${path} is not found, and says so`, async ({ request }) => {
    const answer = await request.get(encodeURI(path))
    expect(answer.status()).toBe(404)
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? []
    expect(main).toContain('<h1')
    expect(main).toContain('<a ')
  })
}

test('the sitemap leads to decisions that are there', async ({ request, baseURL }) => {
  const read = async (url: string) =>
    (await request.get(new URL(new URL(url).pathname, baseURL).href)).text()
  const places = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
  const parts = places(await (await request.get('/sitemap.xml')).text())
  const cases = parts.find((part) => part.includes('cases-0'))
  expect(cases).toBeDefined()
  const [first] = places(await read(cases ?? ''))
  const { pathname, search } = new URL((first ?? '').replaceAll('&#38;', '&'))
  expect((await request.get(pathname + search)).status()).toBe(200)
})
