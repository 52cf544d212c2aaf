import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, ownAddress, signInAs } from '../fixtures/accounts'
import { totpCode } from '../fixtures/totp'

test.use({ extraHTTPHeaders: ownAddress() })

test('an administrator turns two steps on and proves the second in another browser', async ({
  page,
  browser,
}) => {
  const account = await logInAs(page, 'admin')
  await page.goto('/settings')
  const section = page.locator('#factor')
  await section.getByRole('button', { name: '2단계 인증 켜기' }).click()
  await expect(section.getByRole('img', { name: /QR/ })).toBeVisible()
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '')
  expect(await axeViolations(page)).toEqual([])
  await section.getByLabel('인증 코드').fill(totpCode(secret, Date.now()))
  await section.getByRole('button', { name: '등록 마치기' }).click()
  const codes = section.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  const saved = page.waitForEvent('download')
  await section.getByRole('button', { name: '파일로 저장' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(recoveryCode)
  expect(await axeViolations(page)).toEqual([])
  await section.getByRole('button', { name: '보관했습니다' }).click()
  await expect(section).toContainText('켜져 있습니다')
  await expect(section).toContainText('10개 남아 있습니다')
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin')

  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const other = await context.newPage()
  await signInAs(other, account)
  await other.goto('/admin/users')
  await expect(other).toHaveURL('/second-factor?next=%2Fadmin%2Fusers')
  expect(await axeViolations(other)).toEqual([])
  const code = other.getByLabel('인증 코드')
  await code.fill('000000')
  await other.getByRole('button', { name: '확인', exact: true }).click()
  await expect(other.getByRole('main')).toContainText('코드가 맞지 않습니다')
  // Each code works once; the next one is taken a little early.
  await code.fill(totpCode(secret, Date.now() + 30_000))
  await other.getByRole('button', { name: '확인', exact: true }).click()
  await expect(other).toHaveURL('/admin/users')
  await context.close()

  const withoutApp = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const third = await withoutApp.newPage()
  await signInAs(third, account)
  await third.goto('/admin/users')
  await third.getByRole('link', { name: '인증 앱을 쓸 수 없다면 복구 코드로 확인하기' }).click()
  const recovery = third.getByRole('textbox', { name: '복구 코드' })
  await recovery.fill('AAAA-AAAA-AAAA-AAAA')
  await third.getByRole('button', { name: '확인', exact: true }).click()
  await expect(third.getByRole('main')).toContainText('이미 쓴 코드입니다')
  expect(await axeViolations(third)).toEqual([])
  await recovery.fill(recoveryCode)
  await third.getByRole('button', { name: '확인', exact: true }).click()
  await expect(third).toHaveURL('/admin/users')
  await third.goto('/settings')
  await expect(third.locator('#factor')).toContainText('9개 남아 있습니다')
  await withoutApp.close()
})
