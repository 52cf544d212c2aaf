import { expect, type Page, test } from '@playwright/test'
import { ownAddress } from '../fixtures/accounts'

// What was typed is there again when the page went away in the middle of a word.

test.use({ extraHTTPHeaders: ownAddress() })

const address = '/documents/templates/certified-mail'
const preview = (page: Page) => page.getByRole('region', { name: '미리보기' }).last()
const name = (page: Page) => page.getByLabel('이름', { exact: true })

async function begin(page: Page): Promise<void> {
  await page.goto(address)
  await expect(name(page)).toBeEnabled()
}

test('a page closed between two keys loses none of them', async ({ page, context }) => {
  await begin(page)
  await name(page).pressSequentially('홍길동과 그 가족')
  await page.close()

  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByText('지난번에 쓰던 내용을 이어서 씁니다.')).toBeVisible()
  await expect(name(again)).toHaveValue('홍길동과 그 가족')
  await expect(preview(again)).toContainText('홍길동과 그 가족')
})

test('a page whose process died loses nothing that was typed before', async ({ page, context }) => {
  await begin(page)
  await name(page).pressSequentially('홍길동과 그 가족')
  const crashed = page.waitForEvent('crash')
  // The browser kills the process of the page; the navigation itself never ends.
  await Promise.race([crashed, page.goto('chrome://crash').catch(() => crashed)])

  const again = await context.newPage()
  await again.goto(address)
  await expect(again.getByText('지난번에 쓰던 내용을 이어서 씁니다.')).toBeVisible()
  await expect(name(again)).toHaveValue('홍길동과 그 가족')
  await expect(preview(again)).toContainText('홍길동과 그 가족')
})
