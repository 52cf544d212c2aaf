import { expect, type Page, test } from '@playwright/test'
import { axeViolations } from '@/scripts/site/axe-violations'
import { logInAs } from '../fixtures/accounts'
import { compose, startComposing, typeHangul } from '../fixtures/composition'
import { press } from '../fixtures/editor-keys'

type Json = { type: string; text?: string; attrs?: Record<string, unknown>; content?: Json[] }

const paragraph = (text: string): Json => ({
  type: 'paragraph',
  ...(text ? { content: [{ type: 'text', text }] } : {}),
})
const clause = (level: number, text: string): Json => ({
  type: 'clause',
  attrs: { level },
  content: [{ type: 'text', text }],
})

/** Makes a document past the page, and opens it. */
async function openDocument(page: Page, content: Json[], name = '용역 계약서') {
  const made = await page.request.post('/api/documents/written', {
    data: { name, content: { type: 'doc', content } },
  })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()).data.document as { id: string }
  await page.goto(`/ai-chat/documents/${id}`)
  await expect(text(page)).toBeVisible()
  return id
}
const text = (page: Page) => page.getByRole('textbox', { name: /본문$/ })
const saved = (page: Page) =>
  expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'saved')
const stored = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/documents/${id}/content`)).json()).data as {
    rev: number
    content: Json
  }
const textOf = (node: Json): string =>
  node.text ?? (node.content ?? []).map(textOf).join(node.type === 'doc' ? '\n' : '')
const blocksOf = async (page: Page, id: string) => {
  const { content } = await stored(page, id)
  return (content.content ?? []).map((node) => [node.type, textOf(node)])
}
const panel = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a document is made, written, saved by itself and opened again', async ({ page }) => {
  await logInAs(page, 'admin')
  await page.goto('/word-editor')
  await page.getByRole('button', { name: '새 문서' }).click()
  await expect(text(page)).toBeVisible()
  await text(page).click()
  await page.keyboard.type('제1조 (목적) 이 계약은 용역을 정한다.')
  await press(page, 'Enter')
  await page.keyboard.type('(대금) 금 100만 원')
  await press(page, 'Enter')
  await press(page, 'Tab')
  await page.keyboard.type('선급금은 30만 원으로 한다.')
  await saved(page)
  const id = new URL(page.url()).searchParams.get('document') ?? ''
  expect(await blocksOf(page, id)).toEqual([
    ['clause', '(목적) 이 계약은 용역을 정한다.'],
    ['clause', '(대금) 금 100만 원'],
    ['clause', '선급금은 30만 원으로 한다.'],
  ])
  await page.reload()
  await expect(text(page)).toContainText('선급금은 30만 원으로 한다.')
  await expect(page.getByRole('navigation', { name: '문서 목차' })).toContainText('제2조')
  expect(await axeViolations(page)).toEqual([])
})

test('Hangul is composed right: written, over a selection, Enter and Backspace within a syllable', async ({
  page,
}) => {
  await logInAs(page, 'user')
  const id = await openDocument(page, [paragraph('가나다')])
  const ime = await startComposing(page)
  await text(page).click()
  await press(page, 'Control+End')
  await typeHangul(ime, '한글을 쓴다')
  await press(page, 'Shift+Home')
  await typeHangul(ime, '새 글')
  // An input method puts in what is composed and hands the key on at once.
  await typeHangul(ime, '월', { leaveOpen: true })
  await ime.send('Input.insertText', { text: '월' })
  await page.keyboard.press('Enter')
  await typeHangul(ime, '둘째')
  // Backspace takes the letters of an open syllable one by one.
  await typeHangul(ime, '줄', { leaveOpen: true })
  for (const rest of ['주', 'ㅈ', '']) await compose(ime, rest)
  await saved(page)
  expect(await blocksOf(page, id)).toEqual([
    ['paragraph', '새 글월'],
    ['paragraph', '둘째'],
  ])
})

test('Hangul is composed right in a table and with tracked changes', async ({ page }) => {
  await logInAs(page, 'user')
  const cell = (words: string) => ({ type: 'table_cell', content: [paragraph(words)] })
  const table = {
    type: 'table',
    content: [{ type: 'table_row', content: [cell('가'), cell('나')] }],
  }
  const id = await openDocument(page, [paragraph('대금은 삼십일 안에 낸다'), table, paragraph('')])
  await panel(page, '변경 추적').click()
  await page.getByRole('button', { name: '변경 추적 시작' }).click()
  await saved(page)
  const ime = await startComposing(page)
  await page.getByRole('cell', { name: '나' }).click()
  await press(page, 'End')
  await typeHangul(ime, '머지')
  await text(page).getByText('대금은').click()
  await press(page, 'Home')
  await press(page, 'ArrowRight', 4)
  await press(page, 'Shift+ArrowRight')
  await typeHangul(ime, '이')
  await saved(page)
  expect((await blocksOf(page, id)).map(([, words]) => words)).toEqual([
    '대금은 이십일 안에 낸다',
    '가나머지',
    '',
  ])
  const aside = page.getByRole('complementary', { name: '변경 추적' })
  await expect(aside.getByRole('status')).toHaveText('바뀐 곳 2곳')
  await expect(text(page).locator('del')).toHaveText('삼')
  await aside.getByRole('button', { name: '되돌리기', exact: true }).first().click()
  await aside.getByRole('button', { name: '받아들이기', exact: true }).first().click()
  await expect(aside.getByRole('status')).toHaveText('바뀐 곳 없음')
  await saved(page)
  expect((await blocksOf(page, id)).map(([, words]) => words)).toEqual([
    '대금은 삼십일 안에 낸다',
    '가나머지',
    '',
  ])
})

test('a conflict is asked about, and neither text is lost', async ({ page }) => {
  await logInAs(page, 'user')
  const id = await openDocument(page, [paragraph('처음')])
  const { rev } = await stored(page, id)
  const other = await page.request.put(`/api/documents/${id}/content`, {
    data: { rev, content: { type: 'doc', content: [paragraph('다른 창에서 쓴 것')] } },
  })
  expect((await other.json()).data.outcome).toBe('ok')
  await text(page).click()
  await press(page, 'Control+End')
  await page.keyboard.type(' 내가 쓴 것')
  const dialog = page.getByRole('dialog', { name: '다른 곳에서 먼저 저장되었습니다' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '저장된 것을 쓰고 내 것은 사본으로' }).click()
  await expect(text(page)).toHaveText('다른 창에서 쓴 것')
  const library = (await (await page.request.get('/api/documents')).json()).data
  expect(library.documents.map(({ name }: { name: string }) => name).sort()).toEqual([
    '용역 계약서',
    '용역 계약서 (내 사본)',
  ])
})

test('what is written without a connection is saved when it is back', async ({ page }) => {
  await logInAs(page, 'user')
  const id = await openDocument(page, [paragraph('처음')])
  await page.context().setOffline(true)
  await text(page).click()
  await press(page, 'Control+End')
  await page.keyboard.type(' 이어서')
  await expect(page.locator('[data-saving]')).toHaveAttribute('data-saving', 'offline')
  await page.context().setOffline(false)
  await saved(page)
  expect(await blocksOf(page, id)).toEqual([['paragraph', '처음 이어서']])
})

test('versions are named, compared and taken back', async ({ page }) => {
  await logInAs(page, 'user')
  const id = await openDocument(page, [paragraph('처음 쓴 글')])
  await text(page).click()
  await press(page, 'Control+End')
  await page.keyboard.type(' 덧붙임')
  await saved(page)
  await panel(page, '버전').click()
  const aside = page.getByRole('complementary', { name: '버전' })
  await aside.getByRole('button', { name: '지금 버전에 이름 붙이기' }).click()
  await page.getByRole('dialog').getByLabel('이름').fill('상대방에게 보낸 것')
  await page.getByRole('dialog').getByRole('button', { name: '저장' }).click()
  await expect(aside.getByText('상대방에게 보낸 것')).toBeVisible()
  await aside.getByRole('button', { name: '지금과 비교' }).last().click()
  await expect(page.getByRole('dialog').locator('ins')).toContainText('덧붙임')
  await page.getByRole('dialog').getByRole('button', { name: '비교 닫기' }).click()
  await aside.getByRole('button', { name: '이 버전으로 되돌리기' }).last().click()
  await expect(text(page)).toHaveText('처음 쓴 글')
  expect(await blocksOf(page, id)).toEqual([['paragraph', '처음 쓴 글']])
})

test('finds and replaces, refers to clauses that move, and marks those that do not exist', async ({
  page,
}) => {
  await logInAs(page, 'user')
  const id = await openDocument(page, [
    clause(1, '(목적) 갑과 을'),
    clause(1, '(대금) 갑이 낸다'),
    paragraph('제9조에 따른다. '),
  ])
  await expect(text(page).locator('.clause-missing')).toHaveText('제9조')
  await text(page).click()
  await press(page, 'Control+End')
  await page.getByRole('button', { name: '넣기' }).click()
  await page.getByRole('menuitem', { name: '조항 참조' }).click()
  await page.getByRole('dialog').getByLabel('가리킬 조항').selectOption({ index: 1 })
  await page.getByRole('dialog').getByRole('button', { name: '넣기' }).click()
  await expect(text(page).locator('[data-reference]')).toHaveText('제2조')
  // The dialog gives the focus back, and with it the place where the reference stands.
  await expect(text(page)).toBeFocused()
  await press(page, 'Control+Home')
  await press(page, 'Enter')
  await expect(text(page).locator('[data-reference]')).toHaveText('제3조')
  await press(page, 'Control+f')
  const find = page.getByRole('search')
  await find.getByLabel('찾을 말').fill('갑')
  await expect(find.getByRole('status')).toHaveText('2개 중 1번째')
  await find.getByLabel('바꿀 말').fill('도급인')
  await find.getByRole('button', { name: '모두 바꾸기' }).click()
  await saved(page)
  expect((await blocksOf(page, id)).map(([, words]) => words)).toEqual([
    '',
    '(목적) 도급인과 을',
    '(대금) 도급인이 낸다',
    '제9조에 따른다. ',
  ])
})

test('nobody opens or saves what is another’s', async ({ page, browser }) => {
  await logInAs(page, 'user')
  const id = await openDocument(page, [paragraph('비밀')])
  const stranger = await browser.newPage()
  for (const status of [401, 404]) {
    const address = `/api/documents/${id}`
    expect((await stranger.request.get(`${address}/content`)).status()).toBe(status)
    expect((await stranger.request.get(`${address}/versions`)).status()).toBe(status)
    expect((await stranger.request.get(`${address}/versions/1`)).status()).toBe(status)
    const save = await stranger.request.put(`${address}/content`, {
      data: { rev: 1, content: { type: 'doc', content: [paragraph('남의 것')] } },
    })
    expect(save.status()).toBe(status)
    if (status === 401) await logInAs(stranger, 'admin')
  }
  await stranger.goto(`/ai-chat/documents/${id}`)
  await expect(stranger.getByText('문서를 찾을 수 없습니다')).toBeVisible()
  await stranger.close()
})

test('content that is none of ours is refused', async ({ page }) => {
  await logInAs(page, 'user')
  const id = await openDocument(page, [paragraph('처음')])
  for (const content of [
    { type: 'doc', content: [] },
    { type: 'doc', content: [{ type: 'poem' }] },
  ]) {
    const refused = await page.request.put(`/api/documents/${id}/content`, {
      data: { rev: 1, content },
    })
    expect(refused.status()).toBe(400)
  }
})

test('on a phone, tools scroll and panels cover the lower half', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await logInAs(page, 'user')
  await openDocument(page, [clause(1, '(목적) 갑과 을'), paragraph('본문')])
  await panel(page, '목차').click()
  await expect(page.getByRole('complementary', { name: '목차' })).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  expect(await axeViolations(page)).toEqual([])
})
