import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, logInAs, ownAddress, signInAs } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

async function fits(page: Page) {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBeLessThanOrEqual(0)
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a dataset is filled by hand, from a file and from court decisions; versions stay', async ({
  page,
  browser,
}) => {
  await signInAs(page, await createAccount())
  await page.goto('/ragops/datasets')
  await expect(page.getByText('아직 데이터셋이 없습니다')).toBeVisible()
  await page.getByRole('button', { name: '데이터셋 만들기' }).click()
  await expect(page.getByText('필요한 항목입니다.')).toBeVisible()
  await page.getByLabel('이름').fill('손해배상 평가')
  await page.getByRole('button', { name: '데이터셋 만들기' }).click()
  await expect(page.getByRole('heading', { name: /손해배상 평가/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  const byHand = section(page, '직접 쓰기')
  await byHand
    .getByRole('textbox', { name: /^질문/ })
    .fill('남의 물건을 망가뜨리면 물어 줘야 하나요?')
  await byHand.getByLabel('정답', { exact: true }).fill('없는법 제999조')
  await byHand.getByRole('button', { name: '질문 넣기' }).click()
  await expect(byHand.getByText('자료에서 찾을 수 없는 정답이 있습니다.')).toBeVisible()
  await byHand.getByLabel('정답', { exact: true }).fill('민법 제750조')
  await byHand.getByRole('button', { name: '질문 넣기' }).click()
  await expect(byHand.getByText('질문 1개가 버전 1에 들어 있습니다.')).toBeVisible()
  await expect(page.getByRole('heading', { name: /버전 1: 질문 1개/ })).toBeVisible()

  const byFile = section(page, '파일로 가져오기')
  const file = (text: string) => ({
    name: 'questions.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  })
  await byFile
    .getByLabel('파일')
    .setInputFiles(file('query,relevant\n첫째 질문,민법 제751조\n둘째 질문,없는법 제1조\n'))
  await byFile.getByRole('button', { name: '가져오기' }).click()
  await expect(
    byFile.getByText('3행: 자료에서 정답을 찾을 수 없습니다 (없는법 제1조)'),
  ).toBeVisible()
  await byFile
    .getByLabel('파일')
    .setInputFiles(file('query,relevant\n첫째 질문,민법 제751조\n답이 없는 질문,\n'))
  await byFile.getByRole('button', { name: '가져오기' }).click()
  await expect(byFile.getByText('질문 2개가 버전 2에 들어 있습니다.')).toBeVisible()

  const courts = section(page, '법원이 정답을 정한 벤치마크')
  await courts.getByLabel('선고 연도부터').fill('1950')
  await courts.getByLabel('질문 수').fill('40')
  await courts.getByRole('button', { name: '벤치마크 만들기' }).click()
  await expect(courts.getByText(/버전 3에 들어 있습니다/)).toBeVisible({ timeout: 60_000 })
  expect(await axeViolations(page)).toEqual([])

  const versions = page.getByRole('table', { name: '버전' })
  const download = page.waitForEvent('download')
  await versions
    .getByRole('row', { name: /버전 2/ })
    .getByRole('link', { name: '내려받기' })
    .click()
  expect((await download).suggestedFilename()).toBe('dataset-2.json')
  await versions.getByRole('link', { name: '버전 2' }).click()
  await expect(page.getByText('지난 버전입니다.')).toBeVisible()
  await expect(page.getByText('답하지 않아야 함')).toBeVisible()
  await expect(page.getByRole('button', { name: /^빼기/ })).toHaveCount(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await fits(page)

  const address = page.url()
  const elsewhere = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const other = await elsewhere.newPage()
  await other.goto(address)
  await expect(other).not.toHaveURL(/ragops/)
  for (const role of ['user', 'admin'] as const) {
    await logInAs(other, role)
    expect((await other.goto(address))?.status()).toBe(404)
    const id = new URL(address).pathname.split('/').at(-1)
    const file = await other.request.get(`/api/ragops/datasets/${id}/export?version=2`)
    expect(file.status()).toBe(404)
  }
  await elsewhere.close()
})

test('a question of the chat goes from its trace into a dataset', async ({ page }) => {
  await signInAs(page, await createAccount())
  await page.goto('/ragops/datasets')
  await page.getByLabel('이름').fill('채팅에서')
  await page.getByRole('button', { name: '데이터셋 만들기' }).click()
  await expect(page.getByRole('heading', { name: /채팅에서/ })).toBeVisible()

  const question = '불법행위로 손해를 입히면 손해배상을 해야 하나요?'
  await page.goto('/ai-chat')
  await page.getByRole('textbox', { name: '질문' }).fill(question)
  await page.getByRole('button', { name: '질문하기' }).click()
  await expect(page.getByRole('heading', { name: '근거 조문' })).toBeVisible({ timeout: 60_000 })
  // Traces are written behind the answer.
  await expect(async () => {
    await page.goto('/ragops/traces')
    await expect(page.getByRole('link', { name: question })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('link', { name: question }).click()
  const adding = page.getByRole('region', { name: '데이터셋에 넣기' })
  await expect(adding.getByLabel('민법 제750조')).toBeChecked()
  expect(await axeViolations(page)).toEqual([])
  await adding.getByRole('button', { name: '데이터셋에 넣기' }).click()
  await expect(adding.getByText('질문 1개가 버전 1에 들어 있습니다.')).toBeVisible()
  await adding.getByRole('link', { name: '데이터셋 보기' }).click()
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: /^빼기/ }).click()
  await expect(page.getByRole('heading', { name: /버전 2: 질문 0개/ })).toBeVisible()
})
