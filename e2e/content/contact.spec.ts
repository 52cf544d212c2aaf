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

const words = {
  ko: {
    name: '이름',
    email: '이메일',
    phone: '전화번호',
    type: '문의 유형',
    subject: '제목',
    message: '내용',
    consent: /동의합니다/,
    send: '문의 보내기',
    sent: '문의가 접수되었습니다',
  },
  en: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    type: 'Type of inquiry',
    subject: 'Subject',
    message: 'Message',
    consent: /I agree/,
    send: 'Send message',
    sent: 'Your message has been received',
  },
} as const

async function fill(page: Page, language: keyof typeof words, subject: string, message: string) {
  const {
    name,
    email,
    phone,
    type,
    subject: subjectLabel,
    message: messageLabel,
    consent,
  } = words[language]
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox', { name: name, exact: true }).fill('김지우')
  await form.getByRole('textbox', { name: email, exact: true }).fill('jiwoo@example.test')
  await form.getByRole('textbox', { name: phone, exact: true }).fill('010-1234-5678')
  await form.getByLabel(type).selectOption('demo')
  await form.getByRole('textbox', { name: subjectLabel, exact: true }).fill(subject)
  await form.getByRole('textbox', { name: messageLabel, exact: true }).fill(message)
  await form.getByLabel(consent).check()
}

/** How many mails of the outbox have a subject with this text; mail leaves after the answer. */
async function mailsAbout(page: Page, subject: string): Promise<number> {
  const text = await (await page.request.get(`${RESEND_URL}/outbox`)).text()
  return [...text.matchAll(/<h2>([^<]*)<\/h2>/g)].filter(([, line]) => line?.includes(subject))
    .length
}

for (const [language, prefix] of [
  ['ko', ''],
  ['en', '/en'],
] as const) {
  test(`a message is sent and mailed once, in ${language}`, async ({ page }) => {
    const subject = unique('시연')
    await openForm(page, `${prefix}/contact`)
    await fill(page, language, subject, '다음 주에 시연을 볼 수 있을까요?')
    await page.getByRole('button', { name: words[language].send }).dblclick()
    await page.waitForURL(`**${prefix}/contact/sent`)
    const heading = page.getByRole('heading', { level: 1, name: words[language].sent })
    await expect(heading).toBeVisible()
    await expect.poll(() => mailsAbout(page, subject)).toBe(1)
    await page.reload()
    await expect(heading).toBeVisible()
    // The way back, and the same words again.
    await page.goto(`${prefix}/contact`)
    await fill(page, language, subject, '다음 주에 시연을 볼 수 있을까요?')
    await page.getByRole('button', { name: words[language].send }).click()
    await expect(heading).toBeVisible()
    expect(await mailsAbout(page, subject)).toBe(1)
  })
}

test('what is missing is named at its field and above, and what was typed stays', async ({
  page,
}) => {
  await openForm(page, '/contact')
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox', { name: '이메일', exact: true }).fill('jiwoo@')
  await form.getByLabel('문의 유형').selectOption('pricing')
  await form.getByRole('button', { name: '문의 보내기' }).click()
  const summary = form.getByRole('alert')
  await expect(summary.getByRole('listitem')).toHaveCount(6)
  await expect(form.getByRole('textbox', { name: '이름', exact: true })).toBeFocused()
  await form.getByRole('textbox', { name: '내용' }).focus()
  const email = form.getByRole('textbox', { name: '이메일', exact: true })
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/이메일 주소를 확인해 주세요/)
  await expect(email).toHaveValue('jiwoo@')
  await expect(form.getByLabel('문의 유형')).toHaveValue('pricing')
  await summary.getByRole('link', { name: '이름을 적어 주세요.' }).click()
  await expect(form.getByRole('textbox', { name: '이름', exact: true })).toBeFocused()
})

test('a lost connection loses nothing that was typed', async ({ page }) => {
  await openForm(page, '/en/contact')
  const subject = unique('Offline')
  await fill(page, 'en', subject, 'Written on a train, in a tunnel.')
  await page.route('**/en/contact', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The connection was lost')
  await expect(page.getByRole('textbox', { name: 'Subject', exact: true })).toHaveValue(subject)
  await page.unroute('**/en/contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.waitForURL('**/en/contact/sent')
})

test('script in a message is inert wherever it is shown', async ({ page }) => {
  const subject = unique('<script>document.title="owned"</script>')
  await openForm(page, '/contact')
  await fill(
    page,
    'ko',
    subject,
    '<img src=x onerror="document.title=\'owned\'"> <script>1</script>',
  )
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

test('?type= of another page chooses the type', async ({ page }) => {
  await openForm(page, '/contact?type=partnership')
  await expect(page.getByLabel('문의 유형')).toHaveValue('partnership')
})

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openForm(page, '/ja/contact')
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  expect(await page.getByRole('button', { name: '送信する' }).boundingBox()).toMatchObject({
    width: 328,
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('mistakes come back with what was typed, and the message is taken', async ({ page }) => {
    await openForm(page, '/en/contact')
    const subject = unique('No script')
    await fill(page, 'en', subject, 'Sent from a text browser.')
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('jiwoo@')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Check the e-mail address',
    )
    await expect(page.getByRole('textbox', { name: 'Subject', exact: true })).toHaveValue(subject)
    await expect(page.getByLabel('Type of inquiry')).toHaveValue('demo')
    await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('jiwoo@example.test')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.waitForURL('**/en/contact/sent')
    await expect.poll(() => mailsAbout(page, subject)).toBe(1)
  })

  test('a thousand messages from one address are refused politely', async ({ page, request }) => {
    test.setTimeout(300_000)
    await page.goto('/en/contact')
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
      const answer = await request.post('/en/contact', {
        maxRedirects: 0,
        timeout: 120_000,
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
    for (let first = 0; first < 1000; first += 20) {
      outcomes.push(...(await Promise.all([...Array(20).keys()].map((each) => post(first + each)))))
    }
    const taken = outcomes.filter((outcome) => outcome === 'taken')
    // Five at once, and one for each minute that the flood lasts.
    const allowance = 5 + Math.ceil((Date.now() - started) / 60_000)
    expect(taken.length).toBeGreaterThanOrEqual(5)
    expect(taken.length).toBeLessThanOrEqual(allowance)
    const refused = outcomes.filter((outcome) => outcome !== 'taken')
    expect(refused.every((text) => /Please send again in \d+ seconds/.test(text))).toBe(true)
    expect(refused.at(-1)).toContain(`${flood} 999`)
  })
})
