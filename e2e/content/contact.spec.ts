import { expect, type Page, test } from '@playwright/test'

const { RESEND_URL = 'http://127.0.0.1:54321' } = process.env

let visitors = 0

/** Every test writes from an address of its own, so that none uses up another's allowance. */
async function openForm(page: Page, path: string): Promise<void> {
  const address = `203.0.113.${test.info().workerIndex * 40 + ++visitors}`
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': address })
  await page.goto(path)
}

/** Unlike any other message of this or an earlier run. */
const unique = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`

async function fill(page: Page, subject: string, message: string) {
  const form = page.getByRole('main').locator('form')
  const field = (name: string) => form.getByRole('textbox', { name, exact: true })
  await field('이름').fill('김지우')
  await field('이메일').fill('jiwoo@example.test')
  await field('전화번호').fill('010-1234-5678')
  await form.getByLabel('문의 유형').selectOption('demo')
  await field('제목').fill(subject)
  await field('내용').fill(message)
  await form.getByLabel(/동의합니다/).check()
}

/** How many mails of the outbox have a subject with this text; mail leaves after the answer. */
async function mailsAbout(page: Page, subject: string): Promise<number> {
  const text = await (await page.request.get(`${RESEND_URL}/outbox`)).text()
  return [...text.matchAll(/<h2>([^<]*)<\/h2>/g)].filter(([, line]) => line?.includes(subject))
    .length
}

test('a message is sent and mailed once', async ({ page }) => {
  const subject = unique('시연')
  await openForm(page, '/contact')
  await fill(page, subject, '다음 주에 시연을 볼 수 있을까요?')
  await page.getByRole('button', { name: '문의 보내기' }).dblclick()
  await page.waitForURL('**/contact/sent')
  const heading = page.getByRole('heading', { level: 1, name: '문의가 접수되었습니다' })
  await expect(heading).toBeVisible()
  await expect.poll(() => mailsAbout(page, subject)).toBe(1)
  await page.reload()
  await expect(heading).toBeVisible()
  // The way back, and the same words again.
  await page.goto('/contact')
  await fill(page, subject, '다음 주에 시연을 볼 수 있을까요?')
  await page.getByRole('button', { name: '문의 보내기' }).click()
  await expect(heading).toBeVisible()
  expect(await mailsAbout(page, subject)).toBe(1)
})

test('script in a message is inert wherever it is shown', async ({ page }) => {
  const subject = unique('<script>document.title="owned"</script>')
  await openForm(page, '/contact')
  await fill(page, subject, '<img src=x onerror="document.title=\'owned\'"> <script>1</script>')
  await page.getByRole('button', { name: '문의 보내기' }).click()
  await page.waitForURL('**/contact/sent')
  const mail = page.locator('article', { hasText: subject })
  await expect(async () => {
    await page.goto(`${RESEND_URL}/outbox`)
    await expect(mail).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await expect(page).toHaveTitle('Outbox')
  await mail.getByText('As HTML').click()
  await expect(mail.frameLocator('iframe').getByText('onerror')).toBeVisible()
  await expect(mail.frameLocator('iframe').locator('img, script')).toHaveCount(0)
})

test('the mistakes of a form fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openForm(page, '/contact')
  await page.getByRole('button', { name: '문의 보내기' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('mistakes come back with what was typed, and the message is taken', async ({ page }) => {
    await openForm(page, '/contact')
    const subject = unique('스크립트 없이')
    await fill(page, subject, '텍스트 브라우저에서 보냅니다.')
    await page.getByRole('textbox', { name: '이메일', exact: true }).fill('jiwoo@')
    await page.getByRole('button', { name: '문의 보내기' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      '이메일 주소를 확인해 주세요',
    )
    await expect(page.getByRole('textbox', { name: '제목', exact: true })).toHaveValue(subject)
    await expect(page.getByLabel('문의 유형')).toHaveValue('demo')
    await page.getByRole('textbox', { name: '이메일', exact: true }).fill('jiwoo@example.test')
    await page.getByRole('button', { name: '문의 보내기' }).click()
    await page.waitForURL('**/contact/sent')
    await expect.poll(() => mailsAbout(page, subject)).toBe(1)
  })

  test('a flood of messages from one address is refused politely', async ({ page, request }) => {
    await page.goto('/contact')
    const fields = await page
      .locator('main form input[type=hidden]')
      .evaluateAll((inputs) =>
        inputs.map((input) => [
          input.getAttribute('name') ?? '',
          input.getAttribute('value') ?? '',
        ]),
      )
    const flood = unique('Flood')
    const post = async (each: number) => {
      const answer = await request.post('/contact', {
        maxRedirects: 0,
        headers: { 'x-forwarded-for': '198.51.100.66' },
        multipart: {
          ...Object.fromEntries(fields),
          name: 'Flood',
          email: `flood-${each}@example.test`,
          phone: '010-0000-0000',
          inquiryType: 'other',
          subject: `${flood} ${each}`,
          message: 'The same again and again.',
          consent: 'on',
        },
      })
      return answer.status() === 303 ? 'taken' : answer.text()
    }
    const outcomes: string[] = []
    const started = Date.now()
    for (let first = 0; first < 60; first += 20) {
      outcomes.push(...(await Promise.all([...Array(20).keys()].map((each) => post(first + each)))))
    }
    const taken = outcomes.filter((outcome) => outcome === 'taken')
    // Five at once, and one for each minute that the flood lasts.
    const allowance = 5 + Math.ceil((Date.now() - started) / 60_000)
    expect(taken.length).toBeGreaterThanOrEqual(5)
    expect(taken.length).toBeLessThanOrEqual(allowance)
    const refused = outcomes.filter((outcome) => outcome !== 'taken')
    expect(refused.every((text) => /\d+초 뒤에 다시 보내 주세요/.test(text))).toBe(true)
    expect(refused.at(-1)).toContain(`${flood} 59`)
  })
})
