import { readFile, stat, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { largestReadable } from '@/lib/documents/constants'
import { writeDocument, writtenFormats } from '@/lib/documents/write/write-document'

const usage = `Writes a document from blocks.

  npm run -s documents:write -- --format docx|hwpx|pdf|md|txt IN.json OUT

IN.json: {"blocks": [{"kind", "number", "text", "page"}]}, of kind heading, clause, paragraph, list, table, footnote,
image or pageBreak. A table may have "rows": [["a", "b"]]. Bad input is one line on standard error, and exit code 2.
`

const refuse = (why: string) => {
  process.stderr.write(`${why}\n`)
  return 2
}

async function readJson(file: string): Promise<{ value: unknown } | { problem: string }> {
  const about = await stat(file).catch(() => null)
  if (!about?.isFile()) return { problem: `${file}: there is no such file` }
  if (about.size > largestReadable)
    return { problem: `${file}: larger than ${largestReadable / 1024 / 1024} MB` }
  try {
    return { value: JSON.parse((await readFile(file, 'utf8')).replace(/^\ufeff/, '')) }
  } catch {
    return { problem: `${file}: not JSON` }
  }
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { format: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  const [input, output, ...rest] = positionals
  if (!input || !output || rest.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const format = z.enum(writtenFormats).safeParse(values.format)
  if (!format.success) return refuse(`--format: one of ${writtenFormats.join(', ')}`)
  const read = await readJson(input)
  if ('problem' in read) return refuse(read.problem)
  const content = contentSchema.safeParse(read.value)
  if (!content.success) {
    const [issue] = content.error.issues
    return refuse(`${input}: ${issue?.path.join('.') || 'the document'}: ${issue?.message}`)
  }
  const bytes = await writeDocument(content.data, format.data)
  try {
    await writeFile(output, bytes)
  } catch (error) {
    return refuse(`${output}: ${error instanceof Error ? error.message : 'cannot be written'}`)
  }
  return 0
}

run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}\n`,
    )
    process.exitCode = 2
  },
)
