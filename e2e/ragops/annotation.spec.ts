import { type Browser, expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { type Account, createAccount, ownAddress, signInAs } from '../fixtures/accounts'
import { serviceRole } from '../fixtures/rest-clients'

test.use({ extraHTTPHeaders: ownAddress() })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function organizationOf(...members: Account[]): Promise<void> {
  const service = serviceRole()
  const made = await service
    .from('organizations')
    .insert({ name: '가나다 법률사무소' })
    .select('id')
    .single()
  if (made.error) throw made.error
  const rows = members.map(({ id }, at) => ({
    organization_id: made.data.id,
    user_id: id,
    role: at === 0 ? 'owner' : 'member',
  }))
  const { error } = await service.from('organization_members').insert(rows)
  if (error) throw error
}

async function pageOf(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: ownAddress() })
  const page = await context.newPage()
  await signInAs(page, account)
  return page
}

/** Keys work from the moment that the item has the focus. */
const takesKeys = (page: Page, question: string) =>
  expect(page.getByRole('region', { name: question })).toBeFocused()

test('two people judge a question by keyboard without seeing each other, a third settles it', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const [owner, second, third] = [
    await createAccount(),
    await createAccount(),
    await createAccount(),
  ]
  await organizationOf(owner, second, third)
  await signInAs(page, owner)
  await page.goto('/ragops/datasets')
  await page.getByLabel('이름').fill('손해배상 평가')
  await page.getByRole('button', { name: '데이터셋 만들기' }).click()
  const byHand = section(page, '직접 쓰기')
  const question = '불법행위로 손해를 입히면 손해배상을 해야 하나요?'
  await byHand.getByRole('textbox', { name: /^질문/ }).fill(question)
  await byHand.getByLabel('정답', { exact: true }).fill('민법 제750조')
  await byHand.getByRole('button', { name: '질문 넣기' }).click()
  await expect(byHand.getByText('질문 1개가 버전 1에 들어 있습니다.')).toBeVisible()

  await page.goto('/ragops/annotation')
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('이름').fill('근거 판단')
  await page.getByRole('button', { name: '대기열 만들기' }).click()
  await expect(page.getByRole('heading', { name: '근거 판단' })).toBeVisible()
  await page.getByRole('button', { name: '질문 넣기' }).click()
  await expect(page.getByText('질문 1개를 넣었습니다.')).toBeVisible()
  const queue = page.url()
  const named = (of: Page) => of.getByRole('checkbox', { name: /민법 제750조/ })

  await page.getByRole('link', { name: '판단 시작' }).click()
  await expect(named(page)).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await takesKeys(page, question)
  const boxes = page.getByRole('checkbox')
  await page.keyboard.press('Digit1')
  await expect(boxes.first()).toBeChecked()
  await page.keyboard.press('Digit1')
  await expect(boxes.first()).not.toBeChecked()
  await named(page).check()
  await page.keyboard.press('Enter')
  await expect(page.getByText('판단을 골라 주세요.')).toBeVisible()
  await page.keyboard.press('KeyA')
  await page.keyboard.press('Enter')
  await expect(page.getByText('지금 판단할 질문이 없습니다')).toBeVisible()

  const other = await pageOf(browser, second)
  await other.goto(`${queue}/review`)
  await expect(other.getByRole('heading', { name: question })).toBeVisible()
  await expect(other.getByText('두 사람의 판단이 다릅니다')).toHaveCount(0)
  await expect(other.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await takesKeys(other, question)
  await other.keyboard.press('KeyF')
  await other.keyboard.press('Enter')
  await expect(other.getByText('지금 판단할 질문이 없습니다')).toBeVisible()

  await page.goto(queue)
  await expect(page.getByRole('listitem').getByText('판단이 다름')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.goto(`${queue}/review`)
  await expect(page.getByText('지금 판단할 질문이 없습니다')).toBeVisible()

  const last = await pageOf(browser, third)
  await last.goto(`${queue}/review`)
  await expect(last.getByText('두 사람의 판단이 다릅니다. 정해 주세요.')).toBeVisible()
  expect(await axeViolations(last)).toEqual([])
  await takesKeys(last, question)
  await named(last).check()
  await last.keyboard.press('KeyA')
  await last.keyboard.press('Enter')
  await expect(last.getByText('지금 판단할 질문이 없습니다')).toBeVisible()

  await page.goto(queue)
  await expect(page.getByRole('listitem').getByText('다른 사람이 정함')).toBeVisible()
  await page.getByRole('button', { name: '결과 넣기' }).click()
  await expect(page.getByText(/질문 1개가 버전 1에 들어 있습니다/)).toBeVisible()

  const stranger = await pageOf(browser, await createAccount())
  for (const path of [queue, `${queue}/review`])
    expect((await stranger.goto(path))?.status()).toBe(404)
  for (const each of [other, last, stranger]) await each.context().close()
})
