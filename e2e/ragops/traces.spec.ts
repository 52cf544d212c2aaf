import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { createAccount, logInAs, ownAddress, signInAs } from '../fixtures/accounts'

test.use({ extraHTTPHeaders: ownAddress() })

const question = '불법행위로 손해를 입히면 손해배상을 해야 하나요?'

async function fits(page: Page) {
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBeLessThanOrEqual(0)
}

/** Asks in the chat and waits for the end of the answer. */
async function askInChat(page: Page, text: string) {
  await page.goto('/ai-chat')
  await page.getByRole('textbox', { name: '질문' }).fill(text)
  await page.getByRole('button', { name: '질문하기' }).click()
  await expect(page.getByRole('heading', { name: '근거 조문' })).toBeVisible({ timeout: 60_000 })
}

/** Traces are written behind the answer. */
async function openList(page: Page, link: string) {
  await expect(async () => {
    await page.goto('/ragops/traces')
    await expect(page.getByRole('link', { name: link })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
}

test('an answer leaves a trace: found by filters, read step by step, not shown to another', async ({
  page,
  browser,
}) => {
  await signInAs(page, await createAccount())
  await page.goto('/ragops/traces')
  await expect(page.getByText('아직 기록이 없습니다')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await askInChat(page, `${question} 연락처는 010-1234-5678`)
  await openList(page, question)
  await expect(page.getByRole('link', { name: /\[phone\]/ })).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(4)
  const versions = page.getByRole('table', { name: '버전별' })
  await expect(versions.getByRole('rowheader', { name: /설정/ })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.getByLabel('질문이나 답변의 낱말').fill('없는낱말')
  await page.getByRole('button', { name: '걸러 보기' }).click()
  await expect(page.getByText('조건에 맞는 기록이 없습니다')).toBeVisible()
  await page.getByRole('link', { name: '조건 지우기' }).click()
  await page.getByLabel('질문이나 답변의 낱말').fill('손해배상')
  await page.getByLabel('결과').selectOption('answered')
  await page.getByRole('button', { name: '걸러 보기' }).click()
  await page.getByRole('link', { name: question }).click()

  const steps = page.getByRole('table', { name: '단계' })
  for (const name of ['답변 전체', '질문 이해', '근거 검색', '답변 작성', '인용과 근거 확인'])
    await expect(steps.getByRole('rowheader', { name })).toBeVisible()
  const passages = page.getByRole('table', { name: '찾은 근거' })
  await expect(passages.getByRole('link', { name: '민법 제750조' })).toHaveAttribute(
    'href',
    /\/statutes\//,
  )
  const checks = page.getByRole('region', { name: '답변 검사' })
  await expect(checks.getByText('문장의 근거')).toBeVisible()
  await expect(checks.getByText(/맞음 \d+, 틀림 \d+/).first()).toBeVisible()
  await page.getByText('단계별 세부 값').click()
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await fits(page)

  const address = page.url()
  const elsewhere = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const other = await elsewhere.newPage()
  await logInAs(other, 'user')
  expect((await other.goto(address))?.status()).toBe(404)
  const office = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const admin = await office.newPage()
  await logInAs(admin, 'admin')
  await admin.goto(address)
  await expect(admin.getByText('질문과 답변의 내용은 본인만 볼 수 있습니다.')).toBeVisible()
  await expect(admin.getByText('손해배상')).toHaveCount(0)
  await admin.goto('/ragops/traces?of=site')
  await expect(admin.getByRole('link', { name: '법률 AI 답변' }).first()).toBeVisible()
  expect(await axeViolations(admin)).toEqual([])
  await elsewhere.close()
  await office.close()
})
