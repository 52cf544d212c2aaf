/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate'
import { csvTable } from '@/lib/csv'
import { tableRows } from '@/lib/knowledge/table-export'
import { sheetFile } from '@/lib/sheet-file'

const words = {
  document: '문서',
  place: '위치',
  none: '문서에 없습니다',
  page: (no: number) => `${no}쪽`,
}
const cell = {
  passage: 2,
  page: 3,
  path: '제5조',
  text: '=HYPERLINK("https://evil.example")',
  marks: [],
}
const rows = tableRows(
  ['보증금은?', '차임은?'],
  {
    state: 'asked',
    left: 0,
    missing: 0,
    rows: [{ document: 'd', name: '@계약서.docx', cells: [cell, null] }],
  },
  words,
)

it('every document is a row, every question a column with the place beside it', () => {
  expect(rows).toEqual([
    ['문서', '보증금은?', '위치', '차임은?', '위치'],
    ['@계약서.docx', cell.text, '3쪽 · 제5조', '문서에 없습니다', ''],
  ])
})

it('what a document says is no formula in a table', async () => {
  expect(csvTable(rows)).toContain(`"'=HYPERLINK(`)
  expect(csvTable(rows)).toContain(`'@계약서.docx`)
  const sheet = strFromU8(
    unzipSync(new Uint8Array(await sheetFile(rows)))['xl/worksheets/sheet1.xml'] ??
      new Uint8Array(),
  )
  expect(sheet).not.toContain('<f>')
})

it('a sheet is an archive that a program of tables opens', async () => {
  const files = unzipSync(new Uint8Array(await sheetFile(rows)))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['xl/workbook.xml', 'xl/worksheets/sheet1.xml']),
  )
  expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('보증금은?')
})
