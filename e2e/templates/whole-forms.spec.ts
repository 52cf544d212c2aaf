import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { draftDocument } from '@/lib/templates/draft/draft-document'
import { consistentExample } from '@/lib/templates/example-answers'
import { guideOf } from '@/lib/templates/guide'
import { questionsOf } from '@/lib/templates/questions'
import { readAnswers } from '@/lib/templates/read-answer'
import { templateById } from '@/lib/templates/templates'
import { axeViolations } from '@/scripts/site/axe-violations'
import { ownAddress } from '../fixtures/accounts'

// Forms from the first question to the last, each answered at the keys, and the files that come of it.

const guides = JSON.parse(readFileSync('messages/ko/templateGuides.json', 'utf8'))

test.use({ extraHTTPHeaders: ownAddress() })
test.setTimeout(180_000)

/** Types an answer where it is asked: a value, the details of a party, the rows of a list. */
async function answer(page: Page, path: string, value: unknown): Promise<void> {
  if (Array.isArray(value)) {
    for (const [at, row] of value.entries()) {
      await page.getByRole('button', { name: /추가$/ }).click()
      await answer(page, `${path}.${at}`, row)
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [detail, inside] of Object.entries(value))
      await answer(page, `${path}.${detail}`, inside)
  } else {
    const text = String(value)
    const control = page.locator(`[name="${path}"]`)
    const choices = await control.count()
    if (choices > 1) await page.locator(`[name="${path}"][value="${text}"]`).check()
    else if (choices === 1 || !path.endsWith('.type')) await control.fill(text)
  }
}

const bare = (text: string) => text.replace(/\s/g, '')
const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' }
/** The letters of a part of a file, without its marks and white space. */
function lettersOf(file: Uint8Array, part: string): string {
  const xml = strFromU8(unzipSync(file)[part] ?? new Uint8Array())
  const text = xml.replace(/<[^>]*>/g, '')
  return bare(
    text.replace(/&(?:lt|gt|quot|apos|amp);/g, (name) => entities[name as keyof typeof entities]),
  )
}

async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return new Uint8Array(await readFile(await (await download).path()))
}

for (const id of [
  'certified-mail',
  'payment-order',
  'complaint',
  'housing-lease',
  'unfair-dismissal',
]) {
  test(`${id} from its first question to its packet and files`, async ({ page }) => {
    const template = templateById(id)
    if (!template) throw new Error(`no template ${id}`)
    const example = consistentExample(template)
    const { answers } = readAnswers(template, example)
    const { blocks } = draftDocument(template, answers)
    const lines = blocks.flatMap((block) => ('text' in block ? [bare(block.text)] : []))

    await page.goto(`/documents/templates/${id}`)
    const guide = guideOf(guides, id)
    for (const field of questionsOf(template, answers)) {
      const name = guide.fields[field.id]?.label ?? field.id
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      await answer(page, field.id, example[field.id])
      await page.getByRole('button', { name: /^(다음|완성하기)$/ }).click()
    }
    await expect(page.getByRole('heading', { name: '문서가 준비되었습니다' })).toBeVisible()
    await expect(page.getByText('아직 빈칸인 질문')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])

    const docx = lettersOf(await saved(page, 'Word (DOCX)'), 'word/document.xml')
    expect(lines.filter((line) => !docx.includes(line))).toEqual([])
    const hwpx = lettersOf(await saved(page, '한글 (HWPX)'), 'Contents/section0.xml')
    expect(lines.filter((line) => !hwpx.includes(line))).toEqual([])
    const pdf = await saved(page, 'PDF')
    expect(strFromU8(pdf.slice(0, 5))).toBe('%PDF-')
    expect(pdf.length).toBeGreaterThan(5_000)

    const packet = Object.keys(unzipSync(await saved(page, '모두 한 번에 받기 (ZIP)')))
    for (const ending of ['.docx', '.hwpx', '.pdf'])
      expect(packet.filter((file) => file.startsWith('1 ') && file.endsWith(ending))).toHaveLength(
        1,
      )
    expect(packet.some((file) => file.endsWith('다음에 할 일.docx'))).toBe(true)
  })
}
