import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { plainText } from '@/lib/documents/blocks/plain-text'
import { readDocx } from '@/lib/documents/read/docx/read-docx'
import { openZip } from '@/lib/documents/read/open-zip'
import { axeViolations } from '@/scripts/site/axe-violations'
import { leaseText } from '@/tests/factories/contracts'
import { logInAs } from '../fixtures/accounts'

// An organisation's own rules from the first word to a review, and a review that is read by a link.

test.setTimeout(180_000)

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const finding = (page: Page, name: string) => page.getByRole('article', { name })

/** A lease, pasted and reviewed from its tenant's side. */
async function reviewLease(page: Page) {
  await page.goto('/contract-reviews')
  await page.getByRole('textbox', { name: '계약서 붙여 넣기' }).fill(leaseText)
  await page.getByRole('button', { name: '이 글로 시작하기' }).click()
  await page.getByRole('radio', { name: /임차인/ }).check()
  await page.getByRole('button', { name: '검토 시작' }).click()
  await expect(finding(page, '갱신요구권 포기')).toBeVisible({ timeout: 60_000 })
}

test('a playbook is written, tried, published and run on a review', async ({ page }) => {
  await logInAs(page, 'user')
  await page.goto('/settings/organizations')
  await page.getByLabel('조직 이름').fill('가나다 법률사무소')
  await page.getByRole('button', { name: '조직 만들기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('가나다 법률사무소')

  await page.goto('/contract-reviews/playbooks')
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('이름').fill('임대차 기준')
  await page.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('임대차 기준')
  expect(await axeViolations(page)).toEqual([])

  const rule = section(page, '규칙 넣기')
  await rule.getByLabel('확인할 것').fill('증액이 5%를 넘는가')
  await rule.getByLabel('찾는 방법').selectOption('number')
  await rule.getByLabel('숫자').selectOption('percent')
  await rule.getByLabel('기준').fill('다섯')
  await rule.getByLabel('낱말', { exact: true }).fill('증액')
  await rule.getByLabel('중요도').selectOption('high')
  await rule.getByLabel('권장 문구').fill('증액은 5%를 넘지 못한다.')
  await rule.getByLabel('대체 문구').fill('7%까지 받아들인다.')
  await rule.getByLabel('승인할 사람').fill('법무팀장')
  await rule.getByRole('button', { name: '규칙 넣기' }).click()
  await expect(rule.getByText('숫자로 적어 주세요')).toBeVisible()
  await rule.getByLabel('기준').fill('5')
  await rule.getByRole('button', { name: '규칙 넣기' }).click()
  const rules = section(page, '규칙 (초안)')
  await expect(rules.getByText('5%보다 크면', { exact: false })).toBeVisible()

  const trial = section(page, '시험')
  await trial.getByLabel('계약서 붙여 넣기').fill(leaseText)
  await trial.getByRole('button', { name: '시험하기' }).click()
  await expect(trial.getByText('매년 차임을 10% 증액', { exact: false }).last()).toBeVisible()
  await expect(trial.getByText('지적 1건')).toBeVisible()
  await section(page, '게시한 판').getByRole('button', { name: 'v1로 게시' }).click()
  await expect(section(page, '게시한 판').getByText('게시했습니다.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const address = page.url()

  await reviewLease(page)
  await section(page, '조직 검토 기준').getByRole('button', { name: '적용하기' }).click()
  const own = finding(page, '증액이 5%를 넘는가')
  await expect(own).toContainText('임대차 기준 v1')
  await expect(own).toContainText('7%까지 받아들인다.')
  await expect(own).toContainText('법무팀장')
  await own.getByRole('button', { name: '문구 고치기' }).click()
  const wording = own.getByRole('textbox', { name: '계약서에 넣을 문구' })
  await expect(wording).toHaveValue('증액은 5%를 넘지 못한다.')
  await wording.fill('차임의 증액은 약정한 차임의 5%를 넘지 못한다.')
  await own.getByRole('button', { name: '이 문구로 받아들임' }).click()
  await expect(own.getByText('받아들임', { exact: true }).first()).toBeVisible()
  await expect(own.getByRole('insertion')).toHaveText(/약정한 차임의 5%/)
  expect(await axeViolations(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: '변경·메모 DOCX' }).click()
  const { blocks } = readDocx(await openZip(await readFile(await (await saving).path())))
  expect(plainText(blocks)).toContain('차임의 증액은 약정한 차임의 5%를 넘지 못한다.')

  await page.goto(address)
  await expect(section(page, '사용 기록').getByText('지적 1건')).toBeVisible()
  await section(page, '사용 기록').getByRole('link', { name: '검토 열기' }).click()
  await expect(own).toBeVisible()
})

test('a review is read by a link until it is revoked', async ({ page, browser }) => {
  await logInAs(page, 'user')
  await reviewLease(page)
  const waiver = finding(page, '갱신요구권 포기')
  await waiver.getByRole('button', { name: '메모', exact: true }).click()
  await waiver.getByRole('textbox').fill('우리끼리의 메모')
  await waiver.getByRole('button', { name: '저장' }).click()
  await expect(waiver.getByText('우리끼리의 메모')).toBeVisible()

  const share = section(page, '링크로 공유')
  await share.getByRole('button', { name: '링크 만들기' }).click()
  await expect(share.getByText('열 수 있음')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  const link = await share.getByRole('link', { name: '열기' }).getAttribute('href')

  const context = await browser.newContext()
  const guest = await context.newPage()
  await guest.goto(link ?? '')
  await expect(finding(guest, '갱신요구권 포기')).toContainText('무효가 될 수 있습니다')
  await expect(guest.getByText('제6조(갱신)', { exact: false }).first()).toBeVisible()
  await expect(guest.getByText('우리끼리의 메모')).toHaveCount(0)
  await expect(guest.getByRole('button', { name: '받아들임' })).toHaveCount(0)
  expect(await axeViolations(guest)).toEqual([])

  await share.getByRole('button', { name: '끊기' }).click()
  await expect(share.getByText('끊음', { exact: true })).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('이 링크로는 열 수 없습니다')).toBeVisible()
  await context.close()
})
