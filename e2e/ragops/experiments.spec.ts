import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, logInAs, ownAddress, signInAs } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const long = 120_000
const fits = async (page: Page) =>
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0)

/** A dataset with questions that courts have answered. */
async function makeBenchmark(page: Page) {
  await page.goto('/ragops/datasets')
  await page.getByLabel('이름').fill('법원 쟁점')
  await page.getByRole('button', { name: '데이터셋 만들기' }).click()
  await expect(page.getByRole('heading', { name: /법원 쟁점/ })).toBeVisible()
  const courts = page.getByRole('region', { name: '법원이 정답을 정한 벤치마크' })
  await courts.getByLabel('선고 연도부터').fill('1950')
  await courts.getByLabel('질문 수').fill('60')
  await courts.getByRole('button', { name: '벤치마크 만들기' }).click()
  await expect(courts.getByText(/버전 1에 들어 있습니다/)).toBeVisible({ timeout: long })
}

const verdict = (page: Page) => page.getByRole('heading', { name: /^판정/ })

test('two configurations are measured on one dataset, and the second is judged', async ({
  page,
  browser,
}) => {
  test.setTimeout(6 * long)
  await signInAs(page, await createAccount())
  await page.goto('/ragops/experiments/new')
  await expect(page.getByText('질문이 있는 데이터셋이 없습니다')).toBeVisible()
  await makeBenchmark(page)

  await page.goto('/ragops/experiments')
  await expect(page.getByText('아직 실험이 없습니다')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: '새 실험' }).click()
  await page.getByRole('button', { name: '실험 시작' }).click()
  await expect(page.getByText('필요한 항목입니다.')).toBeVisible()
  await page.getByLabel('이름').fill('채팅의 근거')
  await page.getByLabel('재는 것').selectOption({ label: '채팅의 근거 선택' })
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: '실험 시작' }).click()
  await expect(page.getByRole('heading', { name: '채팅의 근거', exact: true })).toBeVisible()
  await expect(verdict(page)).toBeVisible({ timeout: long })
  await expect(page.getByText('기준 실험이 없어 판정하지 않았습니다.')).toBeVisible()

  await page.getByRole('link', { name: '이 실험을 기준으로 새 실험' }).click()
  await page.getByLabel('이름').fill('검색')
  await page.getByLabel('상위 몇 건까지').fill('5')
  await page.getByRole('button', { name: '실험 시작' }).click()
  await expect(page.getByText('기준 실험의 질문이나 순위 범위가 다릅니다.')).toBeVisible()
  await page.getByLabel('상위 몇 건까지').fill('10')
  await page.getByRole('button', { name: '실험 시작' }).click()
  await expect(page.getByRole('heading', { name: '검색', exact: true })).toBeVisible()
  await expect(verdict(page)).toHaveText(/나아짐|나빠짐|차이 없음|모자람/, { timeout: long })
  await expect(page.getByRole('link', { name: '기준: 채팅의 근거' })).toBeVisible()
  const measures = page.getByRole('table', { name: '지표별 평균과 95% 구간' })
  await expect(measures.getByRole('row', { name: /^nDCG/ })).toBeVisible()
  await expect(page.getByRole('table', { name: '묶음별 nDCG' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const items = page.getByRole('region', { name: '질문별' })
  await items.locator('summary').first().click()
  await expect(items.getByText(/^이 실험: /).first()).toBeVisible()
  await items.getByRole('link', { name: '재현율' }).click()
  await expect(page).toHaveURL(/metric=recall/)
  await items.getByRole('link', { name: '같음' }).click()
  await expect(page).toHaveURL(/metric=recall&show=equal/)
  await expect(page.getByRole('table', { name: '묶음별 재현율' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await fits(page)

  const address = page.url().replace(/#.*$/, '')
  const elsewhere = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const other = await elsewhere.newPage()
  await other.goto(address)
  await expect(other).not.toHaveURL(/ragops/)
  for (const role of ['user', 'admin'] as const) {
    await logInAs(other, role)
    expect((await other.goto(address))?.status()).toBe(404)
  }
  await elsewhere.close()

  await page.locator('summary', { hasText: '실험 지우기' }).click()
  await page.getByRole('button', { name: '지우기', exact: true }).click()
  await expect(page).toHaveURL(/\/ragops\/experiments$/)
  await expect(page.getByRole('link', { name: '채팅의 근거' })).toBeVisible()
  await expect(page.getByRole('link', { name: '검색', exact: true })).toHaveCount(0)
})
