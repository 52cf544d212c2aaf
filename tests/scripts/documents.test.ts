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

/** What stands on each page, with all that the reader leaves out. Jest cannot load the reader's own module. */
function pageTexts(file: string): string[] {
  const script = `import { readFileSync } from 'node:fs'
    import { extractText } from 'unpdf'
    const { text } = await extractText(new Uint8Array(readFileSync(process.argv[1])))
    process.stdout.write(JSON.stringify(text))`
  const args = ['--input-type=module', '-e', script, file]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return z.array(z.string()).parse(JSON.parse(stdout))
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

  it('number every page of a PDF that is as long as a judgment of thirty pages', () => {
    const line = '원심은 그 채택 증거를 종합하여 판시와 같은 사실을 인정한 다음 이를 배척하였다. '
    const blocks = Array.from({ length: 330 }, (_, no) => ({
      kind: 'paragraph',
      number: null,
      text: `${no + 1}번째 문단이다. ${line.repeat(3)}`,
    }))
    writeFileSync(at('long.json'), JSON.stringify({ blocks }))
    expect(command('write', '--format', 'pdf', at('long.json'), at('long.pdf')).lines).toEqual([])
    const pages = pageTexts(at('long.pdf'))
    expect(pages.length).toBeGreaterThan(25)
    const unnumbered = pages.flatMap((text, no) => (text.includes(`- ${no + 1} -`) ? [] : [no + 1]))
    expect(unnumbered).toEqual([])
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
