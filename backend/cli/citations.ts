import { readFile } from 'node:fs/promises'
import { text as readAll } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { checkCitations } from '@/backend/citations/lookup'
import { connect } from '@/backend/db'
import { runCommand } from '@/lib/command-line'

const usage = `Checks every citation of a text against the corpus, one JSON line each.

  npm run citations:check -- [--data DIR] FILE

FILE is UTF-8 text; - reads standard input. Each line: {text, kind, state, target, candidates, reason}.
`

async function run(): Promise<number> {
  // The launcher has already started the store under --data; the option is only accepted here.
  const { values, positionals } = parseArgs({
    options: { data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  })
  const [file, ...rest] = positionals
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  if (file === undefined || rest.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const input = file === '-' ? await readAll(process.stdin) : await readFile(file, 'utf8')
  const sql = connect({ max: 2 })
  try {
    for (const citation of await checkCitations(sql, input.normalize('NFC'))) {
      const { text, kind, state, target, candidates, reason } = citation
      process.stdout.write(`${JSON.stringify({ text, kind, state, target, candidates, reason })}\n`)
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
  return 0
}

runCommand(run)
