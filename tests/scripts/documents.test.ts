import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { z } from 'zod'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { contentOf, wholeContract } from '@/tests/factories/document-content'

const folder = mkdtempSync(path.join(tmpdir(), 'documents-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string) => path.join(folder, name)

function command(name: 'read' | 'write', ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/tsx/dist/cli.mjs',
      '--tsconfig',
      'scripts/tsconfig.json',
      `scripts/documents-${name}.ts`,
      ...args,
    ],
    { encoding: 'utf8' },
  )
  return { status, stdout, lines: stderr.split('\n').filter(Boolean) }
}

const outputSchema = z.object({
  format: z.string(),
  state: z.string(),
  pages: z.number().nullable(),
  blocks: z.array(
    z.object({
      kind: z.string(),
      number: z.string().nullable(),
      text: z.string(),
      page: z.number().nullable(),
      rows: z.unknown().optional(),
    }),
  ),
  warnings: z.array(z.string()),
})
const squeezed = (text: string) => text.replace(/\s+/g, '')

describe('documents:write and documents:read', () => {
  writeFileSync(at('in.json'), JSON.stringify(wholeContract))
  const wordsOnly = wholeContract.blocks.filter(({ kind }) => kind !== 'image')
  writeFileSync(at('words.json'), JSON.stringify({ ...wholeContract, blocks: wordsOnly }))

  it('give back every word and number of a PDF, without what stands on every page', () => {
    expect(command('write', '--format', 'pdf', at('in.json'), at('a.pdf'))).toMatchObject({
      status: 0,
    })
    expect(readFileSync(at('a.pdf')).length).toBeLessThan(200_000)
    const { status, stdout } = command('read', at('a.pdf'))
    const { blocks, pages, format, state } = outputSchema.parse(JSON.parse(stdout))
    expect({ status, format, state, pages }).toEqual({
      status: 0,
      format: 'pdf',
      state: 'ready',
      pages: 2,
    })
    const { blocks: source } = contentOf(wholeContract)
    const found = blocks.map(({ number, text }) => [number, squeezed(text)])
    for (const block of source)
      if (!['table', 'image', 'pageBreak'].includes(block.kind))
        expect(found).toContainEqual([block.number, squeezed(block.text)])
    const table = source.find((block) => block.kind === 'table')
    const rows = table?.kind === 'table' ? rowsOf(table) : []
    const shown = rows.map(({ cells }) =>
      cells.map(({ text, colspan, rowspan }) =>
        colspan || rowspan ? { text, colspan, rowspan } : text,
      ),
    )
    expect(blocks.find(({ kind }) => kind === 'table')?.rows).toEqual(
      JSON.parse(JSON.stringify(shown)),
    )
    expect(blocks.find(({ text }) => text.startsWith('2026년'))?.page).toBe(2)
  })

  it('take what the other gives', () => {
    const format = 'docx'
    expect(command('write', '--format', format, at('words.json'), at(`a.${format}`)).status).toBe(0)
    const first = command('read', at(`a.${format}`))
    writeFileSync(at('again.json'), first.stdout)
    expect(command('write', '--format', format, at('again.json'), at(`b.${format}`)).status).toBe(0)
    const again = command('read', at(`b.${format}`))
    const lines = ({ stdout }: { stdout: string }) =>
      outputSchema
        .parse(JSON.parse(stdout))
        .blocks.map(({ number, text }) => [number, squeezed(text)])
    expect(lines(again)).toEqual(lines(first))
  })

  it('refuse bad input with one line', () => {
    writeFileSync(at('bad.json'), '{"blocks": [{"kind": "poem"}]}')
    writeFileSync(at('no.json'), 'not json')
    writeFileSync(at('empty.docx'), '')
    const refused = { status: 2, stdout: '', lines: [expect.any(String)] }
    expect(command('write', '--format', 'docx', at('bad.json'), at('c.docx'))).toEqual(refused)
    expect(command('write', '--format', 'doc', at('in.json'), at('c.docx'))).toEqual(refused)
    expect(command('write', '--format', 'docx', at('no.json'), at('c.docx'))).toEqual(refused)
    expect(command('write', '--format', 'docx', at('missing.json'), at('c.docx'))).toEqual(refused)
    expect(command('write', '--format', 'docx', at('in.json'), at('none/c.docx'))).toEqual(refused)
    expect(command('read', at('empty.docx'))).toEqual({
      ...refused,
      lines: ['empty.docx: the file is empty'],
    })
    expect(command('read', at('missing.docx'))).toEqual(refused)
    // Its library prints what is wrong with the XML, line by line.
    writeFileSync(
      at('broken.xlsx'),
      zipSync({ 'xl/workbook.xml': strToU8('<workbook><sheets a="<"></t>') }),
    )
    expect(command('read', at('broken.xlsx'))).toEqual(refused)
  })
})
