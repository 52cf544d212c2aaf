import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { generateKey } from '@/lib/api-keys/api-key'
import { axeViolations } from '@/scripts/site/axe-violations'
import { person } from '../fixtures/rest-clients'

const run = promisify(execFile)

test('the documents are read one after the other, in the language chosen', async ({ page }) => {
  await page.goto('/en/docs')
  await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Searching', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Searching' })).toBeVisible()
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page).toHaveURL(/\/en\/docs\/reading$/)
  await expect(page.getByRole('link', { name: /^Previous/ })).toHaveAttribute(
    'href',
    '/en/docs/searching',
  )
})

test('a chapter is reached from the contents, folded on a phone', async ({ page }) => {
  await page.goto('/docs/citations')
  await page
    .getByRole('navigation', { name: '차례' })
    .getByRole('link', { name: '확인 결과의 상태' })
    .click()
  await expect(page).toHaveURL(/#states$/)
  await expect(page.getByRole('heading', { name: '확인 결과의 상태' })).toBeInViewport()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/docs/citations')
  const contents = page.getByRole('navigation', { name: '차례' })
  await expect(contents).toBeHidden()
  await page.locator('main summary', { hasText: '차례' }).click()
  await expect(contents).toBeVisible()
})

test('policies say since when they bind, and which language governs', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('heading', { name: /제1조/ })).toBeVisible()
  await page.goto('/en/terms')
  await expect(page.getByText('The Korean text governs.', { exact: false }).first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'paid service policy' }).first().click()
  await expect(page).toHaveURL(/\/en\/paid-service-policy$/)
})

test('privacy at a glance fits on one screen and leads to the policy', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/privacy')
  await expect(page.getByText('1833-6972')).toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: '개인정보 처리방침' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('개인정보 처리방침')
})

test('a document that does not exist is not found', async ({ page }) => {
  const answer = await page.goto('/docs/no-such-text')
  expect(answer?.status()).toBe(404)
})

test('structured data names the page, its day and the way to it', async ({ page }) => {
  const dataOf = async (path: string) => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text): Record<string, unknown> => JSON.parse(text))
  }
  const document = await dataOf('/ja/docs/api')
  expect(document.find((each) => each['@type'] === 'TechArticle')).toMatchObject({
    headline: 'APIの概要',
    inLanguage: 'ja',
    url: expect.stringMatching(/\/ja\/docs\/api$/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(document.some((each) => each['@type'] === 'BreadcrumbList')).toBe(true)
  const policy = await dataOf('/terms')
  expect(policy.find((each) => each['@type'] === 'WebPage')).toMatchObject({ inLanguage: 'ko' })
})

async function keyOfTheExamples(): Promise<string> {
  const { client } = await person()
  const { key, hash, lastFour } = generateKey()
  const { error } = await client.rpc('create_api_key', {
    p_name: '문서의 예시',
    p_scopes: [
      'chat:ask',
      'traces:write',
      'citations:check',
      'documents:read',
      'traces:read',
      'datasets:read',
      'experiments:run',
    ],
    p_hash: hash,
    p_last_four: lastFour,
    p_expires: new Date(Date.now() + 3_600_000).toISOString(),
    p_daily_limit: null,
  })
  if (error) throw error
  return key
}

/** What a reader would paste into a shell, run as it stands. */
test('the examples of the reference work', async ({ baseURL }) => {
  test.setTimeout(120_000)
  const text = ['api-reference', 'citations']
    .map((name) => readFileSync(`messages/docs/ko/${name}.md`, 'utf8'))
    .join('\n')
  const examples = [...text.matchAll(/^```sh\n([\s\S]*?)\n```$/gm)]
    .map(([, code]) => code ?? '')
    // Who pastes these has a dataset of their own: tests/app/api/own-data.test.ts asks them.
    .filter((code) => !code.includes('$DATASET'))
  expect(examples.length).toBeGreaterThan(15)
  const BEOPDAP_KEY = await keyOfTheExamples()
  for (const example of examples) {
    const { stdout } = await run('bash', ['-c', example], {
      env: { ...process.env, BASE: baseURL, BEOPDAP_KEY },
      maxBuffer: 20_000_000,
    })
    const answer: unknown = JSON.parse(stdout)
    // What OpenTelemetry's programs expect: nothing, when every span was taken.
    if (example.includes('/api/otel/')) expect(answer, example).toEqual({})
    else if (example.includes('openapi.json'))
      expect(answer, example).toMatchObject({ openapi: '3.1.0' })
    else expect(answer, example).toMatchObject({ success: true })
  }
})

test('axe finds nothing in the documents', async ({ page }) => {
  for (const slug of ['start', 'citations', 'api', 'api-reference', 'architecture', 'coverage']) {
    await page.goto(`/docs/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeViolations(page, { within: 'main' }), slug).toEqual([])
  }
})
