import { expect, test } from '@playwright/test'
import { ownAddress } from '../fixtures/accounts'
import { askInThread, lastAnswer, openThread, questions } from '../fixtures/chat-thread'

// The day's questions are counted by device and by address.
test.beforeEach(({ context }) => context.setExtraHTTPHeaders(ownAddress()))
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('everything is there, and nothing is wider than the screen', async ({ page }) => {
  await openThread(page)
  const opens = page.getByRole('button', { name: '대화와 문서 열기' })
  await opens.click()
  const drawer = page.getByRole('dialog', { name: '대화와 문서' })
  await expect(drawer.getByRole('tab', { name: '대화' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  // Where the focus goes back to last: an Enter in between would open the drawer again.
  await expect(opens).toBeFocused()
  await askInThread(page, questions.ko)
  await lastAnswer(page).locator('a[data-source="1"]').first().click()
  const pane = page.getByRole('dialog', { name: '근거 자료' })
  await expect(pane.getByRole('heading', { level: 2 })).toContainText('근로기준법')
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBe(0)
})
