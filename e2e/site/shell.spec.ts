import { expect, type Page, test } from '@playwright/test'

const signedIn = {
  success: true,
  data: {
    user: {
      email: 'person@example.com',
      role: 'user',
      permissions: {
        canViewAdminPanel: false,
        canManageUsers: false,
        canEditContent: false,
        canViewAnalytics: false,
      },
    },
  },
}

async function hintAtSession(page: Page, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'signed-in', value: '1', url: baseURL ?? '' }])
}

/** What the page reports of each visit; the answer is the server's own. */
function watchVisits(page: Page) {
  const visits: { path: string; locale: string; visitor?: string }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/activity/visits') {
      visits.push(request.postDataJSON())
    }
  })
  return visits
}

test('the product menu has its columns, and finance AI only says that it is coming', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.locator('summary', { hasText: '제품' }).click()
  for (const name of ['법률 AI', '계약서 검토', 'RagOps', 'AI 법률상담', '내 문서 검색']) {
    await expect(header.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  const finance = header.getByRole('button', { name: /^금융 AI/ })
  await finance.click()
  const alert = page.getByRole('alertdialog', { name: '금융 AI를 준비하고 있습니다' })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: '확인' }).click()
  await expect(alert).toBeHidden()
  await expect(finance).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a menu that was opened before the script came stays open', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('banner').locator('summary', { hasText: '소개' }).click()
  const company = page.getByRole('banner').getByRole('link', { name: /^회사 소개/ })
  await expect(company).toBeVisible()
  // The shell counts the visit once it is awake.
  const awake = page.waitForRequest('**/api/activity/visits')
  release()
  await awake
  await page.waitForLoadState('networkidle')
  await expect(company).toBeVisible()
})

test('menus open and close by keyboard', async ({ page }) => {
  await page.goto('/')
  const menu = page.getByRole('banner').locator('summary', { hasText: '소개' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const company = page.getByRole('banner').getByRole('link', { name: /^회사 소개/ })
  await expect(company).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(company).toBeHidden()
  await expect(menu).toBeFocused()
})

test('the page that is open is marked in the header', async ({ page }) => {
  await page.goto('/statutes')
  const link = page.getByRole('banner').getByRole('link', { name: '법령', exact: true })
  await expect(link).toHaveAttribute('aria-current', 'page')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('one button opens everything, holds the focus and gives it back', async ({ page }) => {
    await page.goto('/terms')
    const button = page.getByRole('button', { name: '메뉴' })
    await button.click()
    const menu = page.getByRole('dialog', { name: '메뉴' })
    await expect(menu.getByRole('link', { name: '회원가입' })).toBeVisible()
    await expect(menu.getByRole('link', { name: /^기술 문서/ })).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await menu.getByRole('link', { name: '법령', exact: true }).click()
    await expect(page).toHaveURL(/\/statutes$/)
    await expect(menu).toBeHidden()
  })
})

test.describe('who is signed in', () => {
  test('an anonymous visitor causes no session check', async ({ page }) => {
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/session')) asked++
    })
    const visits = watchVisits(page)
    await page.goto('/terms')
    await expect.poll(() => visits.length).toBe(1)
    await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
    expect(asked).toBe(0)
  })

  test('the service is being prepared until it is known', async ({ page, baseURL }) => {
    await hintAtSession(page, baseURL)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/session', async (route) => {
      await held
      await route.fulfill({ json: signedIn })
    })
    await page.goto('/terms')
    const spinner = page.getByText('서비스를 준비하고 있습니다')
    await expect(spinner).toBeVisible()
    answer()
    await expect(spinner).toBeHidden()
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: '서비스 이용하기' })).toHaveAttribute(
      'href',
      '/ai-chat',
    )
    await expect(header.getByRole('link', { name: '로그인' })).toBeHidden()
    await header.locator('summary[aria-label^="내 계정"]').click()
    await expect(header.getByText('person@example.com').first()).toBeVisible()
    await expect(header.getByRole('button', { name: '로그아웃' })).toBeVisible()
    await page.keyboard.press('Control+Alt+d')
    const debug = page.getByRole('complementary', { name: '디버그 정보' })
    await expect(debug).toContainText('person@example.com')
    await expect(debug).toContainText('/terms')
  })

  test('a check that fails leaves the visitor signed out until one succeeds', async ({
    page,
    baseURL,
  }) => {
    await hintAtSession(page, baseURL)
    let works = false
    await page.route('**/api/session', (route) =>
      route.fulfill(works ? { json: signedIn } : { status: 500, json: {} }),
    )
    await page.goto('/terms')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: '로그인' })).toBeVisible()
    works = true
    await expect(header.getByRole('link', { name: '서비스 이용하기' })).toBeVisible()
    await expect(header.getByRole('link', { name: '로그인' })).toBeHidden()
  })
})

test('the visitor chooses about cookies, may choose again, and is counted accordingly', async ({
  page,
}) => {
  const visits = watchVisits(page)
  await page.goto('/terms')
  const notice = page.getByRole('complementary', { name: '쿠키 안내' })
  await expect(notice.getByRole('link', { name: '개인정보 처리방침' })).toBeVisible()
  await expect.poll(() => visits.map(({ path }) => path)).toEqual(['/terms'])
  expect(visits[0]?.visitor).toBeUndefined()
  await notice.getByRole('button', { name: '통계 허용' }).click()
  await expect(notice).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: '법령', exact: true }).click()
  await expect.poll(() => visits.map(({ path }) => path)).toEqual(['/terms', '/statutes'])
  expect(visits[1]?.visitor).toMatch(/^[0-9a-f-]{36}$/)

  const settings = page.getByRole('contentinfo').getByRole('link', { name: '쿠키 설정' })
  await settings.click()
  await expect(notice).toBeFocused()
  await expect(notice.getByRole('button', { name: '통계 허용' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await notice.getByRole('button', { name: '필수만' }).click()
  await expect(settings).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('visitor'))).toBeNull()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'consent')?.value).toBe('necessary')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a page with a prefix sets the language, a page without one does not', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('language'))
  const visits = watchVisits(page)
  await page.goto('/terms')
  await expect.poll(() => visits.length).toBe(1)
  expect(await kept()).toBeNull()
  await page.goto('/ja/terms')
  await expect.poll(kept).toBe('ja')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'language')?.value).toBe('ja')
})

test('the footer names the business and the documents the law asks for', async ({ page }) => {
  await page.goto('/en/terms')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText('Jinju, Gyeongsangnam-do', { exact: false })).toBeVisible()
  await expect(footer.getByText('Not yet registered').first()).toBeVisible()
  for (const [name, path] of [
    ['Terms of service', 'terms'],
    ['Privacy policy', 'privacy-policy'],
    ['Paid service policy', 'paid-service-policy'],
    ['Privacy at a glance', 'privacy'],
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/en/${path}`,
    )
  }
  await expect(footer.getByText('© 2024')).toBeVisible()
})

test('an address that no page claims', async ({ page }) => {
  const answer = await page.goto('/zh/no-such-page')
  expect(answer?.status()).toBe(404)
  const ways = page.getByRole('navigation', { name: '前往其他页面' }).getByRole('link')
  await expect(ways).toHaveCount(5)
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/zh', '/zh/blog', '/zh/ai-chat', '/zh/about', '/zh/contact'])
})

test('former addresses lead to the chat in the same language', async ({ request }) => {
  for (const [from, to] of [
    ['/ai-editor', '/ai-chat'],
    ['/en/ai-manager', '/en/ai-chat'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, to])
  }
})

test('RagOps begins with its traces', async ({ request }) => {
  const answer = await request.get('/ja/ragops', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([307, '/ja/ragops/traces'])
})

test('pages forbid what they do not need', async ({ request }) => {
  const headers = (await request.get('/terms')).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['strict-transport-security']).toBeUndefined()
  const overTls = await request.get('/terms', { headers: { 'x-forwarded-proto': 'https' } })
  expect(overTls.headers()['strict-transport-security']).toContain('max-age')
})
