import { expect, test } from '@playwright/test'
import { results, searchFor } from '../fixtures/search-page'

test('a visitor searches, opens a decision and follows its citation', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, '임대차 보증금 반환')
  await expect(page).toHaveURL(/\/case-search\?query=/)
  await expect(results(page).first()).toBeVisible()

  await page.goto('/cases/2012다31628')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const cited = page
    .getByRole('main')
    .getByRole('link', { name: /2004다16280/ })
    .first()
  await cited.click()
  await expect(page).toHaveURL(/\/cases\/2004/)
  await expect(page).toHaveTitle(/2004다16280/)
  // And back the other way: the cited decision names the one that cites it.
  await expect(page.locator('#relations').getByText('2012다31628').first()).toBeAttached()
})

test('a case number in the search box is answered with the decision itself', async ({ page }) => {
  await page.goto('/case-search')
  await searchFor(page, '2012다31628')
  const direct = page.getByRole('region', { name: '찾으시는 자료' })
  await expect(direct).toContainText('판결요지')
  await direct.getByRole('link', { name: /2012다31628/ }).click()
  await expect(page).toHaveTitle(/2012다31628/)
})

test('an article named in the search box opens with its citing decisions', async ({ page }) => {
  await page.goto('/case-search')
  await searchFor(page, '민법 750조')
  await page.getByRole('region', { name: '찾으시는 자료' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('제750조')
  await expect(page.locator('#citing').getByRole('listitem').first()).toBeVisible()
})

test('filters narrow, show themselves and are cleared', async ({ page }) => {
  await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}&type=precedents`)
  const filters = page.getByRole('region', { name: '필터' })
  const supreme = filters.getByRole('link', { name: /^대법원/ })
  const shown = Number(((await supreme.textContent()) ?? '').replace(/\D/g, ''))
  expect(shown).toBeGreaterThan(0)
  await supreme.click()
  await expect(page).toHaveURL(/courtLevel=supreme/)
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '초' })).toContainText(
    `${shown.toLocaleString('en')}건`,
  )
  await filters.getByRole('link', { name: '필터 모두 지우기' }).click()
  await expect(page).not.toHaveURL(/courtLevel/)
})

test('dates and check boxes filter through the form', async ({ page }) => {
  await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}&type=precedents`)
  const filters = page.getByRole('region', { name: '필터' })
  // The filters stand twice in the page, folded for phones.
  const shown = page.locator(':visible')
  await filters.getByLabel('부터').and(shown).fill('2010-01-01')
  await filters.getByLabel('전원합의체만').and(shown).check()
  await filters.getByRole('button', { name: '필터 적용' }).click()
  await expect(page).toHaveURL(/from=2010-01-01/)
  await expect(page).toHaveURL(/enBanc=1/)
  const dates = await results(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  for (const date of dates) expect(date >= '2010-01-01').toBe(true)
})

test('results come in pages', async ({ page }) => {
  await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}&type=precedents`)
  const first = (await results(page).first().getByRole('heading').textContent()) ?? ''
  await page
    .getByRole('navigation', { name: '결과 쪽 이동' })
    .getByRole('link', { name: '다음' })
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(results(page).first().getByRole('heading')).not.toHaveText(first)
})

test('the order can be changed', async ({ page }) => {
  await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}&type=precedents`)
  await page.getByRole('navigation', { name: '정렬' }).getByRole('link', { name: '최신순' }).click()
  await expect(page).toHaveURL(/sort=date/)
  const dates = await results(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates.length).toBeGreaterThan(1)
  expect(dates).toEqual([...dates].sort().reverse())
})

test('an English query is searched in Korean, and the page says so', async ({ page }) => {
  await page.goto('/en')
  await searchFor(page, 'unfair dismissal')
  const reading = page.getByRole('region', { name: 'How the query was read' })
  await expect(reading).toContainText(/[가-힣]/)
  await expect(results(page).first()).toBeVisible()
})

test('nothing found, and a way on', async ({ page }) => {
  await page.goto('/case-search?query=qzxwvkjq')
  await expect(page.getByRole('heading', { name: '검색 결과가 없습니다' })).toBeVisible()
})

test('a query that is too short gets the message of its code', async ({ page }) => {
  await page.goto('/case-search?query=a')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('2자 이상')
})

test('past searches are kept in the browser and can be cleared', async ({ page }) => {
  await page.goto('/case-search')
  await searchFor(page, '해고 무효')
  await expect(results(page).first()).toBeVisible()
  // The list is fetched after the results; whoever goes on before that has not been seen searching.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent-searches')))
    .toContain('해고 무효')
  await searchFor(page, '이혼 재산분할')
  const history = page.getByRole('region', { name: '최근 검색어' })
  await expect(history.getByRole('link', { name: '해고 무효' })).toBeVisible()
  await history.getByRole('button', { name: '모두 지우기' }).click()
  await expect(history).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search works', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox').fill('임대차 보증금')
    await page.getByRole('search').getByRole('button', { name: '검색' }).click()
    await expect(results(page).first()).toBeVisible()
    await results(page).first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('the longest query that is allowed fits into an address', async ({ page }) => {
  const answer = await page.goto(`/case-search?query=${encodeURIComponent('가'.repeat(2000))}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('filters fold away, and a decision that is looked up covers the page until one goes back', async ({
    page,
  }) => {
    await page.goto(`/case-search?query=${encodeURIComponent('손해배상')}&type=precedents`)
    await page.locator('summary', { hasText: '필터' }).click()
    await expect(page.getByRole('button', { name: '필터 적용' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /옆에서 열기$/ })).toHaveCount(0)
    const panel = page.getByRole('region', { name: '미리보기' })
    const whole = panel.getByRole('link', { name: '판결 전체 보기' })
    await panel.getByRole('textbox', { name: '사건번호' }).fill('2012다31628')
    await panel.getByRole('button', { name: '열기' }).click()
    await expect(whole).toBeVisible()
    await page.goBack()
    await expect(whole).toBeHidden()
    await expect(page).toHaveURL(/query=/)
  })
})

test('quotation marks find words as they stand, and a minus leaves words out', async ({ page }) => {
  await page.goto('/case-search')
  await searchFor(page, '"손해배상책임" -교통사고')
  const exact = page.getByRole('region', { name: '정확히 검색' })
  await expect(exact.getByRole('link')).toHaveCount(3)
  await expect(results(page).first()).toBeVisible()
  const count = async () =>
    Number(
      ((await page.getByRole('main').getByRole('status').first().textContent()) ?? '')
        .split('건')[0]
        ?.replace(/\D/g, ''),
    )
  const both = await count()
  await exact.getByRole('link', { name: /교통사고/ }).click()
  await expect(exact.getByRole('link')).toHaveCount(2)
  expect(await count()).toBeGreaterThanOrEqual(both)
  await exact.getByRole('link', { name: '조건 없이 검색' }).click()
  await expect(exact).toHaveCount(0)
  await expect(page.getByRole('combobox').first()).toHaveValue('손해배상책임')

  await page.goto(`/case-search?query=${encodeURIComponent('"그런 말은 어디에도 없는 문장"')}`)
  await expect(
    page.getByRole('heading', { name: '이 말이 그대로 들어 있는 문서를 찾지 못했습니다.' }),
  ).toBeVisible()
})
