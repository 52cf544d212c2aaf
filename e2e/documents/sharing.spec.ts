import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'
import { press } from '../fixtures/editor-keys'

type Json = { type: string; text?: string; attrs?: Record<string, unknown>; content?: Json[] }

const words = (text: string): Json[] => [{ type: 'text', text }]
const contract: Json[] = [
  {
    type: 'heading',
    attrs: { level: 1, role: 'title', align: 'center' },
    content: words('용역 계약서'),
  },
  { type: 'clause', attrs: { level: 1 }, content: words('(목적) 이 계약은 용역을 정한다.') },
  { type: 'clause', attrs: { level: 2 }, content: words('갑은 대금을 낸다.') },
  { type: 'clause', attrs: { level: 3 }, content: words('선급금 30만 원') },
  { type: 'clause', attrs: { level: 1 }, content: words('(관할) 서울중앙지방법원으로 한다.') },
]
const text = (page: Page) => page.getByRole('textbox', { name: /본문$/ })

async function makeDocument(page: Page, content = contract) {
  const made = await page.request.post('/api/documents/written', {
    data: { name: '용역 계약서', content: { type: 'doc', content } },
  })
  return ((await made.json()).data.document as { id: string }).id
}
async function shareLink(page: Page, id: string, access: string) {
  const made = await page.request.post(`/api/documents/${id}/shares`, { data: { access, days: 7 } })
  expect(made.status()).toBe(201)
  return (await made.json()).data.share as { id: string; token: string }
}

test('a document is saved as a file of each format', async ({ page }) => {
  await logInAs(page, 'user')
  const id = await makeDocument(page)
  const starts = { docx: 'PK', hwpx: 'PK', pdf: '%PDF', md: '', txt: '' }
  for (const [format, start] of Object.entries(starts)) {
    const file = await page.request.get(`/api/documents/${id}/export?format=${format}`)
    expect(file.status(), format).toBe(200)
    expect(file.headers()['content-disposition']).toContain(`.${format}`)
    const bytes = await file.body()
    expect(bytes.subarray(0, start.length).toString('latin1')).toBe(start)
    if (format === 'txt')
      expect(bytes.toString('utf8')).toContain('제1조(목적) 이 계약은 용역을 정한다.')
  }
  expect((await page.request.get(`/api/documents/${id}/export?format=exe`)).status()).toBe(400)
  await page.goto(`/ai-chat/documents/${id}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '내보내기' }).click()
  await page.getByRole('menuitem', { name: '한글 (HWPX)' }).click()
  expect((await downloading).suggestedFilename()).toBe('용역 계약서.hwpx')
})

test('a Word file is opened as a copy that can be written, and stays as it is', async ({
  page,
}) => {
  await logInAs(page, 'user')
  const source = await makeDocument(page)
  const docx = await (await page.request.get(`/api/documents/${source}/export?format=docx`)).body()
  const uploaded = await page.request.post('/api/documents', {
    headers: {
      'x-file-name': encodeURIComponent('받은 계약서.docx'),
      'content-type': 'application/octet-stream',
    },
    data: docx,
  })
  const { id } = (await uploaded.json()).data.document as { id: string }
  await page.goto(`/ai-chat/documents/${id}`)
  await page.getByRole('button', { name: '사본으로 편집' }).click()
  const dialog = page.getByRole('dialog', { name: '사본으로 편집' })
  await dialog.getByRole('button', { name: '사본으로 편집' }).click()
  await expect(text(page)).toContainText('(관할) 서울중앙지방법원으로 한다.')
  const copy = page.url().split('/').at(-1) ?? ''
  expect(copy).not.toBe(id)
  const { content } = (await (await page.request.get(`/api/documents/${copy}/content`)).json()).data
  const shape = (content.content as Json[]).map(({ type, attrs }) => [type, attrs?.level])
  expect(shape).toEqual(contract.map(({ type, attrs }) => [type, attrs?.level]))
  expect(await (await page.request.get(`/api/documents/${id}`)).body()).toEqual(docx)
})

test('a link is made, opened, commented by, and ended', async ({ page, browser }) => {
  await logInAs(page, 'user')
  const id = await makeDocument(page)
  await page.goto(`/ai-chat/documents/${id}`)
  await page.getByRole('button', { name: '공유', exact: true }).click()
  const aside = page.getByRole('complementary', { name: '공유' })
  await aside.getByLabel('할 수 있는 것').selectOption('comment')
  await aside.getByRole('button', { name: '링크 만들기' }).click()
  await expect(aside.getByRole('button', { name: '링크 복사' })).toBeVisible()
  const { shares } = (await (await page.request.get(`/api/documents/${id}/shares`)).json()).data
  const { token } = shares[0] as { token: string }

  const guest = await browser.newPage()
  await logInAs(guest, 'user')
  await guest.goto(`/shared/documents/${token}`)
  await expect(text(guest)).toContainText('갑은 대금을 낸다.')
  await expect(guest.getByRole('toolbar')).toHaveCount(0)
  await guest.getByRole('button', { name: '메모' }).click()
  // From behind the end of the line above: what is chosen begins with the end of that line.
  const above = await text(guest).getByText('이 계약은 용역을 정한다.').boundingBox()
  const line = await text(guest).getByText('갑은 대금을 낸다.').boundingBox()
  if (!above || !line) throw new Error('the text is not shown')
  await guest.mouse.move(above.x + above.width - 4, above.y + above.height / 2)
  await guest.mouse.down()
  await guest.mouse.move(line.x + line.width - 4, line.y + line.height / 2, { steps: 8 })
  await guest.mouse.up()
  const note = guest.getByRole('complementary', { name: '메모' })
  await note.getByRole('textbox').fill('언제까지인지 정해 주세요')
  await note.getByRole('button', { name: '메모 남기기' }).click()
  await expect(text(guest).locator('.commented')).toBeVisible()
  expect(await axeViolations(guest)).toEqual([])

  await page.getByRole('button', { name: '메모', exact: true }).click()
  const own = page.getByRole('complementary', { name: '메모' })
  await expect(own).toContainText('언제까지인지 정해 주세요')
  await own.getByRole('button', { name: '답하기' }).click()
  await own.getByLabel('답글').fill('7일로 했습니다')
  await own.getByRole('button', { name: '답하기' }).last().click()
  await expect(own).toContainText('7일로 했습니다')
  await own.getByRole('button', { name: '해결됨으로' }).click()
  await expect(own.getByText('메모가 없습니다.')).toBeVisible()

  await page.getByRole('button', { name: '공유', exact: true }).click()
  await aside.getByRole('button', { name: '끊기' }).click()
  await expect(aside.getByText('끊음')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('열 수 없는 링크입니다')).toBeVisible()
  await guest.close()
})

test('by a link that lets one write, a guest writes; by one to read, nobody does', async ({
  page,
  browser,
}) => {
  await logInAs(page, 'user')
  const id = await makeDocument(page)
  const [view, edit] = [await shareLink(page, id, 'view'), await shareLink(page, id, 'edit')]
  const guest = await browser.newPage()
  await guest.goto(`/shared/documents/${edit.token}`)
  await expect(text(guest)).toHaveAttribute('contenteditable', 'false')
  await logInAs(guest, 'user')
  const save = (token: string, words: string) =>
    guest.request.put(`/api/documents/${id}/content?share=${token}`, {
      data: {
        rev: 1,
        content: {
          type: 'doc',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
        },
      },
    })
  expect((await save(view.token, '몰래')).status()).toBe(404)
  await guest.goto(`/shared/documents/${edit.token}`)
  await text(guest).getByText('갑은 대금을 낸다.').click()
  await press(guest, 'End')
  await guest.keyboard.type(' 매달')
  await expect(guest.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved')
  const { content } = (await (await page.request.get(`/api/documents/${id}/content`)).json()).data
  expect(JSON.stringify(content)).toContain('갑은 대금을 낸다. 매달')
  for (const path of [`shares`, `versions`]) {
    const { status, data } = await (await guest.request.get(`/api/documents/${id}/${path}`))
      .json()
      .then((body) => ({ status: body.success, data: body.data }))
    expect(status ? data.shares : []).toEqual([])
  }
  await guest.close()
})
