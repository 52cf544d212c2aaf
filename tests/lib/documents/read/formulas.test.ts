import { zipSync } from 'fflate'
import { parseDocument } from '@/lib/documents/read/parse-document'

const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relations = `${office}/officeDocument/2006/relationships`

function workbook(cells: string): Uint8Array {
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
      `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c>${cells}</row></sheetData></worksheet>`,
    ),
  })
}
const codes = async (cells: string) => {
  const read = await parseDocument(workbook(cells), 'a.xlsx')
  if (read.state !== 'ready') throw new Error(JSON.stringify(read))
  return read.warnings.map(({ code }) => code)
}

it('says of a workbook that cells show their formula, and of others nothing', async () => {
  expect(await codes('<c r="C1"><f>SUM(A1:B1)</f></c>')).toContain('formulas')
  expect(await codes('<c r="C1"><f>SUM(A1:B1)</f><v></v></c>')).toContain('formulas')
  expect(await codes('<c r="C1"><f>SUM(A1:B1)</f><v>3</v></c>')).not.toContain('formulas')
  expect(await codes('')).not.toContain('formulas')
})
