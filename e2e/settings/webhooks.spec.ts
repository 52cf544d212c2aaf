import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, ownAddress, signInAs } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

test('an address is made, tried, told of in the log, turned off and removed; its secret is shown once', async ({
  page,
  browser,
}) => {
  await signInAs(page, await createAccount())
  await page.goto('/settings/webhooks')
  await expect(page.getByText('아직 주소가 없습니다.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const address = page.getByRole('textbox', { name: /^주소/ })
  const make = page.getByRole('button', { name: '주소 만들기' })
  for (const [typed, said] of [
    ['http://example.com/', 'https 주소를 써 주세요.'],
    ['https://127.0.0.1/', '공개된 인터넷의 주소가 아닙니다.'],
    ['https://169.254.169.254/latest', '공개된 인터넷의 주소가 아닙니다.'],
  ] as const) {
    await address.fill(typed)
    await make.click()
    await expect(page.getByText(said)).toBeVisible()
  }
  // A name of the registry of names that never are.
  await address.fill('https://hook.invalid/beopdap')
  await make.click()
  const secret = page.getByText(/^whsec_/)
  await expect(secret).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.reload()
  await expect(secret).toHaveCount(0)
  await page.getByRole('link', { name: 'https://hook.invalid/beopdap' }).click()
  await page.getByRole('button', { name: '시험 메시지 보내기' }).click()
  await expect(page.getByText(/시험 메시지를 보냅니다/)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/응답 없음/).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText('webhook.test', { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const elsewhere = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const other = await elsewhere.newPage()
  await signInAs(other, await createAccount())
  expect((await other.goto(page.url()))?.status()).toBe(404)
  await elsewhere.close()

  await page.getByRole('button', { name: '비밀 키 바꾸기' }).click()
  await expect(secret).toBeVisible()
  await page.getByRole('button', { name: '끄기', exact: true }).click()
  await expect(page.getByText('껐습니다.')).toBeVisible()
  await expect(page.getByRole('button', { name: '다시 켜기' })).toBeVisible()
  await page.getByText('주소 지우기', { exact: true }).last().click()
  await page.getByRole('button', { name: '지우기', exact: true }).click()
  await expect(page.getByText('아직 주소가 없습니다.')).toBeVisible()
})
