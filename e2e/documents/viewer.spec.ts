import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { type WrittenFormat, writeDocument } from '@/lib/documents/write/write-document'
import { axeViolations } from '@/scripts/site/axe-violations'
import { foreignFiles } from '@/tests/factories/documents'
import { logInAs } from '../fixtures/accounts'

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const lines = [
  '이 계약은 부동산의 임대차를 정한다.',
  '보증금은 금 오천만원으로 한다.',
  '임차인은 보증금의 반환을 청구할 수 있다.',
]
const content = contentSchema.parse({
  title: '임대차계약서',
  blocks: [
    { kind: 'heading', number: null, text: '임대차계약서', level: 1 },
    ...lines.map((text, at) => ({ kind: 'clause', level: 1, number: `제${at + 1}조`, text })),
    { kind: 'table', number: null, text: '호수\t보증금\n101호\t오천만원' },
    { kind: 'pageBreak' },
    { kind: 'paragraph', number: null, text: '둘째 쪽의 특약: 반려동물을 기르지 않는다.' },
  ],
})

async function keep(request: APIRequestContext, name: string, bytes: Uint8Array): Promise<string> {
  const kept = await request.post('/api/documents', {
    headers: {
      'x-file-name': encodeURIComponent(name),
      'content-type': 'application/octet-stream',
    },
    data: Buffer.from(bytes),
  })
  expect(kept.status()).toBe(201)
  return ((await kept.json()).data.document as { id: string }).id
}
const keepWritten = async (page: Page, format: WrittenFormat) =>
  keep(page.request, `임대차계약서.${format}`, await writeDocument(content, format))

const text = (page: Page) => page.getByRole('region', { name: /글$/ })

test('a PDF is read, shown as text and as it looks, and searched', async ({ page }) => {
  await logInAs(page, 'user')
  const id = await keepWritten(page, 'pdf')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/ai-chat/documents/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: '임대차계약서.pdf' })).toBeVisible()
  await expect(text(page)).toContainText('보증금은 금 오천만원으로 한다.', { timeout: 60_000 })
  const first = page.getByRole('img', { name: '1쪽', exact: true })
  await expect(first).toHaveAttribute('data-drawn', 'true', { timeout: 30_000 })
  // Something is drawn: not every dot is white.
  const isDrawn = await first.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    return data?.some((value, at) => at % 4 !== 3 && value < 128) ?? false
  })
  expect(isDrawn).toBe(true)
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('searchbox', { name: '이 문서에서 찾기' }).fill('보증금')
  await expect(page.getByText(/^\d곳 중 1번째$/)).toBeVisible()
  await expect(page.locator('mark[data-current]')).toHaveText('보증금')
  await expect(page.locator('.viewer-box').first()).toBeVisible()
  await page.getByRole('button', { name: '다음' }).click()
  await expect(page.getByText(/^\d곳 중 2번째$/)).toBeVisible()
  await page.getByRole('searchbox', { name: '이 문서에서 찾기' }).fill('없는 말')
  await expect(page.getByText('없습니다', { exact: true })).toBeVisible()

  await page.getByRole('spinbutton', { name: '쪽으로 가기' }).fill('2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: '2쪽', exact: true })).toBeInViewport()
  await page.goto(`/ai-chat/documents/${id}?page=2`)
  await expect(page.getByRole('img', { name: '2쪽', exact: true })).toBeInViewport()
  await page.getByRole('button', { name: '크게' }).click()
  await expect(page.getByText('125%')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: '원본 내려받기' }).click()
  expect((await downloading).suggestedFilename()).toBe('임대차계약서.pdf')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('text and pages are shown one at a time', async ({ page }) => {
    await logInAs(page, 'user')
    const id = await keepWritten(page, 'pdf')
    await page.goto(`/ai-chat/documents/${id}`)
    await expect(text(page)).toContainText('오천만원', { timeout: 60_000 })
    await expect(page.getByRole('region', { name: /쪽 그림$/ })).toHaveCount(0)
    await page.getByRole('button', { name: '원본 모습' }).click()
    await expect(text(page)).toBeHidden()
    await expect(page.getByRole('img', { name: '1쪽', exact: true })).toHaveAttribute(
      'data-drawn',
      'true',
      { timeout: 30_000 },
    )
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(wide).toBe(false)
    expect(await axeViolations(page)).toEqual([])
  })
})

test('a Word file, a Hangul file and a table of another person are shown to their owner alone', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'user')
  const stranger = await browser.newPage()
  await logInAs(stranger, 'admin')
  for (const format of ['docx', 'hwpx'] as const) {
    const id = await keepWritten(page, format)
    await page.goto(`/ai-chat/documents/${id}`)
    await expect(text(page)).toContainText('반려동물을 기르지 않는다.', { timeout: 60_000 })
    await expect(text(page).getByRole('cell', { name: '오천만원' })).toBeVisible()
    for (const path of ['blocks', 'reading']) {
      const answer = await stranger.request.get(`/api/documents/${id}/${path}`)
      const body = await answer.text()
      expect(body).not.toContain('오천만원')
      expect(body).not.toContain('"ready"')
    }
    expect(
      (
        await stranger.request.post(`/api/documents/${id}/reading`, { data: { ask: 'again' } })
      ).status(),
    ).toBe(404)
    await stranger.goto(`/ai-chat/documents/${id}`)
    await expect(stranger.getByRole('heading', { level: 1, name: /임대차/ })).toHaveCount(0)
  }
  await stranger.close()
})

test('a Hangul file is shown as it looks, with its pages to go to by sight', async ({ page }) => {
  await logInAs(page, 'user')
  const id = await keepWritten(page, 'hwpx')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/ai-chat/documents/${id}`)
  const first = page.getByRole('img', { name: '1쪽', exact: true })
  await expect(first).toHaveAttribute('data-drawn', 'true', { timeout: 60_000 })
  const isDrawn = await first.evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
    return data?.some((value, at) => at % 4 !== 3 && value < 128) ?? false
  })
  expect(isDrawn).toBe(true)
  await page.getByRole('button', { name: '쪽 미리보기' }).click()
  const strip = page.getByRole('navigation', { name: '쪽 미리보기' })
  await strip.getByRole('button', { name: '2쪽' }).click()
  await expect(page.getByRole('img', { name: '2쪽', exact: true })).toBeInViewport()
  expect(await axeViolations(page)).toEqual([])
})

const isDark = (canvas: HTMLCanvasElement) => {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
  return data?.some((value, at) => at % 4 !== 3 && value < 128) ?? false
}

test('a Word file is shown page by page as it looks, searched there and printed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = document.querySelectorAll('body > .viewer-print img').length
      document.documentElement.dataset.printed = String(sheets)
    }
  })
  await logInAs(page, 'user')
  const long = contentSchema.parse({
    ...content,
    blocks: [
      ...content.blocks,
      ...Array.from({ length: 60 }, (_, at) => ({
        kind: 'clause',
        level: 1,
        number: `제${at + 4}조`,
        text: `임차인은 목적물을 선량한 관리자의 주의로 보존한다. (${at + 4})`,
      })),
    ],
  })
  const id = await keep(page.request, '긴 계약서.docx', await writeDocument(long, 'docx'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/ai-chat/documents/${id}`)
  const first = page.getByRole('img', { name: '1쪽', exact: true })
  await expect(first).toHaveAttribute('data-drawn', 'true', { timeout: 60_000 })
  expect(await first.evaluate(isDark)).toBe(true)
  // What stands between two breaks is several pages, as Word lays it out.
  await page.getByRole('button', { name: '쪽 미리보기' }).click()
  const strip = page.getByRole('navigation', { name: '쪽 미리보기' })
  const sheets = await strip.getByRole('button').count()
  expect(sheets).toBeGreaterThan(2)

  await page.getByRole('searchbox', { name: '이 문서에서 찾기' }).fill('주의로 보존한다. (63)')
  await expect(page.getByText(/^1곳 중 1번째$/)).toBeVisible()
  const marked = page.locator('[data-page-picture] .viewer-box[data-current]').first()
  await expect(marked).toBeInViewport()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: '인쇄' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', String(sheets))
  await expect(page.locator('.viewer-print')).toHaveCount(0)
})

test('words are marked on the pages of a Hangul file, and a picture is shown', async ({ page }) => {
  await logInAs(page, 'user')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/ai-chat/documents/${await keepWritten(page, 'hwpx')}`)
  await expect(text(page)).toContainText('오천만원', { timeout: 60_000 })
  await expect(page.getByRole('img', { name: '1쪽', exact: true })).toHaveAttribute(
    'data-drawn',
    'true',
    { timeout: 60_000 },
  )
  await page.getByRole('searchbox', { name: '이 문서에서 찾기' }).fill('보증금은')
  await expect(
    page.locator('[data-page-picture="1"] .viewer-box[data-current]').first(),
  ).toBeInViewport()
  const id = await keep(page.request, '사진.png', Buffer.from(onePixel, 'base64'))
  await page.goto(`/ai-chat/documents/${id}`)
  await expect(page.getByRole('img', { name: '1쪽', exact: true })).toHaveAttribute(
    'data-drawn',
    'true',
    { timeout: 60_000 },
  )
})

test('a file that cannot be read says why, and its original can be had', async ({ page }) => {
  await logInAs(page, 'user')
  const id = await keep(page.request, '망가진.pdf', Buffer.from('%PDF-1.7\nno more'))
  await page.goto(`/ai-chat/documents/${id}`)
  await expect(page.getByText('읽을 수 없음: 파일이 손상되어 읽을 수 없습니다.')).toBeVisible({
    timeout: 60_000,
  })
  await expect(page.getByRole('button', { name: '사본으로 편집' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '원본 내려받기' })).toBeVisible()
  await page.getByRole('button', { name: '망가진.pdf 다시 읽기' }).click()
  await expect(page.getByText('읽을 수 없음', { exact: false })).toBeVisible({ timeout: 60_000 })
  const broken = await page.request.post(`/api/documents/${id}/reading`, { data: { ask: 'x' } })
  expect(broken.status()).toBe(400)
})

test('the viewer’s library is served, and nothing beside it', async ({ request }) => {
  const script = await request.get('/api/pdf-viewer/pdf.min.mjs')
  expect(script.headers()['content-type']).toContain('text/javascript')
  for (const path of ['package.json', '..%2fpackage.json', 'cmaps/..%2f..%2fx.bcmap', 'pdf.mjs'])
    expect((await request.get(`/api/pdf-viewer/${path}`)).status()).toBe(404)
  for (const name of ['docx-preview.mjs', 'jszip.mjs']) {
    const library = await request.get(`/api/word-viewer/${name}`)
    expect(library.headers()['content-type']).toContain('text/javascript')
    // A browser finds no module by the name of a package.
    expect(await library.text()).not.toMatch(/from *["']jszip/)
  }
  for (const path of ['package.json', '..%2fpackage.json', 'docx-preview.min.mjs'])
    expect((await request.get(`/api/word-viewer/${path}`)).status()).toBe(404)
  for (const path of ['package.json', '..%2fpackage.json', 'rhwp.d.ts'])
    expect((await request.get(`/api/hangul-viewer/${path}`)).status()).toBe(404)
})

test('several documents are had as one archive, and only one’s own', async ({ page, browser }) => {
  await logInAs(page, 'user')
  const ids = [await keepWritten(page, 'docx'), await keepWritten(page, 'docx')]
  const archive = await page.request.get(`/api/documents/archive?ids=${ids.join(',')}`)
  expect(archive.headers()['content-type']).toBe('application/zip')
  const bytes = await archive.body()
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(bytes.toString('utf8')).toContain('임대차계약서 (2).docx')
  const stranger = await browser.newPage()
  expect((await stranger.request.get(`/api/documents/archive?ids=${ids[0]}`)).status()).toBe(401)
  await logInAs(stranger, 'admin')
  expect((await stranger.request.get(`/api/documents/archive?ids=${ids[0]}`)).status()).toBe(404)
  expect((await stranger.request.get('/api/documents/archive?ids=x')).status()).toBe(400)
  await stranger.close()
})

test('what is no document is refused before it is read', async ({ page }) => {
  await logInAs(page, 'user')
  const refused = await page.request.post('/api/documents', {
    headers: { 'x-file-name': 'a.pdf', 'content-type': 'application/octet-stream' },
    data: foreignFiles.program,
  })
  expect(refused.status()).toBe(400)
})
