import { expect, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs, newestMail, ownAddress } from '../fixtures/accounts'
import { recordArticleChange } from '../fixtures/corpus-changes'

test.use({ extraHTTPHeaders: ownAddress() })

const article = `/statutes/${encodeURIComponent('민법')}/articles/750`

test('an article is followed, a refresh changes it, an alert and a mail say so, and the mails are stopped by their link', async ({
  page,
  browser,
}) => {
  const { email } = await logInAs(page, 'user')
  await page.goto(article)
  await page.getByRole('button', { name: '알림 받기' }).click()
  await page.getByRole('link', { name: '알림 받는 중' }).click()

  const watch = page.getByRole('main').getByRole('listitem').filter({ hasText: '민법 제750조' })
  await watch.getByText('알림 설정').click()
  await watch.getByLabel('메일', { exact: true }).selectOption('바로 메일로 받기')
  await watch.getByRole('button', { name: /^바꾸기/ }).click()
  await expect(watch.getByText('바꾸었습니다.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.goto(`/case-search?query=${encodeURIComponent('전세 보증금')}`)
  await page.getByRole('button', { name: '이 검색 알림 받기' }).click()
  await expect(page.getByRole('link', { name: '알림 받는 중' })).toBeVisible()

  await recordArticleChange('민법', '750', ['일부러 또는 실수로', '일부러'])
  const alert = page.getByRole('main').getByRole('listitem').filter({ hasText: '바뀐 조문' })
  await expect(async () => {
    await page.goto('/alerts?show=unread')
    await expect(alert).toHaveCount(1, { timeout: 1000 })
  }).toPass()
  await expect(alert.getByRole('link', { name: '민법 제750조' })).toBeVisible()
  await expect(alert.locator('ins')).toContainText('실수로')
  expect(await axeViolations(page)).toEqual([])

  let mail = ''
  await expect(async () => {
    mail = await newestMail(email)
    expect(mail).toContain('민법 제750조')
  }).toPass()
  const [stop = ''] = /http[^"\s<]+\/alerts\/stop\/[^"\s<]+/.exec(mail) ?? []
  const elsewhere = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const reader = await elsewhere.newPage()
  await reader.goto(stop)
  expect(await axeViolations(reader)).toEqual([])
  await reader.getByRole('button', { name: '메일 그만 받기' }).click()
  await expect(reader.getByText('알림 메일을 멈추었습니다.')).toBeVisible()
  await elsewhere.close()

  await alert.getByRole('button', { name: /^읽음으로 표시/ }).click()
  await expect(page.getByText('새 알림이 없습니다')).toBeVisible()
  await page.getByRole('navigation', { name: '보기', exact: true }).getByText('지켜보는 것').click()
  await expect(page.getByText('알림 메일을 모두 멈추었습니다', { exact: false })).toBeVisible()
})
