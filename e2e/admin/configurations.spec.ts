import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const path = '/admin/configurations'
const labelled = (page: Page, label: string) =>
  page
    .getByRole('region', { name: '적용 중인 설정' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })

async function move(page: Page, label: string) {
  await page.getByLabel('라벨', { exact: true }).selectOption(label)
  await page.getByRole('button', { name: '라벨 옮기기' }).click()
}

test('a configuration is made, tried on some people, given to all and taken back', async ({
  page,
}) => {
  await logInAs(page, 'admin')
  await page.goto(path)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('textbox', { name: '이름', exact: true }).fill('판례 한 건 더')
  await page.getByLabel('읽을 판례').fill('99')
  await page.getByRole('button', { name: '설정 만들기' }).click()
  await expect(page.getByText('0부터 16까지의 정수를 적어 주세요.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '이름', exact: true })).toHaveValue(
    '판례 한 건 더',
  )
  await page.getByLabel('읽을 판례').fill('9')
  await page.getByRole('button', { name: '설정 만들기' }).click()
  const difference = page.getByRole('table', { name: '두 설정의 차이' })
  await expect(difference.getByRole('row', { name: /^읽을 판례 8 9 바뀜/ })).toBeVisible()

  // A label after the other from one form: each press moves what is chosen.
  await move(page, '그림자')
  await expect(labelled(page, '그림자')).toContainText('판례 한 건 더')
  await move(page, '카나리')
  await expect(labelled(page, '카나리')).toContainText(/버전 \d+ · 판례 한 건 더 · 이용자의 5%/)
  await expect(page.getByText('라벨이 이미 이 설정에 있습니다')).toHaveCount(0)
  for (const label of ['카나리', '그림자']) {
    await labelled(page, label)
      .getByRole('button', { name: `${label} 끝내기` })
      .click()
    await expect(labelled(page, label)).toContainText('없음')
  }

  await move(page, '운영')
  await expect(labelled(page, '운영')).toContainText(/버전 \d+ · 판례 한 건 더/)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBeLessThanOrEqual(0)
  await labelled(page, '운영').getByRole('button', { name: '이전 설정으로 되돌리기' }).click()
  await expect(labelled(page, '운영')).toContainText('기본 설정')
  const history = page.getByRole('table', { name: '라벨 이동 기록' })
  const newest = history.getByRole('row').nth(1)
  await expect(newest).toContainText(/운영되돌림기본 설정/)
})

test('nobody else comes in', async ({ page }) => {
  await page.goto(path)
  await expect(page).not.toHaveURL(/admin/)
  await logInAs(page, 'supervisor')
  await page.goto(path)
  await expect(page).not.toHaveURL(/admin/)
})
