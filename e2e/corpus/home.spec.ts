import { expect, test } from '@playwright/test'

const questions = {
  '/': '집주인이 보증금을 안 줘요',
  '/en': 'My landlord will not return my deposit',
  '/ja': '大家が保証金を返してくれません',
  '/zh': '房东不退押金',
} as const

for (const [path, question] of Object.entries(questions)) {
  test(`${path} shows an answer with its sources`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const [answer = ''] =
      /<section aria-labelledby="digest-title"[\s\S]*?<\/section>/.exec(html) ?? []
    expect(answer).toContain(question)
    expect(answer).toMatch(/<q[^>]* lang="ko"/)
    expect(answer).toContain('주택임대차보호법')
    expect(answer).toMatch(/선고 \d+[가-힣]+\d+/)
  })
}

test('a source of the answer opens', async ({ page }) => {
  await page.goto('/')
  const answer = page.getByRole('region', { name: questions['/'] })
  await answer.getByRole('listitem').first().getByRole('link').click()
  await page.waitForURL(/\/statutes\/.+\/articles\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('제')
})

test('the four outcomes of a citation check are real ones', async ({ page }) => {
  await page.goto('/')
  const states = page.getByRole('region', { name: '인용 확인의 네 가지 결과' })
  for (const name of ['확인됨', '일부 다름', '미수록', '있을 수 없음']) {
    await expect(states.getByRole('term').filter({ hasText: name })).toBeVisible()
  }
  await expect(states.getByText('2008헌바58')).toBeVisible()
  await expect(states.getByText('2099다12345')).toBeVisible()
})

test('the way leads to asking, prices and contact', async ({ page }) => {
  await page.goto('/en')
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Ask the legal AI', '/en/ai-chat'],
    ['See pricing', '/en/pricing'],
    ['Contact us', '/en/contact'],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', path)
  }
})

test('search engines read the site, the company, the product and the questions', async ({
  page,
}) => {
  await page.goto('/')
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graph = texts.flatMap((text) => JSON.parse(text)['@graph'] ?? [])
  const types = graph.map((each: { '@type': string }) => each['@type'])
  expect(types).toEqual(
    expect.arrayContaining(['WebSite', 'Organization', 'SoftwareApplication', 'FAQPage']),
  )
  expect(graph).toContainEqual(
    expect.objectContaining({
      offers: expect.objectContaining({ price: 0, priceCurrency: 'KRW' }),
    }),
  )
})
