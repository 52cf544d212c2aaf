import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { sampleFiles } from '@/tests/factories/documents'
import { logInAs } from '../fixtures/accounts'
import { chooseFile, openFiles, partsSent } from '../fixtures/uploads'

const megabyte = 1024 * 1024
const buffer = Buffer.concat([sampleFiles.pdf, Buffer.alloc(6 * megabyte, ' ')])
const name = '긴 계약서.pdf'

const choose = (page: Page) => chooseFile(page, name, buffer)
const openUploads = async (page: Page) =>
  (await (await page.request.get('/api/documents/uploads')).json()).data.uploads as object[]

test('an upload that broke off goes on where it was, also after the page was loaded anew', async ({
  page,
}) => {
  await logInAs(page, 'user')
  await openFiles(page)
  await page.route('**/parts/3', (route) => route.abort('connectionreset'))
  await choose(page)
  await expect(page.getByText('연결이 끊겼습니다', { exact: false })).toBeVisible()
  await expect(page.getByRole('progressbar', { name })).toHaveAttribute('value', /^0\.4/)
  expect(await axeViolations(page)).toEqual([])

  await openFiles(page)
  await expect(page.getByText('42%까지 올리고 멈췄습니다', { exact: false })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.unroute('**/parts/3')
  const sent = partsSent(page)
  await choose(page)
  await expect(page.getByRole('link', { name })).toBeVisible()
  expect(sent).toEqual([3, 4, 5, 6])
  await expect(page.getByText('멈췄습니다', { exact: false })).toHaveCount(0)
  expect(await openUploads(page)).toEqual([])
})

test('without a connection it waits, goes on by itself when asked, and is cancelled whole', async ({
  page,
}) => {
  await logInAs(page, 'user')
  await openFiles(page)
  await page.route('**/parts/2', (route) => route.abort('internetdisconnected'), { times: 1 })
  const held: (() => Promise<void>)[] = []
  await page.route('**/parts/4', (route) => {
    held.push(() => route.abort())
  })
  await choose(page)
  await page.getByRole('button', { name: '지금 다시 시도' }).click()
  await expect.poll(() => held.length).toBe(1)
  const cancelled = page.waitForResponse(
    (response) =>
      response.request().method() === 'DELETE' && response.url().includes('/documents/uploads/'),
  )
  await page.getByRole('button', { name: `${name} 올리기 취소` }).click()
  expect((await cancelled).status()).toBe(200)
  expect(await openUploads(page)).toEqual([])
  await expect(page.getByText(name)).toHaveCount(0)
  await expect(page.getByText('보관한 문서가 없습니다')).toBeVisible()
})
