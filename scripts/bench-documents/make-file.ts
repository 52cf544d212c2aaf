import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import type { Content } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { writeDocument } from '@/lib/documents/write/write-document'

export const benchFormats = ['docx', 'hwp', 'hwpx', 'pdf', 'md', 'txt', 'xlsx', 'hwpml'] as const
export type BenchFormat = (typeof benchFormats)[number]

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const lineOf = (number: string | null, text: string) => (number ? `${number} ${text}` : text)

/** A workbook with a sheet of lines, and a sheet for each table. */
function workbook(content: Content): Uint8Array {
  const lines = content.blocks.flatMap((block) =>
    block.kind === 'table' || block.kind === 'pageBreak'
      ? []
      : [[lineOf(block.number, block.text)]],
  )
  const tables = content.blocks.flatMap((block) =>
    block.kind === 'table' ? [rowsOf(block).map(({ cells }) => cells.map(({ text }) => text))] : [],
  )
  const sheets = [lines, ...tables]
  const cell = (text: string, row: number, column: number) =>
    `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c>`
  const sheet = (rows: string[][]) =>
    rows
      .map(
        (cells, row) =>
          `<row r="${row + 1}">${cells.map((text, at) => cell(text, row, at)).join('')}</row>`,
      )
      .join('')
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.map((_, at) => `<sheet name="${at === 0 ? '계약' : `표 ${at}`}" sheetId="${at + 1}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships">${sheets.map((_, at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}</Relationships>`,
    ),
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet xmlns="${main}"><sheetData>${sheet(rows)}</sheetData></worksheet>`),
      ]),
    ),
  })
}

/** The format of Hangul that is one XML file. */
function hwpml(content: Content): Uint8Array {
  const line = (text: string) => `<P><TEXT><CHAR>${escapeXml(text)}</CHAR></TEXT></P>`
  const lines = content.blocks.flatMap((block) => {
    if (block.kind === 'pageBreak') return []
    if (block.kind !== 'table') return [line(lineOf(block.number, block.text))]
    const rows = rowsOf(block)
    const cells = rows.map(
      ({ cells: own }, row) =>
        `<ROW>${own
          .map(
            ({ text }, column) =>
              `<CELL ColAddr="${column}" RowAddr="${row}" ColSpan="1" RowSpan="1"><PARALIST>${line(text)}</PARALIST></CELL>`,
          )
          .join('')}</ROW>`,
    )
    return [
      `<P><TEXT><TABLE ColCount="${rows[0]?.cells.length ?? 0}" RowCount="${rows.length}">${cells.join('')}</TABLE></TEXT></P>`,
    ]
  })
  return strToU8(
    `<?xml version="1.0" encoding="UTF-8"?><HWPML Version="2.91"><HEAD SecCnt="1"/><BODY><SECTION>${lines.join('')}</SECTION></BODY></HWPML>`,
  )
}

/** HWP 5 as the library of the viewer writes it from the product's HWPX; the product itself writes none. */
async function hwp(content: Content): Promise<Uint8Array> {
  const { default: init, HwpDocument } = await import('@rhwp/core')
  // It asks a browser how wide letters are.
  Object.assign(globalThis, { measureTextWidth: (_: string, text: string) => text.length * 10 })
  await init({ module_or_path: await readFile('node_modules/@rhwp/core/rhwp_bg.wasm') })
  const document = new HwpDocument(await writeDocument(content, 'hwpx'))
  try {
    return document.exportHwp()
  } finally {
    document.free()
  }
}

/** The document as a file of a format: by the product's writers where it has one. */
export async function makeFile(content: Content, format: BenchFormat): Promise<Uint8Array> {
  if (format === 'xlsx') return workbook(content)
  if (format === 'hwpml') return hwpml(content)
  if (format === 'hwp') return hwp(content)
  return writeDocument(content, format)
}
