import { type Page, expect as sooner, test } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import { realtime, statelessAuth, supabaseAddress } from '@/lib/supabase/settings'
import { type Account, createAccount, logInAs } from '../fixtures/accounts'
import { restoreSettings } from '../fixtures/site-settings'

// Saving asks three services in turn.
const expect = sooner.configure({ timeout: 30_000 })

test.describe.configure({ mode: 'serial' })
test.afterEach(restoreSettings)

const save = (page: Page) => page.getByRole('button', { name: '저장', exact: true }).click()

test('settings are saved, kept, and restored', async ({ page }) => {
  test.setTimeout(180_000)
  await logInAs(page, 'admin')
  await page.goto('/admin/settings')
  await page.getByLabel('디버그 모드').check()
  await page.getByLabel('캐시 사용').uncheck()
  await page.getByLabel('백업 주기').selectOption('매주')
  const address = page.getByLabel('주소 추가')
  await address.fill('10.0.0.0/8')
  await page.getByRole('button', { name: '추가', exact: true }).click()
  await expect(page.getByText('IPv4나 IPv6 주소, 또는 localhost를 적어 주세요.')).toBeVisible()
  await address.fill('2001:DB8:0:0:0:0:0:1')
  await address.press('Enter')
  await expect(page.getByText('2001:db8::1')).toBeVisible()
  await expect(page.getByText('저장하지 않은 변경이 있습니다')).toBeVisible()
  await save(page)
  await expect(page.getByText('저장했습니다.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('디버그 모드')).toBeChecked()
  await expect(page.getByLabel('캐시 사용')).not.toBeChecked()
  await expect(page.getByLabel('백업 주기')).toHaveValue('weekly')
  await expect(page.getByText('2001:db8::1')).toBeVisible()
})

test('who is not in the list is warned before closing the site, and may turn back', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await logInAs(page, 'admin')
  await page.goto('/admin/settings')
  for (const name of ['localhost 빼기', '127.0.0.1 빼기', '::1 빼기']) {
    await page.getByRole('button', { name }).click()
  }
  await page.getByLabel('점검 모드 켜기').check()
  await save(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('내 주소가 허용 목록에 없습니다')
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '내 주소 추가' }).click()
  await save(page)
  await expect(dialog).toBeVisible()
  await expect(dialog).not.toContainText('내 주소가 허용 목록에 없습니다')
  await dialog.getByRole('button', { name: '취소' }).click()
  await page.reload()
  await expect(page.getByLabel('점검 모드 켜기')).not.toBeChecked()
})

test('whoever saves second is told, and loses nothing', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await logInAs(page, 'admin')
  await page.goto('/admin/settings')
  const other = await (await browser.newContext()).newPage()
  await logInAs(other, 'admin')
  await other.goto('/admin/settings')
  await other.getByLabel('디버그 모드').check()
  await save(other)
  await expect(other.getByText('저장했습니다.')).toBeVisible()

  await page.getByLabel('백업 주기').selectOption('매월')
  await save(page)
  await expect(page.getByText('다른 관리자가 먼저 저장했습니다')).toBeVisible()
  await expect(page.getByLabel('백업 주기')).toHaveValue('monthly')
  await page.getByRole('button', { name: '내 설정으로 저장' }).click()
  await expect(page.getByText('저장했습니다.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('백업 주기')).toHaveValue('monthly')
  await expect(page.getByLabel('디버그 모드')).not.toBeChecked()
})

/** Past the site, with the person's own session. */
async function clientOf({ email, password }: Account) {
  const { url, anonKey } = supabaseAddress()
  const client = createClient(url, anonKey, { auth: statelessAuth, realtime })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

test('nobody else reads or saves them', async ({ page }) => {
  test.setTimeout(180_000)
  for (const role of ['user', 'supervisor'] as const) {
    await page.context().clearCookies()
    await logInAs(page, role)
    await page.goto('/admin/settings')
    expect(new URL(page.url()).pathname).toBe('/')
    const client = await clientOf(await createAccount(role))
    expect((await client.from('site_settings').select('*')).data ?? []).toEqual([])
    const wanted = { maintenance_enabled: true, maintenance_message: {}, allowed_ips: [] }
    const now = new Date().toISOString()
    const { error } = await client.rpc('save_site_settings', { wanted, seen: now })
    expect(error?.code).toBe('42501')
    const direct = await client
      .from('site_settings')
      .update({ debug_mode: true })
      .eq('only_row', true)
    expect(direct.error?.code).toBe('42501')
  }
  expect((await (await page.request.get('/api/maintenance')).json()).data.enabled).toBe(false)
})
