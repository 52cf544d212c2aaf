import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '@/lib/command-line'
import type { Block } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { largestReadable } from '@/lib/documents/constants'
import { readDocument } from '@/lib/documents/read/read-document'
import type { RefusalReason } from '@/lib/documents/read/read-refusal'

const usage = `Reads a document of any kind and prints what is in it.

  npm run -s documents:read -- [--password WORDS] FILE

One JSON object: {format, state, pages, blocks: [{kind, number, text, page}], warnings}; a table has rows too.
state is ready, partly or password. A file that is refused is one line on standard error, and exit code 2.
`

const reasons: Record<RefusalReason, string> = {
  empty: 'the file is empty',
  tooLarge: `the file is larger than ${largestReadable / 1024 / 1024} MB`,
  unknownType: 'the file is of no type that is read',
  oldOffice: 'the file is of an old Office format; save it as DOCX or XLSX',
  broken: 'the file is damaged or cut off',
  hostile:
    'the file is built as a trap (too much packed data, too deep nesting, entities, or paths that lead out)',
  tooManyPages: 'the file has too many pages',
  tooLong: 'reading the file took too long',
  tooMuchMemory: 'reading the file took too much memory',
  locked: 'the file is locked by rights management',
  distributed: 'the file is a Hangul document for distribution, locked in a way that is not read',
  oldPassword:
    'the file has a password in an old way of encryption that is not read; save it again without one',
}

/** What other programs need of a block. */
function shown(block: Block) {
  const { kind, number, text, page } = block
  if (block.kind !== 'table') return { kind, number, text, page }
  const rows = rowsOf(block).map(({ cells }) =>
    cells.map(({ text: words, colspan, rowspan }) =>
      colspan || rowspan ? { text: words, colspan, rowspan } : words,
    ),
  )
  return { kind, number, text, page, rows }
}

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`)

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { password: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const [file, ...rest] = positionals
  if (values.help || file === undefined || rest.length > 0) {
    ;(values.help ? process.stdout : process.stderr).write(usage)
    return values.help ? 0 : 2
  }
  const refuse = (why: string) => {
    process.stderr.write(`${path.basename(file)}: ${why}\n`)
    return 2
  }
  const about = await stat(file).catch(() => null)
  if (!about?.isFile()) return refuse('there is no such file')
  if (about.size > largestReadable) return refuse(reasons.tooLarge)
  const { password } = values
  const result = await readDocument(
    await readFile(file),
    path.basename(file),
    password === undefined ? {} : { password },
  )
  const { format, state } = result
  if (state === 'refused') return refuse(reasons[result.reason])
  if (state === 'password') {
    print({ format, state, pages: null, blocks: [], warnings: [] })
    return refuse('the file has a password; give it with --password')
  }
  const warnings = result.warnings.map(({ code, pages }) =>
    pages ? `${code}: ${pages.join(', ')}` : code,
  )
  print({ format, state, pages: result.pages, blocks: result.blocks.map(shown), warnings })
  return 0
}

runCommand(run, { failed: 2 })
