import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'

const editor = (page: Page) => page.getByRole('main')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

async function write(page: Page, id: string, title: string, body: string) {
  await editor(page).getByRole('textbox', { name: '제목' }).fill(title)
  await editor(page).getByRole('textbox', { name: '본문' }).fill(body)
  await editor(page).getByRole('textbox', { name: '주소' }).fill(id)
}

test('a post is written, previewed, published, read, unpublished and deleted', async ({
  page,
  browser,
}) => {
  const id = `e2e-${Date.now()}`
  const title = `시험 글 ${id}`
  await logInAs(page, 'supervisor')
  await page.goto('/blog/write')
  await write(
    page,
    id,
    title,
    '첫 단락입니다.\n\n## 소제목\n\n[민법](/statutes/민법) <script>window.hacked = 1</script> [나쁜 링크](javascript:alert(1))\n\n<img src="x" onerror="window.hacked = 1">',
  )
  await editor(page).getByLabel('표지 그림').setInputFiles({
    name: 'cover.png',
    mimeType: 'image/png',
    buffer: png,
  })
  await expect(editor(page).locator('img[src^="/api/posts/covers/"]')).toBeVisible()

  await editor(page).getByRole('button', { name: '미리보기' }).click()
  const preview = editor(page).getByRole('region', { name: '미리보기' })
  await expect(preview.getByRole('heading', { name: '소제목' })).toBeVisible()
  await expect(preview).toContainText('<script>')

  await page.keyboard.press('Control+s')
  await expect(editor(page).getByRole('status').filter({ hasText: '저장했습니다' })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`id=${id}$`))

  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(`/blog/${id}`))?.status()).toBe(404)

  await editor(page).getByRole('button', { name: '발행', exact: true }).click()
  await expect(editor(page).getByText('발행했습니다.')).toBeVisible()

  expect((await visitor.goto(`/blog/${id}`))?.status()).toBe(200)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const article = visitor.getByRole('article')
  await expect(article).toContainText('<script>window.hacked = 1</script>')
  await expect(article.getByRole('link', { name: '민법' })).toHaveAttribute('href', /^\/statutes\//)
  await expect(article.locator('script, [onerror], a[href^="javascript:"]')).toHaveCount(0)
  expect(await visitor.evaluate(() => 'hacked' in window)).toBe(false)
  await visitor.goto('/blog')
  await expect(visitor.getByRole('link', { name: title })).toBeVisible()
  expect(await (await visitor.request.get('/feeds/ko.xml')).text()).toContain(title)
  expect(await (await visitor.request.get('/feeds/en.xml')).text()).not.toContain(title)
  await visitor.goto(`/en/blog/${id}`)
  await expect(visitor.getByText('has not been translated')).toBeVisible()
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/blog\/e2e-/)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ko')

  await editor(page).getByRole('button', { name: '발행 취소' }).click()
  await expect(editor(page).getByText('발행을 취소했습니다.')).toBeVisible()
  expect((await visitor.goto(`/blog/${id}`))?.status()).toBe(404)
  expect(await (await visitor.request.get('/feeds/ko.xml')).text()).not.toContain(title)

  await editor(page).getByRole('button', { name: '삭제' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click()
  await expect(page).toHaveURL(/\/blog\/write$/)
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('what is wrong is named, and nothing typed is lost', async ({ page }) => {
  await logInAs(page, 'supervisor')
  await page.goto('/blog/write')
  await write(page, 'Not An Address', '제목', '쓰던 본문')
  await editor(page).getByRole('button', { name: '초안 저장' }).click()
  await expect(editor(page).getByRole('alert')).toContainText('주소')
  await expect(editor(page).getByRole('textbox', { name: '주소' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(editor(page).getByRole('textbox', { name: '본문' })).toHaveValue('쓰던 본문')

  // The browser asks before the page is left; the text is there again afterwards.
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(editor(page).getByText('되살렸습니다')).toBeVisible()
  await expect(editor(page).getByRole('textbox', { name: '본문' })).toHaveValue('쓰던 본문')

  await page.context().clearCookies()
  await editor(page).getByRole('textbox', { name: '주소' }).fill('an-address')
  await editor(page).getByRole('button', { name: '초안 저장' }).click()
  await expect(editor(page).getByRole('alert')).toContainText('로그인이 풀렸습니다')
  await expect(editor(page).getByRole('textbox', { name: '본문' })).toHaveValue('쓰던 본문')
})

test('an older version does not overwrite a newer one', async ({ page, context }) => {
  const id = `e2e-both-${Date.now()}`
  await logInAs(page, 'admin')
  await page.goto('/blog/write')
  await write(page, id, '둘이 쓰는 글', '본문')
  await editor(page).getByRole('button', { name: '초안 저장' }).click()
  await expect(editor(page).getByText('저장했습니다')).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/blog/write?id=${id}`)
  await editor(other).getByRole('textbox', { name: '본문' }).fill('다른 본문')
  await editor(other).getByRole('button', { name: '초안 저장' }).click()
  await expect(editor(other).getByText('저장했습니다')).toBeVisible()
  await editor(page).getByRole('textbox', { name: '본문' }).fill('내 본문')
  await editor(page).getByRole('button', { name: '초안 저장' }).click()
  await expect(editor(page).getByRole('alert')).toContainText('다른 사람이 이 글을 저장했습니다')
  await expect(editor(page).getByRole('textbox', { name: '본문' })).toHaveValue('내 본문')
})

test('a visitor who may not write is redirected to the front page', async ({ page, request }) => {
  await page.goto('/blog/write')
  await expect(page).toHaveURL(/:\d+\/$/)
  await logInAs(page, 'user')
  await page.goto('/blog/write')
  await expect(page).toHaveURL(/:\d+\/$/)
  const sent = await request.post('/api/posts/covers', { data: png })
  expect(sent.status()).toBe(401)
})

test('the blog names itself, its languages, its feed; unknown addresses are not found', async ({
  page,
}) => {
  await page.goto('/blog?utm_source=x')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/)
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    'href',
    /\/feeds\/ko\.xml$/,
  )
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(5)
  for (const path of ['/blog/no-such-post', '/blog?category=sports', '/blog?page=9999']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
  }
  for (const feed of ['/feeds/fr.xml', '/feeds/ko.json']) {
    expect((await page.request.get(feed)).status(), feed).toBe(404)
  }
})

test('each feed is sound XML with absolute links', async ({ page, request }) => {
  for (const locale of ['ko', 'en', 'ja', 'zh']) {
    const answer = await request.get(`/feeds/${locale}.xml`)
    expect(answer.headers()['content-type']).toContain('application/rss+xml')
    const read = await page.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, 'application/xml')
        const texts = (query: string) =>
          [...feed.querySelectorAll(query)].map((each) => each.textContent ?? '')
        return {
          broken: feed.querySelector('parsererror') !== null,
          language: texts('channel > language'),
          links: texts('item > link'),
          titles: texts('item > title'),
        }
      },
      await answer.text(),
    )
    expect(read.broken).toBe(false)
    expect(read.language).toEqual([locale])
    expect(read.links.length).toBe(read.titles.length)
    const prefix = locale === 'ko' ? '/blog/' : `/${locale}/blog/`
    for (const link of read.links) expect(new URL(link).pathname.startsWith(prefix)).toBe(true)
  }
})

test('a post has no accessibility faults', async ({ page }) => {
  await logInAs(page, 'supervisor')
  await page.goto('/blog')
  const first = await editor(page).getByRole('heading', { level: 2 }).getByRole('link').first()
  const post = await first.getAttribute('href')
  expect(post).toMatch(/^\/blog\//)
  await page.goto(post ?? '')
  expect(await axeViolations(page)).toEqual([])
})
