import { zipSync } from 'fflate'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { parseDocument } from '@/lib/documents/read/parse-document'

const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relations = `${office}/officeDocument/2006/relationships`

const firstCells = '<c r="A1"><v>1</v></c><c r="B1"><v>2</v></c>'

function workbook(rows: string, styles = ''): Uint8Array {
  const part = (text: string) => new TextEncoder().encode(`<?xml version="1.0"?>${text}`)
  const types = `${office}/package/2006/content-types`
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': part(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="표" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': part(
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    ),
    ...(styles
      ? { 'xl/styles.xml': part(`<styleSheet xmlns="${main}">${styles}</styleSheet>`) }
      : {}),
  })
}
async function readRows(rows: string, styles = '') {
  const read = await parseDocument(workbook(rows, styles), 'a.xlsx')
  if (read.state !== 'ready') throw new Error(JSON.stringify(read))
  return read
}
const codes = async (cells: string) =>
  (await readRows(`<row r="1">${firstCells}${cells}</row>`)).warnings.map(({ code }) => code)
const text = (place: string, words: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`

it('says of a workbook that cells show their formula, and of others nothing', async () => {
  expect(await codes('<c r="C1"><f>SUM(A1:B1)</f></c>')).toContain('formulas')
  expect(await codes('<c r="C1"><f>SUM(A1:B1)</f><v></v></c>')).toContain('formulas')
  expect(await codes('<c r="C1"><f>SUM(A1:B1)</f><v>3</v></c>')).not.toContain('formulas')
  expect(await codes('')).not.toContain('formulas')
})

it('says of a workbook that cells so far out are not read', async () => {
  const far = `<row r="1">${firstCells}</row><row r="1048576">${text('XFD1048576', '끝')}</row>`
  expect((await readRows(far)).warnings).toEqual([{ code: 'incomplete' }])
  const empty = `<row r="1">${firstCells}</row><row r="1048576"><c r="XFD1048576"></c></row>`
  expect((await readRows(empty)).warnings).toEqual([])
})

it('reads a sheet of one column as the text that people wrote in it', async () => {
  const lines = ['용역 계약서', '제1조(목적) 이 계약은', '① 갑은', '', '끝.']
  const rows = lines.map((line, at) => `<row r="${at + 1}">${text(`A${at + 1}`, line)}</row>`)
  const { blocks } = await readRows(rows.join(''))
  expect(blocks).toMatchObject([
    { kind: 'heading', text: '표', page: 1 },
    { kind: 'paragraph', text: '용역 계약서', page: 1 },
    { kind: 'clause', number: '제1조', text: '(목적) 이 계약은' },
    { kind: 'clause', number: '①', text: '갑은' },
    { kind: 'paragraph', text: '끝.' },
  ])
  const table = await readRows(
    `<row r="1">${text('A1', '제1조')}${text('B1', '목적')}</row><row r="2">${text('A2', '제2조')}</row>`,
  )
  expect(table.blocks.at(-1)?.kind).toBe('table')
})

it('reads numbers as the workbook shows them', async () => {
  const codes = [
    'General',
    '0.0%',
    '#,##0"원"',
    'yyyy-mm-dd',
    '#,##0;[Red]-#,##0',
    '0.00',
    'broken [[',
  ]
  const own = codes.map((code, at) => {
    const escaped = code.replaceAll('"', '&quot;')
    return `<numFmt numFmtId="${164 + at}" formatCode="${escaped}"/>`
  })
  const ids = [...codes.map((_, at) => 164 + at), 9, 42]
  const styles = `<numFmts>${own.join('')}</numFmts><cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`
  const values = ['0.125', '0.125', '1000000', '46082', '-1234.5', '12.5', '7', '0.2', '55000000']
  const cells = values.map((value, at) => `<c r="A${at + 1}" s="${at}"><v>${value}</v></c>`)
  const beside = cells.map(
    (cell, at) => `<row r="${at + 1}">${cell}${text(`B${at + 1}`, '값')}</row>`,
  )
  const formula = '<row r="10"><c r="A10" s="4"><f>SUM(A3:A9)</f><v>3000</v></c><c r="B10"/></row>'
  const { blocks } = await readRows(beside.join('') + formula, styles)
  const tables = blocks.filter((block) => block.kind === 'table')
  expect(tables.flatMap(rowsOf).map(({ cells: [first] }) => first?.text)).toEqual([
    '0.125',
    '12.5%',
    '1,000,000원',
    '2026-03-01',
    '-1,235',
    '12.50',
    '7',
    '20%',
    '₩55,000,000',
    '3,000',
  ])
})

it('reads days in the form that the workbook gives them, and characters that XML has none for', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;년&quot; m&quot;월&quot; d&quot;일&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>'
  const { blocks } = await readRows(
    `<row r="1">${text('A1', '첫째_x000D_ 줄')}<c r="B1" s="1"><v>46000</v></c></row><row r="2">${firstCells.replaceAll('1"', '2"')}</row>`,
    styles,
  )
  const [table] = blocks.filter((block) => block.kind === 'table').map(rowsOf)
  expect(table?.[0]?.cells.map((cell) => cell.text)).toEqual(['첫째 줄', '2025년 12월 9일'])
})
