import { validateHwpx } from 'kordoc'
import type { Block, Content, Run } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { type WrittenFormat, writeDocument } from '@/lib/documents/write/write-document'
import { contentOf, redPoint, wholeContract } from '@/tests/factories/document-content'

const content = contentOf(wholeContract)

async function rewrite(format: WrittenFormat, document: Content = content) {
  const bytes = await writeDocument(document, format)
  const result = await parseDocument(bytes, `a.${format}`, { pictures: true })
  if (result.state !== 'ready') throw new Error(JSON.stringify(result))
  return { ...result, bytes }
}

const squeezed = (text: string) => text.replace(/\s+/g, '')
const lineOf = (block: Block) => [
  block.kind,
  block.number,
  block.kind === 'table' ? '' : squeezed(block.text),
]
/** What every format keeps: kind, number and text, in order. Pictures and breaks are looked at apart. */
const linesOf = (blocks: readonly Block[], left: readonly string[] = []) =>
  blocks.filter(({ kind }) => !['image', 'pageBreak', ...left].includes(kind)).map(lineOf)
const tableOf = (blocks: readonly Block[]) => {
  const table = blocks.find((block) => block.kind === 'table')
  return table?.kind === 'table'
    ? rowsOf(table).map(({ cells }) =>
        cells.map(({ text, colspan = 1, rowspan = 1 }) => [text, colspan, rowspan]),
      )
    : null
}
const runsWith = (blocks: readonly Block[], wanted: (run: Run) => unknown) =>
  blocks
    .flatMap((block) => ('runs' in block ? (block.runs ?? []) : []))
    .filter(wanted)
    .map(({ text }) => text)

describe('a document as DOCX', () => {
  it('reads back as it was', async () => {
    const { blocks } = await rewrite('docx')
    expect(linesOf(blocks)).toEqual(linesOf(content.blocks))
    expect(tableOf(blocks)).toEqual(tableOf(content.blocks))
  })

  it('keeps its looks, its notes, its changes and comments', async () => {
    const { blocks, comments, header, footer } = await rewrite('docx')
    expect(runsWith(blocks, ({ bold }) => bold)).toEqual(['(목적)'])
    expect(runsWith(blocks, ({ underline }) => underline)).toEqual(['개발 업무'])
    expect(runsWith(blocks, ({ change }) => change?.kind === 'deleted')).toEqual(['20%'])
    expect(runsWith(blocks, ({ change }) => change?.kind === 'inserted')).toEqual(['12%'])
    expect(runsWith(blocks, ({ comments: on }) => on?.length)).toEqual(['로 한다.'])
    expect(comments).toMatchObject([{ author: '이변호사', text: '상한을 확인할 것' }])
    expect([header, footer]).toEqual([
      content.header,
      expect.stringContaining(content.footer ?? ''),
    ])
    const aligned = blocks.flatMap((block) =>
      'align' in block && block.align ? [[block.text, block.align]] : [],
    )
    expect(aligned).toContainEqual(['2026년 11월 22일', 'right'])
  })

  it('keeps its picture and its pages', async () => {
    const { blocks, pages } = await rewrite('docx')
    const image = blocks.find((block) => block.kind === 'image')
    expect(image).toMatchObject({
      text: '회사의 표지',
      image: { mime: 'image/png', width: expect.closeTo(40, 0), data: redPoint },
    })
    expect(pages).toBe(2)
    expect(blocks.at(-1)?.page).toBe(2)
  })
})

describe('a document as HWPX', () => {
  it('reads back as it was, by a reader that others wrote', async () => {
    const { blocks } = await rewrite('hwpx')
    expect(linesOf(blocks)).toEqual(linesOf(content.blocks))
    expect(tableOf(blocks)).toEqual(tableOf(content.blocks))
  })

  it('is valid', async () => {
    const { bytes } = await rewrite('hwpx')
    expect(await validateHwpx(Buffer.from(bytes))).toMatchObject({ ok: true, issues: [] })
  })

  it('is the same file for the same document', async () => {
    expect(await writeDocument(content, 'hwpx')).toEqual(await writeDocument(content, 'hwpx'))
  })
})

describe('a document as Markdown', () => {
  it('reads back as it was, with the cells of a span left empty', async () => {
    const { blocks } = await rewrite('md')
    const words = blocks.filter(({ text }) => text !== '회사의 표지')
    expect(linesOf(words)).toEqual(linesOf(content.blocks))
    expect(runsWith(blocks, ({ bold }) => bold)).toEqual(['(목적)'])
  })
})

describe('a document as text', () => {
  it('has its numbers written out', async () => {
    const text = new TextDecoder().decode(await writeDocument(content, 'txt'))
    expect(text).toContain('제1조(목적) 이 계약은')
    expect(text).toContain('제2조 이 계약에서')
    expect(text).toContain('가. 첫째 목')
    expect(text).toContain('지연손해금은 연 12%로 한다.')
  })
})

describe('any text', () => {
  const strange = contentOf({
    blocks: [
      { kind: 'paragraph', text: '1. 적힌 그대로 *별* _밑줄_ <태그> [괄호] & 그리고 # 표 | 막대' },
      { kind: 'paragraph', text: '제\u0000어\u0007문자와 \ud800 반쪽' },
      { kind: 'clause', number: '제7조', text: '일곱째부터' },
      { kind: 'clause', number: '제9조', text: '하나를 건너뛴 조' },
      { kind: 'clause', number: '3.', text: '셋부터 시작하는 호' },
      { kind: 'table', text: '| 가 | 나 |\n| 다 | 라 |' },
      { kind: 'footnote', number: '1', text: '표 뒤의 주석' },
    ],
  })

  it.each(['docx', 'hwpx', 'md'] as const)('survives in %s', async (format) => {
    const { blocks } = await rewrite(format, strange)
    const numbers = blocks.map(({ number }) => number).filter(Boolean)
    expect(numbers).toEqual(expect.arrayContaining(['제7조', '제9조', '3.', '1']))
    const whole = blocks.map(({ number, text }) => `${number ?? ''}${squeezed(text)}`).join('\n')
    expect(whole).toContain(squeezed('적힌 그대로 *별* _밑줄_ <태그> [괄호] & 그리고 # 표 | 막대'))
    expect(whole).toContain('제어문자와반쪽')
    expect(whole).toContain('표뒤의주석')
    expect(tableOf(blocks)).toMatchObject([
      [
        ['가', 1, 1],
        ['나', 1, 1],
      ],
      [
        ['다', 1, 1],
        ['라', 1, 1],
      ],
    ])
  })

  it.each(['docx', 'hwpx', 'md', 'txt'] as const)('may be none at all in %s', async (format) => {
    const bytes = await writeDocument(contentOf({ blocks: [] }), format)
    expect(bytes.length).toBeGreaterThan(0)
  })
})
