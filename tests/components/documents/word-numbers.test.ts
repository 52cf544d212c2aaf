import { strFromU8, strToU8, unzipSync } from 'fflate'
import { JSDOM } from 'jsdom'
import {
  fillPageFields,
  writePageFields,
} from '@/components/documents/viewer/pages/word/page-fields'
import { withNumbers } from '@/components/documents/viewer/pages/word/written-numbers'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { writeDocument } from '@/lib/documents/write/write-document'

// The readers want Node's own types; of a browser only what follows is used.
const { window } = new JSDOM()
const { DOMParser, XMLSerializer, NodeFilter, document } = window
Object.assign(globalThis, { DOMParser, XMLSerializer, NodeFilter, document })

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const xml = (body: string) =>
  new DOMParser().parseFromString(`<w:ftr xmlns:w="${main}">${body}</w:ftr>`, 'text/xml')

describe('a Word file as it is drawn', () => {
  it('has the numbers that are read from it as text, each once', async () => {
    const content = contentSchema.parse({
      blocks: [
        { kind: 'clause', number: '제1조', text: '(목적) 이 계약은', level: 1 },
        { kind: 'clause', number: '①', text: '갑은 지급한다.', level: 2 },
        { kind: 'clause', number: '②', text: '을은 인도한다.', level: 2 },
        { kind: 'clause', number: '1.', text: '첫째', level: 3 },
        { kind: 'clause', number: '가.', text: '목', level: 4 },
        { kind: 'clause', number: '제2조', text: '(대금) 대금은', level: 1 },
      ],
    })
    const file = await writeDocument(content, 'docx')
    const read = await parseDocument(file, 'a.docx')
    const numbers = read.state === 'ready' ? read.blocks.map(({ number }) => number) : []
    const drawn = unzipSync(withNumbers(new Uint8Array(file)).bytes)
    const body = new DOMParser().parseFromString(
      strFromU8(drawn['word/document.xml'] ?? strToU8('')),
      'text/xml',
    )
    const lines = [...body.getElementsByTagNameNS(main, 'p')].map(({ textContent }) => textContent)
    expect(numbers).toEqual(['제1조', '①', '②', '1.', '가.', '제2조'])
    expect(lines.slice(0, 6)).toEqual(content.blocks.map(({ number, text }) => `${number}${text}`))
  })

  it('has the number of each page where Word counts it', () => {
    const field = (instruction: string, result: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const foot = xml(
      `<w:p><w:r><w:t>- </w:t></w:r>${field('PAGE \\* MERGEFORMAT', '7')}<w:r><w:t> / </w:t></w:r><w:fldSimple w:instr="NUMPAGES"><w:r><w:t>9</w:t></w:r></w:fldSimple><w:r><w:t> -</w:t></w:r>${field('DATE', '오늘')}</w:p>`,
    )
    writePageFields(foot)
    fillPageFields(foot, 2, 3)
    expect(foot.documentElement.textContent).toBe('- 2 / 3 - DATE 오늘')
  })

  it('is refused where it is no Word file', () => {
    expect(() => withNumbers(strToU8('no archive'))).toThrow()
  })
})
